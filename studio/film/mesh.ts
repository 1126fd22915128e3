import type { Ribbon, Row } from "./ribbons.ts";
import { add, combine, cross, normalize, scale, subtract, type Vector } from "./vectors.ts";

/** Position, normal, thread direction, and where on the cloth: along, across, face (1) or back (-1). */
export const floatsPerVertex = 12;

const columns = [-1, -0.96, -0.7, -0.35, 0, 0.35, 0.7, 0.96, 1];
const edgeAngles = [0.25, 0.5, 0.75].map((part) => part * Math.PI);
const thickness = 0.014;
/** Satin cups a little across its width. */
const cup = 0.07;

export const sheetVerticesPerRow = columns.length;
export const stripVerticesPerRow = (columns.length + edgeAngles.length) * 2;

const gridIndices = (rowCount: number, verticesPerRow: number, closed: boolean): Uint32Array => {
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

export const sheetIndices = (rowCount: number): Uint32Array => gridIndices(rowCount, sheetVerticesPerRow, false);
export const stripIndices = (rowCount: number): Uint32Array => gridIndices(rowCount, stripVerticesPerRow, true);

interface Point {
  readonly place: Vector;
  readonly normal: Vector;
  readonly thread: Vector;
  readonly along: number;
  readonly x: number;
}

/** The middle of the cloth, which has no thickness: rows of points. */
export type Sheet = readonly (readonly Point[])[];

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[Math.min(items.length - 1, Math.max(0, index))];
  if (item === undefined) throw new Error("studio/film/mesh.ts: a ribbon needs at least one row");
  return item;
};

export const createSheet = (ribbon: Ribbon, rows: readonly Row[]): Sheet => {
  const half = ribbon.width / 2;
  const places = rows.map((row) => {
    const up = cross(row.across, row.along);
    return columns.map((x) => combine([1, row.centre], [x * half, row.across], [x * x * cup * half, up]));
  });
  return places.map((line, index) => {
    const before = at(places, index - 1);
    const after = at(places, index + 1);
    return line.map((place, column) => {
      const thread = normalize(subtract(at(after, column), at(before, column)));
      const normal = normalize(cross(subtract(at(line, column + 1), at(line, column - 1)), thread));
      return { place, normal, thread, along: index / (rows.length - 1), x: at(columns, column) };
    });
  });
};

const writer = (target: Float32Array) => {
  let offset = 0;
  return (place: Vector, normal: Vector, { thread, along, x }: Point, face: number): void => {
    target.set(place, offset);
    target.set(normal, offset + 3);
    target.set(thread, offset + 6);
    target[offset + 9] = along;
    target[offset + 10] = x;
    target[offset + 11] = face;
    offset += floatsPerVertex;
  };
};

export const fillSheet = (target: Float32Array, sheet: Sheet): void => {
  const write = writer(target);
  for (const line of sheet) for (const point of line) write(point.place, point.normal, point, 1);
};

/** The cloth with its thickness and rounded edges. */
export const fillStrip = (target: Float32Array, sheet: Sheet): void => {
  const write = writer(target);
  const raised = (point: Point, normal: Vector, face: number): void =>
    write(add(point.place, scale(normal, thickness)), normal, point, face);
  for (const line of sheet) {
    const first = at(line, 0);
    const last = at(line, line.length - 1);
    const outward = normalize(subtract(last.place, first.place));
    for (const point of line) raised(point, point.normal, 1);
    for (const angle of edgeAngles) {
      raised(last, combine([Math.sin(angle), outward], [Math.cos(angle), last.normal]), Math.cos(angle));
    }
    for (const point of line.toReversed()) raised(point, scale(point.normal, -1), -1);
    for (const angle of edgeAngles) {
      raised(first, combine([-Math.sin(angle), outward], [-Math.cos(angle), first.normal]), -Math.cos(angle));
    }
  }
};
