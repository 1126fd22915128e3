import type { ReactElement } from "react";

/** What is drawn wide stands at its right end, where no title is; a card shows that end alone. */
const arts = {
  leaf: {
    views: { wide: "0 0 640 120", card: "424 4 170 104" },
    drawing: (
      <>
        <circle cx="556" cy="122" r="66" className="fill-yellow" />
        <path d="M440 98c-14-58 30-86 126-82-2 66-54 110-126 82z" className="fill-aqua" />
        <path
          d="M418 108c30-32 74-60 116-76"
          className="stroke-ink"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </>
    ),
  },
  helix: {
    views: { card: "0 0 164 100" },
    drawing: (
      <>
        <path d="M36 33v34M59 44v12M105 44v12M128 33v34" className="stroke-ink" strokeWidth="5" />
        <path d="M10 24c40-16 52 20 72 26s32 42 72 26" className="fill-none stroke-purple" strokeWidth="10" />
        <path d="M10 76c40 16 52-20 72-26s32-42 72-26" className="fill-none stroke-ink" strokeWidth="10" />
      </>
    ),
  },
  molecule: {
    views: { card: "0 0 164 100" },
    drawing: (
      <>
        <path
          d="M62 20l28 16v31L62 83 34 67V36zM90 36l30-15M90 67l28 15"
          className="fill-none stroke-ink"
          strokeWidth="6"
        />
        <circle cx="62" cy="20" r="11" className="fill-yellow" />
        <circle cx="34" cy="67" r="11" className="fill-pink" />
        <circle cx="122" cy="20" r="15" className="fill-salmon" />
        <circle cx="120" cy="83" r="11" className="fill-white" />
      </>
    ),
  },
  hills: {
    views: { card: "0 0 164 100" },
    drawing: (
      <>
        <circle cx="122" cy="42" r="17" className="fill-yellow" />
        <path d="M-20 104 46 34l66 70z" className="fill-ink" />
        <path d="m60 104 48-44 66 44z" className="fill-aqua" />
      </>
    ),
  },
} satisfies Record<string, { views: { wide?: string; card: string }; drawing: ReactElement }>;

export type Art = keyof typeof arts;

type CoverProps = { art: Art; className?: string };

export function Cover({ art, className = "" }: CoverProps) {
  const { views, drawing } = arts[art];
  return (
    <svg aria-hidden="true" className={className} viewBox={views.card} preserveAspectRatio="xMidYMid slice">
      {drawing}
    </svg>
  );
}

/** The same picture and field wherever the course is shown, so that it is known again. */
export function CourseBanner({ title, className = "" }: { title: string; className?: string }) {
  const { views, drawing } = arts.leaf;
  return (
    <div className={`relative overflow-hidden bg-salmon ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full tall:top-auto tall:-right-[50px] tall:left-auto tall:h-[128px] tall:w-[640px]"
        viewBox={views.wide}
        preserveAspectRatio="xMidYMid slice"
      >
        {drawing}
      </svg>
      <h1 className="title absolute bottom-5 left-7 text-balance text-[34px] tall:left-[18px] tall:max-w-[300px]">
        {title}
      </h1>
    </div>
  );
}
