import type { ReactNode } from "react";
import { Headline } from "./headline.tsx";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className="section" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>
          <Headline>{title}</Headline>
        </h2>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </section>
  );
}
