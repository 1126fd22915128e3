import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./editor.css";
import { Start } from "./start.tsx";
import { startTheme } from "./theme.ts";

startTheme();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
