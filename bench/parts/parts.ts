/** What can be kept from a page, each with the addresses that it asks for. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  "the typefaces": ["*.woff2"],
  "the film": ["*/media/hero*"],
  "the demos": ["*/media/*/*"],
  "the late styles": ["*/assets/*.css"],
  "the scripts, and the film with them": ["*/assets/*.js"],
  "all of these": ["*.woff2", "*/media/hero*", "*/media/*/*", "*/assets/*.css", "*/assets/*.js"],
};
