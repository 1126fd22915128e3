import { rays, viewThroughLens } from "./camera.ts";
import { clothFragment, clothVertex } from "./cloth-shaders.ts";
import { framing } from "./framing.ts";
import { atlasLength, atlasRows, createGatherer, createLightMap } from "./gather.ts";
import {
  begin,
  createMesh,
  createNoise,
  createProgram,
  createTarget,
  openGraphics,
  sampler,
  type Uniform,
} from "./graphics.ts";
import { shadowFragment, shadowVertex } from "./light-shaders.ts";
import { keyLight, keyMiddle, lamp, lobePower, lobes, pool, wallColour, wallDepth, wallHalfSize } from "./lights.ts";
import * as mesh from "./mesh.ts";
import { length, ribbons, rowCount, rowsAt } from "./ribbons.ts";
import { developFragment, screenVertex } from "./screen-shaders.ts";

export const loopMilliseconds = 10_000;

/** The part of the loop that shows the ribbons at their best comes first, as the poster. */
const posterMoment = 0.72;

export interface Film {
  /** Paints the moment `milliseconds` of the loop; the same moment always gives the same picture. */
  drawAt(milliseconds: number): void;
  /** The same picture, ten bits a channel, top row first, red in the lowest bits. */
  tenBitAt(milliseconds: number): Uint32Array;
}

const wallVertices = (): Float32Array => {
  const [right, top] = wallHalfSize;
  const corners = [
    [-right, -top],
    [right, -top],
    [right, top],
    [-right, top],
  ] as const;
  return Float32Array.from(corners.flatMap(([x, y]) => [x, y, wallDepth, 0, 0, 1, 1, 0, 0, 0, 0, 1]));
};

const spacedLobes = (part: "direction" | "power"): Float32Array =>
  Float32Array.from([
    ...lobes.flatMap((lobe) => [...(part === "direction" ? lobe.direction : lobePower(lobe)), 0]),
    ...[0, 0, 0, 0],
  ]);

export interface Quality {
  /** Points on the lens; each is a whole picture. */
  readonly views: number;
  /** Points on the lamp and in the surroundings. */
  readonly lights: number;
}

export const createFilm = (canvas: HTMLCanvasElement, quality: Quality = { views: 6, lights: 24 }): Film => {
  const gl = openGraphics(canvas);
  const { width, height } = canvas;
  const clothProgram = createProgram(gl, clothVertex, clothFragment);
  const depthProgram = createProgram(gl, shadowVertex, shadowFragment);
  const developProgram = createProgram(gl, screenVertex, developFragment);
  const sum = createTarget(gl, { width, height, depth: true, colourFormats: [gl.RGBA32F] });
  const tenBit = createTarget(gl, { width, height, colourFormats: [gl.RGB10_A2] });

  const sheetIndices = mesh.sheetIndices(rowCount);
  const stripIndices = mesh.stripIndices(rowCount);
  const sheetVertices = new Float32Array(rowCount * mesh.sheetVerticesPerRow * mesh.floatsPerVertex);
  const stripVertices = new Float32Array(rowCount * mesh.stripVerticesPerRow * mesh.floatsPerVertex);
  const cloths = ribbons.map((ribbon) => ({
    ribbon,
    colour: ribbon.colour,
    sheet: createMesh(gl, sheetIndices),
    strip: createMesh(gl, stripIndices),
    map: createLightMap(gl, atlasLength, atlasRows * 2),
  }));
  const wallMesh = createMesh(gl, Uint32Array.of(0, 1, 2, 0, 2, 3));
  wallMesh.fill(wallVertices());
  const wall = { colour: wallColour, sheet: wallMesh, map: createLightMap(gl, 216, 126) };
  const gather = createGatherer(gl, cloths, wall, quality.lights);

  const still: Record<string, Uniform> = {
    shade: framing.shade,
    ...{ wall: wallColour, pool, wallReach: [...wallHalfSize, wallDepth], keyMiddle, keyLight, lamp },
    wallLight: sampler(0, wall.map.colours[0]),
    wallOpenings: sampler(1, wall.map.colours[1]),
    grain: sampler(3, createNoise(gl, 256)),
    ribbonLength: length,
    lobes: spacedLobes("direction"),
    lobeColours: spacedLobes("power"),
    atlas: [atlasLength, atlasRows, 0],
  };

  /** Depth first, then each visible place once, added to what the other views saw. */
  const drawView = (index: number): void => {
    const view = viewThroughLens(framing, [width, height], index, quality.views);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.depthFunc(gl.LESS);
    gl.colorMask(false, false, false, false);
    depthProgram.use({ projection: view.projection });
    for (const { strip } of cloths) strip.draw();
    gl.colorMask(true, true, true, true);
    gl.depthFunc(gl.EQUAL);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    clothProgram.use({ ...still, ...view, weight: 1 / quality.views });
    for (const { strip, map } of cloths) {
      clothProgram.use({ clothLight: sampler(0, map.colours[0]), clothOpenings: sampler(1, map.colours[1]) });
      strip.draw();
    }
    gl.disable(gl.BLEND);
    gl.depthFunc(gl.LESS);
  };

  const develop = (framebuffer: WebGLFramebuffer | null, upsideDown: number, moment: number): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.viewport(0, 0, width, height);
    developProgram.use({ ...still, ...rays(framing, width / height) });
    developProgram.use({ picture: sampler(2, sum.colours[0]), upsideDown, moment });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };

  const expose = (milliseconds: number): void => {
    const phase = 2 * Math.PI * (milliseconds / loopMilliseconds + posterMoment);
    for (const { ribbon, sheet, strip } of cloths) {
      const points = mesh.createSheet(ribbon, rowsAt(ribbon, phase));
      mesh.fillSheet(sheetVertices, points);
      mesh.fillStrip(stripVertices, points);
      sheet.fill(sheetVertices);
      strip.fill(stripVertices);
    }
    gather();
    begin(gl, sum);
    gl.enable(gl.DEPTH_TEST);
    for (let index = 0; index < quality.views; index++) drawView(index);
    gl.disable(gl.DEPTH_TEST);
  };

  return {
    drawAt(milliseconds) {
      expose(milliseconds);
      develop(null, 0, milliseconds / loopMilliseconds);
    },
    tenBitAt(milliseconds) {
      expose(milliseconds);
      develop(tenBit.framebuffer, 1, milliseconds / loopMilliseconds);
      const pixels = new Uint32Array(width * height);
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_INT_2_10_10_10_REV, pixels);
      return pixels;
    },
  };
};
