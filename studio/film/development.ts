/**
 * From light to what a screen shows, with a soft shoulder for the brightest. Each view is developed before they are added:
 * sums of light would make the edges before the dark wall jagged, for a sixth of a bright ribbon is nearly half as bright.
 */
export const development = `
vec3 toned(vec3 light) {
  vec3 shoulder = 0.62 + 0.38 * (1.0 - exp(-(light - 0.62) / 0.38));
  return mix(light, shoulder, step(0.62, light));
}

vec3 encoded(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

vec3 developed(vec3 light) { return encoded(toned(light)); }
`;
