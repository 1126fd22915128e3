import puzzle from "lucide-static/icons/puzzle.svg?shapes";
import type { ReactNode } from "react";
import { PlaybackButton } from "../../src/features/playback/playback-button.tsx";
import { ThemeToggle } from "../../src/features/theme/theme-toggle.tsx";
import { Bookmarks } from "../../src/ui/bookmarks.tsx";
import { BrandMark } from "../../src/ui/brand-mark.tsx";
import { Icon } from "../../src/ui/icon.tsx";
import { WindowFrame } from "../../src/ui/window-frame.tsx";
import { type State, states } from "./states.ts";

type Control = (state: { className: string; disabled: boolean }) => ReactNode;

const button =
  (look: string): Control =>
  ({ className, disabled }) => (
    <button type="button" disabled={disabled} className={`button ${look} ${className}`}>
      <Icon name="download" />
      <span>Download</span>
    </button>
  );

const controls: Readonly<Record<string, Control>> = {
  "button-highlight": button("button-highlight"),
  "button-large": button("button-highlight button-large"),
  "button-ink": button("button-ink"),
  "button-outline": button("button-outline"),
  "icon-button": ({ className, disabled }) => (
    <button type="button" disabled={disabled} className={`icon-button ${className}`}>
      <Icon name="x" />
    </button>
  ),
  floating: ({ className, disabled }) => (
    <button type="button" disabled={disabled} className={`icon-button floating ${className}`}>
      <Icon name="messageCircle" />
    </button>
  ),
  "quiet-link": ({ className }) => (
    <a href="#top" className={`quiet-link ${className}`}>
      <span>See the plugins</span>
      <Icon name="arrowDown" />
    </a>
  ),
  select: ({ className, disabled }) => (
    <span className="select">
      <select disabled={disabled} className={className} aria-label="Language">
        <option>English</option>
        <option>Русский</option>
      </select>
      <Icon name="chevronDown" />
    </span>
  ),
};

function Row({ name, control }: { name: string; control: Control }) {
  const show = ([state, className]: readonly [State, string]) => (
    <td key={state}>{control({ className, disabled: state === "disabled" })}</td>
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      {states.map(show)}
    </tr>
  );
}

/** Every part of `src/ui` and of the features, each in every state that it can be in. */
export function Parts() {
  return (
    <>
      <div className="gallery-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {states.map(([state]) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(controls).map(([name, control]) => (
              <Row key={name} name={name} control={control} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="gallery-row">
        <p className="brand">
          <BrandMark />
          <span>Aulia</span>
        </p>
        <ThemeToggle useDark="Dark" useLight="Light" />
        <PlaybackButton pauseLabel="Pause" playLabel="Play" />
      </div>
      <Bookmarks />
      <WindowFrame shapes={puzzle}>
        <picture>
          <img src="/media/en/ranking-still.webp" alt="A window with a drawn demo" width="1280" height="880" />
        </picture>
      </WindowFrame>
    </>
  );
}
