import { createRoot } from "react-dom/client";
import "../../src/pages/landing/landing.css";
import "../../src/pages/landing/landing.far.css";
import "../../src/pages/landing/landing.deferred.css";
import "./gallery.css";
import { Parts } from "./parts.tsx";
import { showStates } from "./states.ts";
import { tokens } from "./tokens.ts";

const sample = "Aa SSß Éé Яя 0123";

function Tokens() {
  return (
    <>
      <h2>Colours</h2>
      <ul className="gallery-swatches">
        {tokens("--color-").map(({ name, value }) => (
          <li key={name}>
            <i style={{ background: `var(${name})` }} />
            <b>{name.replace("--color-", "")}</b>
            <small>{value}</small>
          </li>
        ))}
      </ul>
      <h2>Sizes</h2>
      {tokens("--size-").map(({ name }) => (
        <p key={name} className="gallery-size">
          <small>{name}</small>
          <span style={{ fontSize: `var(${name})` }}>{sample}</span>
        </p>
      ))}
      <h2>Spaces</h2>
      {tokens("--space-").map(({ name, value }) => (
        <p key={name} className="gallery-space">
          <small>{`${name}: ${value}`}</small>
          <i style={{ width: `var(${name})` }} />
        </p>
      ))}
      <h2>Radii and shadows</h2>
      <div className="gallery-row">
        {tokens("--radius-").map(({ name }) => (
          <i key={name} className="gallery-box" style={{ borderRadius: `var(${name})` }}>
            {name}
          </i>
        ))}
        {tokens("--shadow-").map(({ name }) => (
          <i key={name} className="gallery-box" style={{ boxShadow: `var(${name})` }}>
            {name}
          </i>
        ))}
      </div>
      <h2>Durations</h2>
      <div className="gallery-row">
        {["--quick", "--calm", "--slow"].map((name) => (
          <i key={name} className="gallery-box gallery-moving" style={{ transitionDuration: `var(${name})` }}>
            {name}
          </i>
        ))}
      </div>
    </>
  );
}

function Gallery() {
  return (
    <main className="gallery">
      {["light", "dark"].map((theme) => (
        <section key={theme} className={theme} aria-label={theme}>
          <h1>{theme}</h1>
          <h2>Parts</h2>
          <Parts />
          <Tokens />
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById("gallery");
if (root) createRoot(root).render(<Gallery />);
showStates();
