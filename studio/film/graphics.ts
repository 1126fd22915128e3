import * as twgl from "twgl.js";

const context = document.createElement("canvas").getContext("webgl2");
if (!context) throw new Error("studio/film/graphics.ts: this browser has no WebGL 2");
for (const extension of ["EXT_color_buffer_float", "EXT_float_blend", "OES_texture_float_linear"])
  if (!context.getExtension(extension)) throw new Error(`studio/film/graphics.ts: this browser has no ${extension}`);
export const gl = context;

const shaderHeader = `#version 300 es
precision highp float;
precision highp sampler2DShadow;
`;

export const createProgram = (...shaders: [vertex: string, fragment: string]) => {
  const sources = shaders.map((shader) => shaderHeader + shader);
  const program = twgl.createProgramInfo(gl, sources, (message) => {
    throw new Error(message);
  });
  return (uniforms: Readonly<Record<string, unknown>>): void => {
    gl.useProgram(program.program);
    twgl.setUniforms(program, uniforms);
  };
};

/** A framebuffer with a texture per format. Depth has to be last; shaders sample it by comparison. */
export const createTarget = (width: number, height: number, ...formats: number[]) => {
  const depthComparison = { compareMode: gl.COMPARE_REF_TO_TEXTURE, compareFunc: gl.LEQUAL };
  const attachments = formats.map((internalFormat) => ({
    internalFormat,
    ...(internalFormat === gl.DEPTH_COMPONENT24 && depthComparison),
  }));
  return twgl.createFramebufferInfo(gl, attachments, width, height);
};

/** Uniform noise in two channels: it tiles without a seam and is the same every time. */
export const createNoise = (size: number): WebGLTexture => {
  let state = 1;
  const src = Uint8Array.from({ length: size * size * 2 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  const noise = { width: size, height: size, internalFormat: gl.RG8, src, auto: false, min: gl.LINEAR };
  return twgl.createTexture(gl, noise);
};

/** Each vertex is four `vec3`: see `mesh.ts`. */
export const createMesh = (indices: Uint32Array) => {
  const vertexArray = gl.createVertexArray();
  gl.bindVertexArray(vertexArray);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (let index = 0; index < 4; index++) {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, 3, gl.FLOAT, false, 48, index * 12);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  return {
    fill(vertices: Float32Array) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.DYNAMIC_DRAW);
    },
    draw() {
      gl.bindVertexArray(vertexArray);
      gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_INT, 0);
    },
  };
};

export const bindAndClear = (target: twgl.FramebufferInfo) => {
  twgl.bindFramebufferInfo(gl, target);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
};
