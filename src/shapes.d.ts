declare module "*.svg?shapes" {
  const shapes: import("./ui/inline-svg.tsx").Shapes;
  export default shapes;
}
