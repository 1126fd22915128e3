import { development, wallShade } from "./cloth-shaders.ts";

export const screenVertex = `
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0.0, 1.0);
}
`;

/** Adds the wall behind the views, and film grain, which also prevents banding in dark gradients. */
export const developFragment = `${wallShade}
${development}
uniform sampler2D picture;
uniform sampler2D wallLight;
uniform sampler2D wallOpenings;
uniform vec3 wallReach;
uniform vec3 eye;
uniform vec3 wallCorner;
uniform vec3 wallAcross;
uniform vec3 wallUp;
uniform float moment;
out vec4 result;

float hash(vec2 p, float seed) {
  vec3 q = fract(vec3(p.xyx) * 0.1031 + seed);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

vec3 wallAt(vec2 part) {
  vec3 ray = wallCorner + wallAcross * part.x + wallUp * part.y;
  vec2 spot = eye.xy + ray.xy * (wallReach.z - eye.z) / ray.z;
  vec2 place = spot / wallReach.xy * 0.5 + 0.5;
  float key = texture(wallOpenings, place).r;
  float open = texture(wallLight, place).a;
  return wall * (0.5 + spotAt(spot) * (0.35 + 1.8 * key) * (0.3 + 0.7 * open));
}

void main() {
  ivec2 place = ivec2(gl_FragCoord.xy);
  place.y = textureSize(picture, 0).y - 1 - place.y;
  vec4 cloth = texelFetch(picture, place, 0);
  vec2 part = (vec2(place) + 0.5) / vec2(textureSize(picture, 0));
  vec3 c = cloth.rgb + (1.0 - cloth.a) * developed(wallAt(part));
  vec2 p = vec2(place);
  float grain = hash(p, moment) + hash(p, moment + 0.31) + hash(p, moment + 0.67) - 1.5;
  result = vec4(c + grain * 2.6 / 255.0, 1.0);
}
`;
