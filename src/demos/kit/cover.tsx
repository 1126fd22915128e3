/** The banner's drawing is at its right end, clear of the title; a card is cropped to that end. */
const arts = {
  leaf: (
    <>
      <circle cx="556" cy="122" r="66" className="fill-yellow" />
      <path d="M440 98c-14-58 30-86 126-82-2 66-54 110-126 82z" className="fill-aqua" />
      <path
        d="M418 108c30-32 74-60 116-76"
        className="stroke-on-accent"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  helix: (
    <>
      <path d="M31 32v36M49 38v24M115 38v24M133 32v36" className="stroke-on-accent" strokeWidth="4" />
      <path d="M-8 50C14 20 52 20 82 50s68 30 90 0" className="fill-none stroke-purple" strokeWidth="9" />
      <path d="M-8 50c22 30 60 30 90 0s68-30 90 0" className="fill-none stroke-on-accent" strokeWidth="9" />
    </>
  ),
  molecule: (
    <>
      <path
        d="M66 26l21 12v24L66 74 45 62V38zM87 38l27-12M87 62l25 11"
        className="fill-none stroke-on-accent"
        strokeWidth="6"
      />
      <circle cx="66" cy="27" r="9" className="fill-yellow" />
      <circle cx="45" cy="62" r="9" className="fill-pink" />
      <circle cx="116" cy="29" r="12" className="fill-salmon" />
      <circle cx="113" cy="72" r="9" className="fill-window" />
    </>
  ),
  hills: (
    <>
      <circle cx="122" cy="42" r="17" className="fill-yellow" />
      <path d="M-20 104 46 34l66 70v20H-20z" className="fill-salmon" />
      <path d="m60 104 48-44 66 44v20H60z" className="fill-aqua" />
    </>
  ),
};

export type Art = keyof typeof arts;

type CoverProps = { art: Art; className: string; viewBox?: string };

export const Cover = ({ art, className, viewBox = art === "leaf" ? "402 -8 204 130" : "0 0 164 100" }: CoverProps) => (
  <span className={`block shrink-0 overflow-hidden ${className}`}>
    <svg aria-hidden="true" className="size-full" viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      {arts[art]}
    </svg>
  </span>
);

/** The course has the same picture and colour everywhere, so that viewers recognise it. */
export const CourseBanner = ({ title, className }: { title: string; className: string }) => (
  <div className={`relative overflow-hidden bg-salmon ${className}`}>
    <Cover
      art="leaf"
      className="absolute inset-0 size-full tall:top-auto tall:-right-50 tall:left-auto tall:h-128 tall:w-640"
      viewBox="0 0 640 120"
    />
    <p className="title absolute bottom-20 left-28 max-w-376 text-balance text-32 tall:left-18 tall:max-w-300 tall:text-34">
      {title}
    </p>
  </div>
);
