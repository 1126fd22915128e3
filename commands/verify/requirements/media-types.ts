/** What `Content-Type` has to look like, by the ending of the file: hosts spell some of them in more than one way. */
export const mediaTypes: Readonly<Record<string, RegExp>> = {
  ".html": /^text\/html; ?charset=utf-8$/i,
  ".js": /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
  ".css": /^text\/css(; ?charset=utf-8)?$/i,
  ".webmanifest": /^application\/manifest\+json/,
  ".xml": /^(application|text)\/xml/,
  ".txt": /^text\/plain/,
  ".svg": /^image\/svg\+xml/,
  ".png": /^image\/png$/,
  ".jpg": /^image\/jpeg$/,
  ".webp": /^image\/webp$/,
  ".avif": /^image\/avif$/,
  ".gif": /^image\/gif$/,
  ".ico": /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  ".woff2": /^font\/woff2$/,
  ".webm": /^video\/webm$/,
  ".mp4": /^video\/mp4$/,
};
