import { bindFramebufferInfo } from "twgl.js";
import { rays, viewThroughLens } from "./camera.ts";
import { clothFragment, clothVertex } from "./cloth-shaders.ts";
import { framing } from "./framing.ts";
import { gatherLight } from "./gather-light.ts";
import { bindAndClear, createNoise, createProgram, createTarget, gl } from "./graphics.ts";
import { shadowFragment, shadowVertex } from "./light-shaders.ts";
import { keyLight, keyMiddle, lamp, lobePower, lobes, pool, wallColour, wallDepth, wallHalfSize } from "./lights.ts";
import { createSheet, sheetVertices, stripVertices } from "./mesh.ts";
import { length } from "./ribbons.ts";
import { developFragment, screenVertex } from "./screen-shaders.ts";
import { atlasLength, atlasRows, cloths, wall } from "./surfaces.ts";

/** The part of the loop that comes first, and so is the poster: the ribbons look best there. */
const posterMoment = 0.72;

const views = 6;

const { width, height } = framing;
const clothProgram = createProgram(clothVertex, clothFragment);
const depthProgram = createProgram(shadowVertex, shadowFragment);
const developProgram = createProgram(screenVertex, developFragment);
const sum = createTarget(width, height, gl.RGBA32F, gl.DEPTH_COMPONENT24);
const tenBit = createTarget(width, height, gl.RGB10_A2);

const sharedUniforms = {
  shade: framing.shade,
  ...{ wall: wallColour, pool, wallReach: [...wallHalfSize, wallDepth], keyMiddle, keyLight, lamp },
  wallLight: wall.map.attachments[0],
  wallOpenings: wall.map.attachments[1],
  grain: createNoise(256),
  ribbonLength: length,
  // The columns of matrices.
  lobes: lobes.flatMap(({ direction }) => direction),
  lobeColours: lobes.flatMap(lobePower),
  atlas: [atlasLength, atlasRows, 0],
};

/** Draws depth first, then shades each visible point once and adds it to the other views. */
const drawView = (index: number) => {
  const view = viewThroughLens(index, views);
  gl.clear(gl.DEPTH_BUFFER_BIT);
  gl.colorMask(false, false, false, false);
  depthProgram({ projection: view.projection });
  for (const { strip } of cloths) strip.draw();
  gl.colorMask(true, true, true, true);
  gl.depthFunc(gl.EQUAL);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  clothProgram({ ...sharedUniforms, ...view, weight: 1 / views });
  for (const { strip, map } of cloths) {
    clothProgram({ clothLight: map.attachments[0], clothOpenings: map.attachments[1] });
    strip.draw();
  }
  gl.disable(gl.BLEND);
  gl.depthFunc(gl.LESS);
};

/** The picture at a moment, 0 to 1 of the loop: ten bits per channel, top row first, red in the lowest bits. */
export const render = (moment: number) => {
  const phase = 2 * Math.PI * (moment + posterMoment);
  for (const cloth of cloths) {
    const points = createSheet(cloth, phase);
    cloth.sheet.fill(sheetVertices(points));
    cloth.strip.fill(stripVertices(points));
  }
  gatherLight();
  bindAndClear(sum);
  gl.enable(gl.DEPTH_TEST);
  for (let index = 0; index < views; index++) drawView(index);
  gl.disable(gl.DEPTH_TEST);
  bindFramebufferInfo(gl, tenBit);
  developProgram({ ...sharedUniforms, ...rays, picture: sum.attachments[0], moment });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const pixels = new Uint32Array(width * height);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_INT_2_10_10_10_REV, pixels);
  return pixels;
};
