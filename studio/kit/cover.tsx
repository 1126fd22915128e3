import type { ReactElement } from "react";

const arts = {
  leaf: (
    <>
      <circle cx="556" cy="122" r="66" className="fill-yellow" />
      <path d="M440 98c-14-58 30-86 126-82-2 66-54 110-126 82z" className="fill-aqua" />
      <path d="M418 108c30-32 74-60 116-76" className="stroke-ink" strokeWidth="3" strokeLinecap="round" fill="none" />
    </>
  ),
  water: (
    <>
      <path d="M548 20c17 22 26 34 26 47a26 26 0 0 1-52 0c0-13 9-25 26-47z" className="fill-white" />
      <path d="M404 122c38-30 82-34 126-18s82 10 130-22v40z" className="fill-purple" />
    </>
  ),
  bars: (
    <>
      <path d="M20 100V62h22v38zM54 100V40h22v60zM88 100V20h22v80z" className="fill-purple" />
      <circle cx="136" cy="36" r="18" className="fill-yellow" />
    </>
  ),
  arc: (
    <>
      <circle cx="60" cy="62" r="38" className="fill-salmon" />
      <path d="M60 62V24a38 38 0 0 1 33 57z" className="fill-ink" />
      <path d="M112 100c8-40 26-62 60-70v70z" className="fill-pink" />
    </>
  ),
  hills: (
    <>
      <circle cx="122" cy="42" r="17" className="fill-yellow" />
      <path d="M-20 104 46 34l66 70z" className="fill-ink" />
      <path d="m60 104 48-44 66 44z" className="fill-aqua" />
    </>
  ),
  code: (
    <>
      <path d="M52 30 26 54l26 24M110 30l26 24-26 24" className="stroke-ink" strokeWidth="9" fill="none" />
      <path d="M88 29 74 79" className="stroke-purple" strokeWidth="9" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type Art = keyof typeof arts;

export function Cover({ art, className = "" }: { art: Art; className?: string }) {
  const wide = art === "leaf" || art === "water";
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={wide ? "0 0 640 120" : "0 0 164 100"}
      preserveAspectRatio="xMidYMid slice"
    >
      {arts[art]}
    </svg>
  );
}
