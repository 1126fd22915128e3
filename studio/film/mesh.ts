import { type Ribbon, rowCount, rowsAt } from "./ribbons.ts";
import { add, combine, cross, normalize, scale, subtract, type Vector } from "./vectors.ts";

const columns = [-1, -0.96, -0.7, -0.35, 0, 0.35, 0.7, 0.96, 1];
const edgeAngles = [0.25, 0.5, 0.75].map((part) => part * Math.PI);
const thickness = 0.014;
/** Curvature of the satin across its width. */
const cup = 0.07;

const gridIndices = (verticesPerRow: number, closed: boolean): Uint32Array => {
  const indices: number[] = [];
  for (let row = 0; row + 1 < rowCount; row++) {
    for (let column = 0; column + (closed ? 0 : 1) < verticesPerRow; column++) {
      const next = (column + 1) % verticesPerRow;
      const start = row * verticesPerRow;
      const below = start + verticesPerRow;
      indices.push(start + column, below + column, below + next, start + column, below + next, start + next);
    }
  }
  return Uint32Array.from(indices);
};

export const sheetIndices = gridIndices(columns.length, false);
export const stripIndices = gridIndices((columns.length + edgeAngles.length) * 2, true);

/** The cloth's mid-surface, without thickness: rows of points. */
export const createSheet = (ribbon: Ribbon, phase: number) => {
  const half = ribbon.width / 2;
  const positions = rowsAt(ribbon, phase).map(({ centre, along, across }) => {
    const up = cross(across, along);
    return columns.map((x) => ({ x, position: combine([1, centre], [x * half, across], [x * x * cup * half, up]) }));
  });
  return positions.map((row, index) => {
    const before = positions[index - 1] ?? row;
    const after = positions[index + 1] ?? row;
    return row.map((point, column) => {
      const difference = (a = point, b = point) => subtract(a.position, b.position);
      const thread = normalize(difference(after[column], before[column]));
      const normal = normalize(cross(difference(row[column + 1], row[column - 1]), thread));
      return { ...point, normal, thread, along: index / (rowCount - 1) };
    });
  });
};

type Sheet = ReturnType<typeof createSheet>;
type Point = Sheet[number][number];

/** Position, normal, thread direction, and cloth coordinates: along, across, front (1) or back (-1). */
const vertex = (position: Vector, normal: Vector, { thread, along, x }: Point, face: number) =>
  [position, normal, thread, [along, x, face]].flat();

export const sheetVertices = (sheet: Sheet): Float32Array =>
  Float32Array.from(sheet.flat().flatMap((point) => vertex(point.position, point.normal, point, 1)));

/** The cloth with its thickness and rounded edges. */
export const stripVertices = (sheet: Sheet): Float32Array => {
  const offset = (point: Point, normal: Vector, face: number) =>
    vertex(add(point.position, scale(normal, thickness)), normal, point, face);
  const crossSection = (row: readonly Point[]) => {
    const [first, last] = [row[0], row.at(-1)] as [Point, Point];
    const outward = normalize(subtract(last.position, first.position));
    const edge = (point: Point, side: 1 | -1) =>
      edgeAngles.flatMap((angle) => {
        const [sine, cosine] = [side * Math.sin(angle), side * Math.cos(angle)];
        return offset(point, combine([sine, outward], [cosine, point.normal]), cosine);
      });
    return [
      ...row.flatMap((point) => offset(point, point.normal, 1)),
      ...edge(last, 1),
      ...row.toReversed().flatMap((point) => offset(point, scale(point.normal, -1), -1)),
      ...edge(first, -1),
    ];
  };
  return Float32Array.from(sheet.flatMap(crossSection));
};
