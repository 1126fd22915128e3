const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

const own = {
  "default-src": "'none'",
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

export const editorPolicy = policy({
  ...own,
  "script-src": "'self'",
  "connect-src": "'self'",
  "frame-src": "'self'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
});

/** The editor reads the preview's elements, so that it is of the same origin; but nothing in it ever runs. */
export const previewPolicy = policy({
  ...own,
  "script-src": "'none'",
  "frame-ancestors": "'self'",
  sandbox: "allow-same-origin",
});

export const everyAnswer = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;
