import { useState } from "react";
import { Button } from "../../../src/ui/button.tsx";
import { changeTheme, isDark } from "./theme.ts";
import { words } from "./words.ts";

interface Properties {
  name: string;
  status: string;
  /** How many texts are not saved. */
  count: number;
  save: () => void;
}

export function TopBar({ name, status, count, save }: Properties) {
  const [dark, setDark] = useState(isDark);
  return (
    <header className="top-bar">
      <div className="brand">
        <img src="/brand/mark.svg" alt="" width="28" height="28" />
        <h1>
          <span>{name}</span> <span className="top-what">{words.heading}</span>
        </h1>
      </div>
      <p role="status" className={count > 0 ? "status is-changed" : "status"}>
        {status}
      </p>
      <button type="button" className="plain-button" onClick={() => setDark(changeTheme())}>
        {dark ? words.useLight : words.useDark}
      </button>
      <Button look="highlight" disabled={count === 0} aria-keyshortcuts="Control+S" onClick={save}>
        {words.save}
      </Button>
    </header>
  );
}
