import { mat4 } from "gl-matrix";
import type { FramebufferInfo } from "twgl.js";
import { bindAndClear, createProgram, createTarget, gl } from "./graphics.ts";
import { gatherFragment, gatherVertex, shadowFragment, shadowVertex } from "./light-shaders.ts";
import { keyLight, keyMiddle, keySpread, lobeStrength, lobes, surroundings, wallHalfSize } from "./lights.ts";
import { nearDirection, onDisc, onSphere } from "./sampling.ts";
import { atlasRows, cloths, wall } from "./surfaces.ts";
import { add, scale, type Vector } from "./vectors.ts";

/** Number of points on the lamp and in the surroundings. */
const samples = 24;

const centre: Vector = [2.2, 0.2, -0.4];
const extent = 7.4;

const lightMatrix = (direction: Vector): mat4 => {
  const up: Vector = Math.abs(direction[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0];
  const view = mat4.lookAt(mat4.create(), add(centre, scale(direction, 12)), centre, up);
  return mat4.multiply(view, mat4.ortho(mat4.create(), -extent, extent, -extent, extent, 0.1, 24), view);
};

const shadowProgram = createProgram(shadowVertex, shadowFragment);
const gatherProgram = createProgram(gatherVertex, gatherFragment);
const key = createTarget(1152, 1152, gl.DEPTH_COMPONENT24);
const dome = createTarget(576, 576, gl.RGBA8, gl.DEPTH_COMPONENT24);
const directions = Array.from({ length: samples }, (_, index) => onSphere((index * 13) % samples, samples));
const lobeTotals = lobes.map((lobe) => directions.reduce((sum, direction) => sum + lobeStrength(direction, lobe), 0));

const drawShadow = (target: FramebufferInfo, projection: mat4) => {
  gl.enable(gl.DEPTH_TEST);
  bindAndClear(target);
  for (const { sheet, colour } of cloths) {
    shadowProgram({ projection, colour });
    sheet.draw();
  }
  gl.disable(gl.DEPTH_TEST);
};

const drawSample = (domeDirection: Vector, index: number) => {
  const keyDirection = nearDirection(keyMiddle, keySpread, onDisc(index, samples));
  const keyMatrix = lightMatrix(keyDirection);
  const domeMatrix = lightMatrix(domeDirection);
  drawShadow(key, keyMatrix);
  drawShadow(dome, domeMatrix);
  gatherProgram({
    ...{ keyDirection, keyMatrix, keyLight, domeDirection, domeMatrix },
    domeLight: scale(surroundings(domeDirection), 4),
    lobeShares: lobes.map((lobe, at) => lobeStrength(domeDirection, lobe) / (lobeTotals[at] ?? 1)),
    keyShadow: key.attachments[0],
    domeShadow: dome.attachments[1],
    domeColour: dome.attachments[0],
    weight: 1 / samples,
    wallReach: [...wallHalfSize, 0],
  });
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  for (const { sheet, colour, map } of [...cloths, wall]) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, map.framebuffer);
    const isWall = colour === wall.colour;
    for (const face of isWall ? [1] : [1, -1]) {
      gl.viewport(0, face > 0 ? 0 : atlasRows, map.width, isWall ? map.height : atlasRows);
      gatherProgram({ colour, face, isWall: isWall ? 1 : 0 });
      sheet.draw();
    }
  }
  gl.disable(gl.BLEND);
};

/** Gathers light for every point on the cloth and the wall. Each sample is one point on the lamp and one in the sky. */
export const gatherLight = () => {
  for (const { map } of [...cloths, wall]) bindAndClear(map);
  directions.forEach(drawSample);
};
