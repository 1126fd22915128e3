import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: ReactNode;
  lead: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className="section" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </section>
  );
}
