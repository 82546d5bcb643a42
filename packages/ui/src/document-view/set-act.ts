import { hungNumber } from './hang-numbers.js';
import { raiseMarks } from './raise-marks.js';

/** Marks of amendments before a number or a word: `<sup>1</sup>[`. */
const MARKS = String.raw`(?:<sup>(?:<a [^<>]*>)?\d{1,3}(?:<\/a>)?<\/sup>\s?\[?|\[)`;
const opening = new RegExp(
  String.raw`<(p|h[2-6])((?:\s[^<>]*)?)>(${MARKS}{0,3}\s?)(?:\(([\da-zA-Z]{1,5})\)|(\d{1,4}[A-Z]{0,3})\.)\s*(?=\S)`,
  'g',
);
/** The first words of a proviso and of an explanation, which the Gazette sets in italics. */
const lead = new RegExp(
  String.raw`<p((?:\s[^<>]*)?)>(${MARKS}{0,3}\s?)(?:(Provided)\b|((?:Explanation|Exception|Illustration)s?(?:\s[IVX\d]{1,4})?)(?=\W))`,
  'g',
);
const footnote = /<p((?:\s[^<>]*)?)>(?=<small>)/g;

/**
 * Prepares a bare act: numbers of sections (`12A.` before a heading) and sub-sections (`(2)`) move left of the margin
 * rule, with the marks of amendments before them; clauses `(a)`, sub-clauses `(i)` and items `(A)` are indented by one level each.
 * Provisos, explanations, exceptions and illustrations are paragraphs of their own, indented. The text must be sanitised HTML without
 * class names; no word is changed or moved.
 */
export function setAct(html: string): string {
  let lastLetter = '';
  const numbered = raiseMarks(html).replace(
    opening,
    (whole, tag: string, attributes: string, marks: string, inBrackets?: string, section?: string) => {
      const open = `<${tag}${attributes}>`;
      if (tag !== 'p') return section ? `${open}${hungNumber(marks + section, '.')} ` : whole;
      if (!inBrackets) return whole;
      if (/^\d/.test(inBrackets)) {
        lastLetter = '';
        return `${open}${hungNumber(`${marks}(${inBrackets})`)} `;
      }
      const level = levelOf(inBrackets, lastLetter);
      if (level === 1) lastLetter = inBrackets;
      return `<p${attributes} class="hn-document__clause hn-document__clause--${level}"><span class="hn-document__item">${marks}(${inBrackets})</span> `;
    },
  );
  return numbered
    .replace(lead, (_whole, attributes: string, marks: string, proviso?: string, note?: string) => {
      const role = proviso === undefined ? 'note' : 'proviso';
      return `<p${attributes} class="hn-document__aside hn-document__aside--${role}">${marks}<i>${proviso ?? note ?? ''}</i>`;
    })
    .replace(footnote, '<p$1 class="hn-document__footnote">');
}

// `(i)` is a roman numeral, unless it follows clause `(h)`. The same goes for `(v)` after `(u)` and `(x)` after `(w)`.
function levelOf(item: string, lastLetter: string): 1 | 2 | 3 {
  if (/^[A-Z]+$/.test(item)) return 3;
  if (!/^[ivxl]+$/.test(item)) return 1;
  const isNextLetter =
    item.length === 1 && lastLetter.length === 1 && item.charCodeAt(0) === lastLetter.charCodeAt(0) + 1;
  return isNextLetter ? 1 : 2;
}
