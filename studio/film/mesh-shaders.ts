export const meshInputs = `
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 thread;
layout(location = 3) in vec3 cloth;
`;
