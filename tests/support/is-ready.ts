/** Whether the islands of the page's own script are hydrated, as an expression for the browser. */
export const isReady =
  "document.documentElement.classList.contains('loaded') && " +
  "document.querySelector('[data-island]:not([data-hydrated], [data-island=carousel], [data-island^=demo])') === null";

/** Whether the whole page is hydrated and laid out, each scene drawn, and the carousel placed. */
export const isWhole =
  `${isReady} && ` +
  "document.querySelector('html.rest-in-turn, [data-island]:not([data-hydrated])') === null && " +
  "document.querySelector('#partners ul:not([style*=transform])') === null && " +
  "[...document.querySelectorAll('[data-demo]')].every(({ shadowRoot }) => shadowRoot?.hasChildNodes())";
