/** The school's: a star in the north over a ploughed field. */
export function Crest() {
  return (
    <svg aria-hidden="true" className="shrink-0" width="28" height="32" viewBox="0 0 28 32">
      <path d="M2 2h24v15c0 7-5 11-12 13C7 28 2 24 2 17z" className="fill-ink" />
      <path d="M14 4.5l1.5 3.9 3.9 1.5-3.9 1.5-1.5 3.9-1.5-3.9-3.9-1.5 3.9-1.5z" className="fill-window" />
      <path
        d="M6 19.5c2.5-1.6 5.3-2.4 8-2.4s5.5.8 8 2.4M8.5 24c1.7-1 3.6-1.5 5.5-1.5s3.8.5 5.5 1.5"
        className="fill-none stroke-window"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
