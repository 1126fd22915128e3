import { cross, dot, normalize, subtract, type Vector } from "./vectors.ts";

/** Four by four, column by column, as WebGL reads it. */
export type Matrix = Float32Array<ArrayBuffer>;

export const multiply = (a: Matrix, b: Matrix): Matrix =>
  DOMMatrix.fromFloat32Array(a).multiply(DOMMatrix.fromFloat32Array(b)).toFloat32Array();

export const lookAt = (eye: Vector, target: Vector, up: Vector): Matrix => {
  const back = normalize(subtract(eye, target));
  const right = normalize(cross(up, back));
  const top = cross(back, right);
  return Float32Array.of(
    ...[right[0], top[0], back[0], 0],
    ...[right[1], top[1], back[1], 0],
    ...[right[2], top[2], back[2], 0],
    ...[-dot(right, eye), -dot(top, eye), -dot(back, eye), 1],
  );
};

export const orthographic = (radius: number, near: number, far: number): Matrix => {
  const depth = near - far;
  return Float32Array.of(1 / radius, 0, 0, 0, 0, 1 / radius, 0, 0, 0, 0, 2 / depth, 0, 0, 0, (near + far) / depth, 1);
};

/** `shift` moves the picture by that part of half its size, without moving the vanishing point. */
export const perspective = (
  halfHeightAtOne: number,
  aspect: number,
  near: number,
  far: number,
  shift: readonly [number, number],
): Matrix => {
  const depth = near - far;
  return Float32Array.of(
    ...[1 / (halfHeightAtOne * aspect), 0, 0, 0],
    ...[0, 1 / halfHeightAtOne, 0, 0],
    ...[-shift[0], -shift[1], (near + far) / depth, -1],
    ...[0, 0, (2 * near * far) / depth, 0],
  );
};
