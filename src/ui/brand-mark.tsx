/** The mark: five ribbons, as in `public/brand/mark.svg`. */
export function BrandMark() {
  return <img src="/brand/mark.svg" alt="" width="32" height="32" className="brand-mark" />;
}
