import puzzle from "lucide-static/icons/puzzle.svg?shapes";
import { createRoot } from "react-dom/client";
import "../../src/pages/landing/landing.css";
import "../../src/pages/landing/landing.below-fold.css";
import "../../src/pages/landing/landing.deferred.css";
import { PlaybackButton } from "../../src/features/playback/playback-button.tsx";
import { ThemeToggle } from "../../src/features/theme/theme-toggle.tsx";
import source from "../../src/styles/tokens.css?raw";
import { Bookmarks } from "../../src/ui/bookmarks.tsx";
import { BrandMark } from "../../src/ui/brand-mark.tsx";
import { Icon } from "../../src/ui/icon.tsx";
import { WindowFrame } from "../../src/ui/window-frame.tsx";

const declarations = source.slice(0, source.indexOf(".dark {"));
const tokens = [...declarations.matchAll(/(--[\w-]+): ([^;]+);/g)];

/** The CSS property that demonstrates each kind of token. A token's name begins with its kind. */
const properties = {
  color: "background",
  size: "fontSize",
  space: "width",
  radius: "borderRadius",
  shadow: "boxShadow",
} as const;

const buttonVariants = ["button-highlight", "button-highlight button-large", "button-ink", "button-outline"];

/** Every component of `src/ui` and of the features. */
const Parts = () => (
  <>
    {buttonVariants.map((variant) => (
      <button key={variant} type="button" className={`button ${variant}`}>
        <Icon name="download" />
        <span>Download</span>
      </button>
    ))}
    <button type="button" className="icon-button" aria-label="Close">
      <Icon name="x" />
    </button>
    <button type="button" className="icon-button floating" aria-label="Help">
      <Icon name="messageCircle" />
    </button>
    <a href="#gallery" className="quiet-link">
      <span>See the plugins</span>
      <Icon name="arrowDown" />
    </a>
    <span className="select">
      <select aria-label="Language">
        <option>English</option>
        <option>Русский</option>
      </select>
      <Icon name="chevronDown" />
    </span>
    <p className="brand">
      <BrandMark />
      <span>Aulia</span>
    </p>
    <ThemeToggle useDark="Dark" useLight="Light" />
    <PlaybackButton pauseLabel="Pause" playLabel="Play" />
    <Bookmarks />
    <WindowFrame shapes={puzzle}>
      <img src="/media/ranking.gif" alt="A window with a demo" width="640" height="440" />
    </WindowFrame>
  </>
);

const Tokens = () =>
  Object.entries(properties).map(([kind, property]) => (
    <ul key={kind}>
      {tokens
        .filter(([, name]) => name?.startsWith(`--${kind}-`))
        .map(([, name, value]) => (
          <li key={name}>
            <i style={{ [property]: `var(${name})` }}>Aa</i>
            {name}: {value}
          </li>
        ))}
    </ul>
  ));

const root = document.getElementById("gallery") as HTMLElement;
createRoot(root).render(
  ["light", "dark"].map((theme) => (
    <section key={theme} className={theme} aria-label={theme}>
      <Parts />
      <Tokens />
    </section>
  )),
);
