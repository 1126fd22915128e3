import { createRoot } from "react-dom/client";
import { Editor } from "./editor.tsx";
import "./editor.css";
import { loadProject } from "./service.ts";

const root = createRoot(document.getElementById("editor") as HTMLElement);

loadProject().then(
  (project) => root.render(<Editor initialProject={project} />),
  (error: Error) => root.render(<p className="fault">{error.message}</p>),
);
