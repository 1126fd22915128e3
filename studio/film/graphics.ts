export type Uniform =
  | number
  | readonly number[]
  | Float32Array
  | { readonly unit: number; readonly texture: WebGLTexture };

export interface Program {
  use(uniforms: Readonly<Record<string, Uniform>>): void;
}

const existing = <Thing>(thing: Thing | null, name: string): Thing => {
  if (thing === null) throw new Error(`studio/film/graphics.ts: the graphics system gave no ${name}`);
  return thing;
};

export const openGraphics = (canvas: HTMLCanvasElement): WebGL2RenderingContext => {
  const options = { antialias: false, alpha: false, depth: false, preserveDrawingBuffer: true };
  const gl = canvas.getContext("webgl2", options) as WebGL2RenderingContext | null;
  if (!gl) throw new Error("studio/film/graphics.ts: this browser has no WebGL 2");
  for (const extension of ["EXT_color_buffer_float", "EXT_float_blend", "OES_texture_float_linear"])
    existing(gl.getExtension(extension), extension);
  return gl;
};

const compile = (gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader => {
  const shader = existing(gl.createShader(kind), "shader");
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? "no log");
  return shader;
};

const setUniform = (gl: WebGL2RenderingContext, place: WebGLUniformLocation, value: Uniform): void => {
  if (typeof value === "number") gl.uniform1f(place, value);
  else if ("unit" in value) {
    gl.activeTexture(gl.TEXTURE0 + value.unit);
    gl.bindTexture(gl.TEXTURE_2D, value.texture);
    gl.uniform1i(place, value.unit);
  } else if (value.length === 16) gl.uniformMatrix4fv(place, false, value);
  else if (value.length === 4) gl.uniform4fv(place, value);
  else gl.uniform3fv(place, value);
};

export const createProgram = (gl: WebGL2RenderingContext, vertex: string, fragment: string): Program => {
  const program = existing(gl.createProgram(), "program");
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "no log");
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    use(uniforms) {
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own call, which only has a hook's name
      gl.useProgram(program);
      for (const [name, value] of Object.entries(uniforms)) {
        if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
        const place = places.get(name);
        if (place) setUniform(gl, place, value);
      }
    },
  };
};

export interface Target {
  readonly framebuffer: WebGLFramebuffer;
  readonly colours: readonly WebGLTexture[];
  readonly depth: WebGLTexture | undefined;
  readonly width: number;
  readonly height: number;
}

export interface TargetParts {
  readonly width: number;
  readonly height: number;
  readonly colourFormats?: readonly number[];
  readonly depth?: boolean;
}

const createTexture = (gl: WebGL2RenderingContext, format: number, { width, height }: TargetParts): WebGLTexture => {
  const texture = existing(gl.createTexture(), "texture");
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  return texture;
};

export const createTarget = (gl: WebGL2RenderingContext, parts: TargetParts): Target => {
  const { width, height, colourFormats = [], depth = false } = parts;
  const framebuffer = existing(gl.createFramebuffer(), "framebuffer");
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const colours = colourFormats.map((format, index) => {
    const texture = createTexture(gl, format, parts);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0);
    return texture;
  });
  gl.drawBuffers(colours.length > 0 ? colours.map((_, index) => gl.COLOR_ATTACHMENT0 + index) : [gl.NONE]);
  const depthTexture = depth ? createTexture(gl, gl.DEPTH_COMPONENT24, parts) : undefined;
  if (depthTexture) {
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depthTexture, 0);
  }
  return { framebuffer, colours, depth: depthTexture, width, height };
};

/** Even noise, in two channels, that repeats without a seam and is the same every time. */
export const createNoise = (gl: WebGL2RenderingContext, size: number): WebGLTexture => {
  const texture = existing(gl.createTexture(), "texture");
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

/** A texture of a target as a shader's input. */
export const sampler = (unit: number, texture: WebGLTexture | undefined): Uniform => {
  if (!texture) throw new Error("studio/film/graphics.ts: this target has no such texture");
  return { unit, texture };
};

export interface Mesh {
  fill(vertices: Float32Array): void;
  draw(): void;
}

/** Every vertex is four threes of numbers: see mesh.ts. */
export const createMesh = (gl: WebGL2RenderingContext, indices: Uint32Array): Mesh => {
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
    fill(vertices) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.DYNAMIC_DRAW);
    },
    draw() {
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_INT, 0);
    },
  };
};

export const begin = (gl: WebGL2RenderingContext, target: Target): void => {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
  gl.viewport(0, 0, target.width, target.height);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
};
