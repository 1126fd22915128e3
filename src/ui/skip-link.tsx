/** The first link of a page: leads a keyboard past the navigation. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href="#content" className="skip-link">
    {label}
  </a>
);
