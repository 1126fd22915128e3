/** Vertex attributes: see `mesh.ts`. */
export const meshInputs = `
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 thread;
layout(location = 3) in vec3 cloth;
`;

export const shadowVertex = `${meshInputs}
uniform mat4 projection;
invariant gl_Position;
void main() { gl_Position = projection * vec4(position, 1.0); }
`;

export const shadowFragment = `
uniform vec3 colour;
out vec4 result;
void main() { result = vec4(colour, 1.0); }
`;

/** Lays the cloth out flat, so that light is gathered once per point on it. */
export const gatherVertex = `${meshInputs}
uniform float face;
uniform vec3 wallReach;
uniform float isWall;
out vec3 worldPosition;
out vec3 worldNormal;
void main() {
  worldPosition = position;
  worldNormal = normal * face;
  vec2 spread = vec2(cloth.x * 2.0 - 1.0, cloth.y) * 1.002;
  gl_Position = vec4(isWall > 0.5 ? position.xy / wallReach.xy : spread, 0.0, 1.0);
}
`;

/** A point on the lamp (the key) and a direction of the surroundings (the dome), or the colour of cloth that blocks it. */
export const gatherFragment = `
in vec3 worldPosition;
in vec3 worldNormal;
uniform vec3 colour;
uniform vec3 keyDirection;
uniform vec3 keyLight;
uniform mat4 keyMatrix;
uniform sampler2DShadow keyShadow;
uniform vec3 domeDirection;
uniform vec3 domeLight;
uniform vec3 lobeShares;
uniform mat4 domeMatrix;
uniform sampler2DShadow domeShadow;
uniform sampler2D domeColour;
uniform float weight;
layout(location = 0) out vec4 diffuse;
layout(location = 1) out vec4 openings;

vec3 shadowPlace(mat4 light, vec3 place) { return (light * vec4(place, 1.0)).xyz * 0.5 + 0.5; }

float lit(sampler2DShadow map, vec3 place, float reach) {
  return 0.5 * (texture(map, place + vec3(reach, 0.4 * reach, 0.0)) + texture(map, place - vec3(reach, 0.4 * reach, 0.0)));
}

void main() {
  vec3 n = normalize(worldNormal);
  vec3 deepDye = colour * mix(vec3(1.0), colour / max(colour.r, max(colour.g, colour.b)), 0.6);

  float keyCosine = dot(n, keyDirection);
  vec3 keyPlace = shadowPlace(keyMatrix, worldPosition + n * 0.02 * sign(keyCosine) + keyDirection * 0.02);
  float keyOpen = lit(keyShadow, keyPlace, 0.0012);
  vec3 shine = keyLight * keyOpen * (colour * max(keyCosine, 0.0) + deepDye * colour * 0.3 * max(-keyCosine, 0.0));

  float domeCosine = dot(n, domeDirection);
  vec3 domePlace = shadowPlace(domeMatrix, worldPosition + n * 0.025 * sign(domeCosine) + domeDirection * 0.02);
  float domeOpen = lit(domeShadow, domePlace, 0.002);
  float facing = max(domeCosine, 0.0);
  shine += domeLight * domeOpen * (colour * facing + deepDye * 0.1 * max(-domeCosine, 0.0));
  shine += (1.0 - domeOpen) * facing * deepDye * texture(domeColour, domePlace.xy).rgb * keyLight * 1.3;

  diffuse = vec4(shine, facing * domeOpen * 4.0) * weight;
  openings = vec4(keyOpen * weight, lobeShares * domeOpen);
}
`;
