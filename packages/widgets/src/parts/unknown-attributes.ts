/** Attributes that any element may have, and that are no options. */
const GENERAL = /^(?:id|class|style|lang|dir|hidden|slot|part|title|role|tabindex|nonce|(?:data-|aria-|on|xml).*)$/;

/** Curly quotation marks, which a word processor or a CMS puts in place of straight ones. */
const CURLY = /[\u2018-\u201f\u00ab\u00bb]/;

/** What is wrong with the attributes of an element that has options with these names. */
export function attributeFaults(element: Element, names: readonly string[]): string[] {
  return [...element.attributes].flatMap(({ name, value }) => {
    if (CURLY.test(name + value)) return `${name}="${value}": use straight quotation marks`;
    return GENERAL.test(name) || names.includes(name) ? [] : `no option ${name}`;
  });
}
