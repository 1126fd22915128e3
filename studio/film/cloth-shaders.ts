import { meshInputs } from "./light-shaders.ts";

/** The lit part of the wall. Its colour is also the haze over distant ribbons. */
export const wallShade = `
uniform vec3 wall;
uniform vec4 pool;

float spotAt(vec2 place) {
  vec2 q = (place - pool.xy) / pool.zw;
  return exp(-dot(q, q));
}
`;

/** Tone mapping with a soft shoulder, then sRGB, per view: sums of light would make edges against the wall jagged. */
export const development = `
vec3 toned(vec3 light) {
  vec3 shoulder = 0.62 + 0.38 * (1.0 - exp(-(light - 0.62) / 0.38));
  return mix(light, shoulder, step(0.62, light));
}

vec3 encoded(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

vec3 developed(vec3 light) { return encoded(toned(light)); }
`;

/** Anisotropic reflection of a bundle of threads: wide across the threads, narrow along them. */
const sheen = `
const float PI = 3.14159265;

float sheen(vec3 n, vec3 t, vec3 b, vec3 l, vec3 v, vec2 roughness) {
  vec3 h = normalize(l + v);
  vec3 q = vec3(dot(t, h) / roughness.x, dot(b, h) / roughness.y, dot(n, h));
  float square = dot(q, q);
  float grazing = 1.0 - max(dot(v, h), 0.0);
  float fresnel = 0.05 + 0.95 * grazing * grazing * grazing * grazing * grazing;
  float nl = max(dot(n, l), 0.0);
  float nv = max(dot(n, v), 0.08);
  return nl * fresnel * 0.5 / (mix(2.0 * nl * nv, nl + nv, 0.45) * PI * roughness.x * roughness.y * square * square);
}
`;

/** Computes per vertex what changes slowly over the cloth. */
export const clothVertex = `${meshInputs}
${wallShade}
${sheen}
uniform mat4 projection;
uniform vec4 shade;
uniform vec3 lamp;
uniform vec3 eye;
uniform mat3 lobes;
invariant gl_Position;
out vec3 worldPosition;
out vec3 worldNormal;
out vec3 worldThread;
out vec3 clothPlace;
out vec3 lobeSheen;
out float strength;
out vec4 haze;

void main() {
  worldPosition = position;
  worldNormal = normal;
  worldThread = thread;
  clothPlace = cloth;
  gl_Position = projection * vec4(position, 1.0);

  vec3 v = normalize(eye - position);
  vec3 t = normalize(thread - normal * dot(thread, normal));
  vec3 b = cross(normal, t);
  for (int index = 0; index < 3; index++) lobeSheen[index] = sheen(normal, t, b, lobes[index], v, vec2(0.5, 0.75));

  float clear = smoothstep(shade.z, shade.w, dot(gl_Position.xy / gl_Position.w, shade.xy));
  vec2 fromLamp = (position.xy - lamp.xy) / lamp.z;
  strength = mix(0.07, 1.0, clear * clear) * mix(0.62, 1.13, exp(-dot(fromLamp, fromLamp)));
  haze = vec4(wall * (0.5 + 0.9 * spotAt(position.xy)), 0.72 * smoothstep(-0.6, -5.2, position.z));
}
`;

export const clothFragment = `${sheen}
${development}
in vec3 worldPosition;
in vec3 worldNormal;
in vec3 worldThread;
in vec3 clothPlace;
in vec3 lobeSheen;
in float strength;
in vec4 haze;
uniform vec3 eye;
uniform float ribbonLength;
uniform vec3 keyMiddle;
uniform vec3 keyLight;
uniform mat3 lobeColours;
uniform sampler2D clothLight;
uniform sampler2D clothOpenings;
uniform sampler2D grain;
uniform vec3 atlas;
uniform float weight;
out vec4 result;

vec2 atlasPlace(float face) {
  float row = (clothPlace.y * 0.5 + 0.5) * (atlas.y - 1.0) + 0.5;
  return vec2((clothPlace.x * (atlas.x - 1.0) + 0.5) / atlas.x, (row + (face > 0.0 ? 0.0 : atlas.y)) / (atlas.y * 2.0));
}

void main() {
  vec3 n = normalize(worldNormal);
  vec3 v = normalize(eye - worldPosition);
  vec3 t = normalize(worldThread - n * dot(worldThread, n));
  vec3 b = cross(n, t);
  float across = clothPlace.y;
  float along = clothPlace.x * ribbonLength;

  float warp = texture(grain, vec2(along * 1.6, across * 42.0) / 256.0).r - 0.5;
  float weft = texture(grain, vec2(along * 64.0, across * 7.0) / 256.0).g - 0.5;
  float selvedge = smoothstep(0.885, 0.91, abs(across)) * (1.0 - smoothstep(0.95, 0.975, abs(across)));
  float weave = 1.0 + 0.06 * warp + 0.05 * weft - 0.12 * selvedge;

  float face = clothPlace.z < 0.0 ? -1.0 : 1.0;
  vec2 place = atlasPlace(face);
  vec3 diffuse = texture(clothLight, place).rgb;
  vec4 open = texture(clothOpenings, place);

  vec3 m = normalize(n + b * warp * 0.06 + t * weft * 0.05);
  float gloss = face > 0.0 ? 1.0 : 0.6;
  vec3 shine = keyLight * open.x * PI * sheen(m, t, b, keyMiddle, v, vec2(0.3, 0.6));
  shine += lobeColours * (open.yzw * lobeSheen);
  vec3 colour = (diffuse * weave + shine * gloss) * strength;
  result = vec4(developed(mix(colour, haze.rgb, haze.a)), 1.0) * weight;
}
`;
