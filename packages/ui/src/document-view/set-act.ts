import { hungNumber } from './hang-numbers.js';

const opening = /<(p|h[2-6])((?:\s[^<>]*)?)>(?:\(([\da-zA-Z]{1,5})\)|(\d{1,4}[A-Z]{0,3})\.)\s*(?=\S)/g;

/**
 * Prepares a bare act: numbers of sections (`12A.` before a heading) and sub-sections (`(2)`) move left of the margin
 * rule; clauses `(a)`, sub-clauses `(i)` and items `(A)` are indented by one level each. The text must be sanitised
 * HTML without class names.
 */
export function setAct(html: string): string {
  let lastLetter = '';
  return html.replace(opening, (whole, tag: string, attributes: string, inBrackets?: string, section?: string) => {
    const open = `<${tag}${attributes}>`;
    if (tag !== 'p') return section ? `${open}${hungNumber(section, '.')} ` : whole;
    if (!inBrackets) return whole;
    if (/^\d/.test(inBrackets)) {
      lastLetter = '';
      return `${open}${hungNumber(`(${inBrackets})`)} `;
    }
    const level = levelOf(inBrackets, lastLetter);
    if (level === 1) lastLetter = inBrackets;
    return `<p${attributes} class="hn-document__clause hn-document__clause--${level}"><span class="hn-document__item">(${inBrackets})</span> `;
  });
}

// `(i)` is a roman numeral, unless it follows clause `(h)`. The same goes for `(v)` after `(u)` and `(x)` after `(w)`.
function levelOf(item: string, lastLetter: string): 1 | 2 | 3 {
  if (/^[A-Z]+$/.test(item)) return 3;
  if (!/^[ivxl]+$/.test(item)) return 1;
  const isNextLetter =
    item.length === 1 && lastLetter.length === 1 && item.charCodeAt(0) === lastLetter.charCodeAt(0) + 1;
  return isNextLetter ? 1 : 2;
}
