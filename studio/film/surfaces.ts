import { createMesh, createTarget, gl } from "./graphics.ts";
import { wallColour, wallDepth, wallHalfSize } from "./lights.ts";
import { sheetIndices, stripIndices } from "./mesh.ts";
import { ribbons } from "./ribbons.ts";

export const atlasLength = 520;
export const atlasRows = 14;

/** Light map, front in the lower half, back in the upper. The shader defines its channels. */
const createMap = (width: number, height: number) => createTarget(width, height, gl.RGBA32F, gl.RGBA32F);

export const cloths = ribbons.map((ribbon) => ({
  ...ribbon,
  sheet: createMesh(sheetIndices),
  strip: createMesh(stripIndices),
  map: createMap(atlasLength, atlasRows * 2),
}));

const [right, top] = wallHalfSize;
const corners = [-right, right].flatMap((x) => [-top, top].map((y) => [x, y] as const));

export const wall = {
  colour: wallColour,
  sheet: createMesh(Uint32Array.of(0, 2, 3, 0, 3, 1)),
  map: createMap(216, 126),
};

wall.sheet.fill(Float32Array.from(corners.flatMap(([x, y]) => [x, y, wallDepth, 0, 0, 1, 1, 0, 0, 0, 0, 1])));
