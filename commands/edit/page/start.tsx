import { useEffect, useState } from "react";
import type { Project } from "../protocol.ts";
import { Editor } from "./editor.tsx";
import { loadProject } from "./service.ts";
import { words } from "./words.ts";

/** Until the texts are there, and where they cannot be had. */
export function Start() {
  const [project, setProject] = useState<Project>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    loadProject().then(setProject, (error: Error) => setFault(error.message));
  }, []);

  if (project) return <Editor loaded={project} />;
  return (
    <main className="start">
      <h1>{fault === undefined ? words.loading : words.notLoaded}</h1>
      {fault === undefined ? null : <pre role="alert">{fault}</pre>}
    </main>
  );
}
