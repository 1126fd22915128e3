import { useScrollSpy } from "../../lib/hooks/use-scroll-spy.ts";

/** A line a quarter of the screen down: the section that lies across it is the one that is read. */
const line = "-25% 0px -75% 0px";

interface TableOfContentsProps {
  label: string;
  sections: readonly { id: string; number: string; title: string }[];
}

/** The contents of a legal page mark the section that is read. */
export default function TableOfContents({ label, sections }: TableOfContentsProps) {
  const reached = useScrollSpy(
    sections.map(({ id }) => id),
    line,
  );
  return (
    <nav aria-labelledby="contents" className="legal-index">
      <h2 id="contents">{label}</h2>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id} data-number={number}>
            <a href={`#${id}`} aria-current={id === reached ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
