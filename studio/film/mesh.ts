import { type Ribbon, rowCount, rowsAt } from "./ribbons.ts";
import { add, combine, cross, normalize, scale, subtract, type Vector } from "./vectors.ts";

const columns = [-1, -0.96, -0.7, -0.35, 0, 0.35, 0.7, 0.96, 1];
const edgeAngles = [0.25, 0.5, 0.75].map((part) => part * Math.PI);
const thickness = 0.014;
/** Satin cups a little across its width. */
const cup = 0.07;

const gridIndices = (verticesPerRow: number, closed: boolean): Uint32Array => {
  const indices: number[] = [];
  for (let row = 0; row + 1 < rowCount; row++) {
    for (let column = 0; column + (closed ? 0 : 1) < verticesPerRow; column++) {
      const next = (column + 1) % verticesPerRow;
      const here = row * verticesPerRow;
      const there = here + verticesPerRow;
      indices.push(here + column, there + column, there + next, here + column, there + next, here + next);
    }
  }
  return Uint32Array.from(indices);
};

export const sheetIndices = gridIndices(columns.length, false);
export const stripIndices = gridIndices((columns.length + edgeAngles.length) * 2, true);

interface Point {
  readonly place: Vector;
  readonly normal: Vector;
  readonly thread: Vector;
  readonly along: number;
  readonly x: number;
}

/** The middle of the cloth, which has no thickness: rows of points. */
export type Sheet = readonly (readonly Point[])[];

export const createSheet = (ribbon: Ribbon, phase: number): Sheet => {
  const half = ribbon.width / 2;
  const places = rowsAt(ribbon, phase).map(({ centre, along, across }) => {
    const up = cross(across, along);
    return columns.map((x) => ({ x, place: combine([1, centre], [x * half, across], [x * x * cup * half, up]) }));
  });
  return places.map((line, index) => {
    const before = places[index - 1] ?? line;
    const after = places[index + 1] ?? line;
    return line.map((here, column) => {
      const between = (one = here, other = here) => subtract(one.place, other.place);
      const thread = normalize(between(after[column], before[column]));
      const normal = normalize(cross(between(line[column + 1], line[column - 1]), thread));
      return { ...here, normal, thread, along: index / (rowCount - 1) };
    });
  });
};

/** Position, normal, thread direction, and where on the cloth: along, across, face (1) or back (-1). */
const vertex = (place: Vector, normal: Vector, { thread, along, x }: Point, face: number): number[] => [
  ...[...place, ...normal, ...thread],
  ...[along, x, face],
];

export const sheetVertices = (sheet: Sheet): Float32Array =>
  Float32Array.from(sheet.flat().flatMap((point) => vertex(point.place, point.normal, point, 1)));

/** The cloth with its thickness and rounded edges. */
export const stripVertices = (sheet: Sheet): Float32Array => {
  const raised = (point: Point, normal: Vector, face: number): number[] =>
    vertex(add(point.place, scale(normal, thickness)), normal, point, face);
  const around = (line: readonly Point[]): number[] => {
    const [first, last] = [line[0], line.at(-1)] as [Point, Point];
    const outward = normalize(subtract(last.place, first.place));
    const edge = (point: Point, way: 1 | -1) =>
      edgeAngles.flatMap((angle) => {
        const [sine, cosine] = [way * Math.sin(angle), way * Math.cos(angle)];
        return raised(point, combine([sine, outward], [cosine, point.normal]), cosine);
      });
    return [
      ...line.flatMap((point) => raised(point, point.normal, 1)),
      ...edge(last, 1),
      ...line.toReversed().flatMap((point) => raised(point, scale(point.normal, -1), -1)),
      ...edge(first, -1),
    ];
  };
  return Float32Array.from(sheet.flatMap(around));
};
