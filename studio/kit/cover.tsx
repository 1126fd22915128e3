import type { ReactElement } from "react";

const arts = {
  leaf: (
    <>
      <circle cx="560" cy="-6" r="74" className="fill-yellow" />
      <path d="M420 124C420 54 470 10 560 4c0 72-46 120-140 120z" className="fill-aqua" />
      <path d="M404 124c52-62 92-88 156-120" className="stroke-ink" strokeWidth="3" fill="none" />
    </>
  ),
  water: (
    <>
      <path d="M500 8c24 30 38 48 38 66a38 38 0 0 1-76 0c0-18 14-36 38-66z" className="fill-white" />
      <path d="M360 128c40-44 76-44 116-14s84 26 164-26v40z" className="fill-purple" />
      <path d="M430 128c46-28 84-20 118-4s60 8 92-6v10z" className="fill-ink" />
    </>
  ),
  bars: (
    <>
      <path d="M20 100V62h22v38zM54 100V40h22v60zM88 100V20h22v80z" className="fill-purple" />
      <circle cx="140" cy="32" r="22" className="fill-yellow" />
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
      <circle cx="118" cy="38" r="22" className="fill-yellow" />
      <path d="M-20 104 46 34l66 70z" className="fill-ink" />
      <path d="m60 104 48-44 66 44z" className="fill-aqua" />
    </>
  ),
  code: (
    <>
      <path d="M52 30 26 54l26 24M110 30l26 24-26 24" className="stroke-ink" strokeWidth="9" fill="none" />
      <path d="M90 22 72 86" className="stroke-purple" strokeWidth="9" />
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
