import { Children, type ReactNode } from "react";

/** A quiet line of facts with points between them. What is nothing has no place in it; without any, there is no line. */
export function Facts({ children, className = "" }: { children: ReactNode; className?: string }) {
  const facts = Children.toArray(children);
  if (facts.length === 0) return null;
  return (
    <ul className={`facts ${className}`.trim()}>
      {facts.map((fact, index) => (
        // The facts never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}
