import "../styles/global.css";
import { hydrateRoot } from "react-dom/client";
import { defaultLocale, type Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import { App } from "./app.tsx";
import { loadPage } from "./page-loaders.ts";

const root = document.documentElement;
const container = document.getElementById("root");
if (!container) throw new Error("The document has no element #root to hydrate");

const page = root.dataset.page as RenderedPage;
const locale = page === "notFound" ? defaultLocale : (root.lang as Locale);
const properties = await loadPage(page, locale);

// The module is done once React answers to the visitor: whoever imports it waits for that.
await new Promise<void>((resolve, reject) => {
  hydrateRoot(container, <App {...properties} onReady={resolve} />, { onUncaughtError: reject });
});
root.dataset.live = "";
