/** Marks what the AI made: the site's ribbon instead of the usual sparkle. */
export function Ribbon({ size = 20 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="shrink-0" width={size} height={size} viewBox="0 0 24 24" fill="none">
      <path d="M2 16c5-12 8.5-12 11-6s5 5 9-3" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
      <path d="M2 9c4 9 8 10 11 6" stroke="currentColor" strokeOpacity="0.45" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}
