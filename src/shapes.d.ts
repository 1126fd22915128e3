declare module "*.svg?shapes" {
  const shapes: import("./ui/drawing.tsx").Shapes;
  export default shapes;
}
