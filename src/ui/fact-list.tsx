import { Children, type ReactNode } from "react";

/** A line of facts separated by dots. Skips empty children; renders nothing if there are none. */
export function FactList({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children);
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {Children.map(facts, (fact) => (
        <li>{fact}</li>
      ))}
    </ul>
  );
}
