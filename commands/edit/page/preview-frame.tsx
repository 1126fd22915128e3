import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { compactAfter } from "../../../src/config/constants.ts";
import type { Locale } from "../../../src/config/locales.ts";
import type { RenderedPage } from "../../../src/config/pages.ts";
import type { TextsOf } from "../protocol.ts";
import { loadPreview } from "./service.ts";
import { keysAt, nextKey, showChosen } from "./show-chosen.ts";
import { updateNode } from "./update-document.ts";
import { typingPause } from "./use-texts.ts";
import { words } from "./words.ts";

interface Properties {
  page: RenderedPage;
  locale: Locale;
  /** The texts of that language that are not saved. */
  texts: TextsOf | undefined;
  /** The keys of the texts to point at. */
  keys: readonly string[];
  /** How wide the visitor's window is, in px. */
  width: number;
  isDark: boolean;
  chooseKey: (key: string) => void;
}

const noTexts: TextsOf = {};

/** The size of the place for the frame, in px. */
function useSizeOf(place: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current as HTMLElement);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/**
 * The page in a frame as wide as a visitor's window, drawn smaller where the editor has less room. Nothing in the frame runs;
 * the editor reaches into it from outside.
 */
export function PreviewFrame({ page, locale, texts = noTexts, keys, width, isDark, chooseKey }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [failed, setFailed] = useState(false);
  const size = useSizeOf(place);
  const scale = Math.min(1, size.width / width || 1);
  const chosen = keys.join(" ");
  const now = useRef({ keys, chooseKey, chosen: "" });
  now.current = { ...now.current, keys, chooseKey };

  const point = useCallback((scrolls: boolean) => {
    const document = frame.current?.contentDocument;
    if (document?.body) showChosen(document, now.current.keys, scrolls);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each document that has been loaded starts light
  useEffect(() => {
    frame.current?.contentDocument?.documentElement.classList.toggle("dark", isDark);
  }, [isDark, loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that has been loaded has the texts that are saved
  useEffect(() => {
    let isLatest = true;
    const document = frame.current?.contentDocument;
    const root = document?.getElementById("root");
    if (!root) return;
    const timer = setTimeout(async () => {
      try {
        const newer = await loadPreview({ page, locale, texts });
        const counterpart = newer.getElementById("root");
        if (!isLatest || !counterpart || frame.current?.contentDocument !== document) return;
        updateNode(counterpart, root);
        setFailed(false);
        point(false);
      } catch {
        if (isLatest) setFailed(true);
      }
    }, typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [texts, loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, document or width has another place to go to
  useEffect(() => point(true), [chosen, loads, width, size.width]);

  const onLoad = () => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    document.addEventListener("click", (event) => {
      event.preventDefault();
      const key = nextKey(keysAt(event.target), now.current.keys);
      if (key) now.current.chooseKey(key);
    });
    // The bar at the top draws together when the page is scrolled, as its script would have it.
    document.addEventListener("scroll", () => {
      const isPast = (document.defaultView?.scrollY ?? 0) > compactAfter;
      document.querySelector("[data-compact]")?.setAttribute("data-compact", String(isPast));
    });
    // A save or another page must not be asked for in the frame, where nobody would answer.
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }));
    });
    setLoads((count) => count + 1);
  };

  return (
    <div ref={place} className="frame-place">
      {failed ? (
        <p role="alert" className="frame-failed">
          {words.previewFailed}
        </p>
      ) : null}
      <iframe
        ref={frame}
        title={words.frame(page, locale)}
        src={`/preview/${page}/${locale}`}
        sandbox="allow-same-origin"
        onLoad={onLoad}
        style={{
          width: `${width}px`,
          height: `${size.height / scale}px`,
          transform: `scale(${scale})`,
          marginInlineStart: `${Math.max(0, (size.width - width * scale) / 2)}px`,
        }}
      />
    </div>
  );
}
