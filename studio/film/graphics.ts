type Uniform = number | readonly number[] | Float32Array | WebGLTexture;

export type Uniforms = Readonly<Record<string, Uniform | undefined>>;

export const openGraphics = (canvas: HTMLCanvasElement): WebGL2RenderingContext => {
  const options = { antialias: false, alpha: false, depth: false, preserveDrawingBuffer: true };
  const gl = canvas.getContext("webgl2", options) as WebGL2RenderingContext | null;
  if (!gl) throw new Error("studio/film/graphics.ts: this browser has no WebGL 2");
  for (const extension of ["EXT_color_buffer_float", "EXT_float_blend", "OES_texture_float_linear"])
    if (!gl.getExtension(extension)) throw new Error(`studio/film/graphics.ts: this browser has no ${extension}`);
  return gl;
};

/** A texture is bound to a unit of its own among the program's. */
const setUniform = (gl: WebGL2RenderingContext, place: WebGLUniformLocation, value: Uniform, unit: number): void => {
  if (typeof value === "number") gl.uniform1f(place, value);
  else if (value instanceof WebGLTexture) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, value);
    gl.uniform1i(place, unit);
  } else if (value.length === 16) gl.uniformMatrix4fv(place, false, value);
  else if (value.length === 4) gl.uniform4fv(place, value);
  else gl.uniform3fv(place, value);
};

/** A function that makes a program the one that draws, and sets some of its inputs. */
export const createProgram = (gl: WebGL2RenderingContext, vertex: string, fragment: string) => {
  const program = gl.createProgram();
  for (const [kind, source] of [[gl.VERTEX_SHADER, vertex] as const, [gl.FRAGMENT_SHADER, fragment] as const]) {
    const shader = gl.createShader(kind) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? "no log");
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "no log");
  const samplers: string[] = [];
  return (uniforms: Uniforms): void => {
    gl.useProgram(program);
    for (const [name, value] of Object.entries(uniforms)) {
      const place = gl.getUniformLocation(program, name);
      if (!place || value === undefined) continue;
      if (value instanceof WebGLTexture && !samplers.includes(name)) samplers.push(name);
      setUniform(gl, place, value, samplers.indexOf(name));
    }
  };
};

interface TargetParts {
  readonly width: number;
  readonly height: number;
  readonly colourFormats?: readonly number[];
  readonly depth?: boolean;
}

const createTexture = (gl: WebGL2RenderingContext, format: number, { width, height }: TargetParts): WebGLTexture => {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  return texture;
};

/** Textures that can be drawn into and read afterwards. */
export const createTarget = (gl: WebGL2RenderingContext, parts: TargetParts) => {
  const { width, height, colourFormats = [] } = parts;
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const attach = (attachment: number, format: number): WebGLTexture => {
    const texture = createTexture(gl, format, parts);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture, 0);
    return texture;
  };
  const colours = colourFormats.map((format, index) => attach(gl.COLOR_ATTACHMENT0 + index, format));
  gl.drawBuffers(colours.length > 0 ? colours.map((_, index) => gl.COLOR_ATTACHMENT0 + index) : [gl.NONE]);
  const depth = parts.depth ? attach(gl.DEPTH_ATTACHMENT, gl.DEPTH_COMPONENT24) : undefined;
  if (depth) {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL);
  }
  return { framebuffer, colours, depth, width, height };
};

export type Target = ReturnType<typeof createTarget>;

/** Even noise, in two channels, that repeats without a seam and is the same every time. */
export const createNoise = (gl: WebGL2RenderingContext, size: number): WebGLTexture => {
  const texture = gl.createTexture();
  let state = 1;
  const bytes = Uint8Array.from({ length: size * size * 2 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG8, size, size, 0, gl.RG, gl.UNSIGNED_BYTE, bytes);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  return texture;
};

/** Every vertex is four threes of numbers: see mesh.ts. */
export const createMesh = (gl: WebGL2RenderingContext, indices: Uint32Array) => {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
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
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_INT, 0);
    },
  };
};

export type Mesh = ReturnType<typeof createMesh>;

export const begin = (gl: WebGL2RenderingContext, target: Target): void => {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
  gl.viewport(0, 0, target.width, target.height);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
};
