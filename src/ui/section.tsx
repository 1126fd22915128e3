import type { ReactNode } from "react";

interface Properties {
  id: string;
  title: ReactNode;
  /** What the section is about, below its title. */
  lead: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page below the first view, by its title. */
export function Section({ id, title, lead, className = "", children }: Properties) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`section ${className}`.trim()} aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </section>
  );
}
