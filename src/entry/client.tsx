import "../styles/global.css";
import { hydrateRoot } from "react-dom/client";
import { defaultLocale, type Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import { App } from "./app.tsx";
import { loadStrings, pageLoaders } from "./page-loaders.ts";

const root = document.documentElement;
const container = document.getElementById("root");
if (!container) throw new Error("The document has no element #root to hydrate");

const page = root.dataset.page as RenderedPage;
const locale = page === "notFound" ? defaultLocale : (root.lang as Locale);
const [strings, { default: Page }] = await Promise.all([loadStrings(page, locale), pageLoaders[page]()]);

// The module is done once React answers to the visitor: whoever imports it waits for that.
await new Promise<void>((resolve, reject) => {
  hydrateRoot(
    container,
    <App
      page={page}
      locale={locale}
      strings={strings}
      Page={Page}
      loadStrings={(wanted) => loadStrings(page, wanted)}
      onReady={resolve}
    />,
    { onUncaughtError: reject },
  );
});
root.dataset.live = "";
