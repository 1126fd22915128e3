/** Must be the page's first link, so that keyboard users can skip the navigation. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href="#content" className="skip-link">
    {label}
  </a>
);
