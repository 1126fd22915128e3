const voidElement = /^<(?:br|hr|img|input|link|meta|source|track|wbr)\b/;

/**
 * React's markup as HTML needs it: void elements without a slash, attributes that are merely there without an empty value. An
 * image keeps its empty `alt`, which says something. Relies on React's escaping: no `>` within an attribute.
 */
export function shortMarkup(markup: string): string {
  return markup.replace(/<[a-z][^>]*>/g, (tag) => {
    const bare = tag.replace(/(?<!\salt)=""(?=[\s/>])/g, "");
    return voidElement.test(bare) ? bare.replace(/\/>$/, ">") : bare;
  });
}
