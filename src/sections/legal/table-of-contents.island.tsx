import { useCurrentSection } from "../../lib/hooks/use-scroll-position.ts";

interface TableOfContentsProps {
  label: string;
  sections: readonly { id: string; number: string; title: string }[];
}

export default function TableOfContents({ label, sections }: TableOfContentsProps) {
  const ids = sections.map(({ id }) => id);
  const activeId = useCurrentSection(ids, 0.25);
  return (
    <nav aria-labelledby="contents" className="legal-index">
      <h2 id="contents">{label}</h2>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id} data-number={number}>
            <a href={`#${id}`} aria-current={id === activeId ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
