import { side } from '../fields/counsel/counsel-words.js';
import type { CausePart } from './block.js';

/** Paragraphs and characters that the title, the decision below and the lists of counsel fill at most. */
const MOST_PARAGRAPHS = 60;
const LONGEST = 16_000;

/** `The Judgment of the Court was delivered by`: where the court begins to speak. */
const delivery =
  /^.{0,40}\b(?:Judgments?|Orders?|Opinions?)\b[^\n]{0,60}\b(?:was|were|is) (?:delivered|made|pronounced|given)\b/i;
/** The same with the names of a large bench before the verb, which may look like parties: `V. R. Sample`. */
const announcement =
  /^.{0,40}\b(?:Judgments?|Orders?|Opinions?) of\b[^\n]{0,200}\b(?:was|were|is) (?:delivered|made|pronounced|given)\b/i;

const number =
  /\bJUR[A-Z1l]{4,12}N\b|^(?:Civil|Criminal|Writ|Special|Review|Transfer|Original|Election|Contempt|SLP|C\.?A\.?|Crl|Cr\.|W\.?P|Appeals?|Petitions?)\b.{0,120}\b(?:of|\/)\s?(?:19|20)\d\d\b/i;
const note =
  /^\(?(?:(?:On )?(?:Appeals?|Petitions?|References?|Reviews?)\b.{0,40}\b(?:from|by|under|for|against)\b|From the\b|Appeals? (?:by|from)|Under Art|Petitions? under|WITH\b|AND\b|\d{1,2} [A-Z][a-z]+,? \d{4}$|[A-Z][a-z]+ \d{1,2},? \d{4}\.?$|Ex parte\b|Arising)/i;
const court = /^(?:in the )?supreme court of india\.?$/i;
const versus = /^\S.{0,200}\s(?:v|vs|versus)\.?\s.{0,200}$/i;
/** A numbered paragraph of the judgment, which may be short and name a case: `1. In A v. B, 2019 (3) SCC 4, it was held`. */
const numbered = /^\d{1,3}\.\s/;
/** What a sentence about a case has, and no name of one. */
const sentence = /^(?:In(?! (?:re|the matter)\b)|See|We)\s|\b(?:was held|we (?:follow|hold))\b/;

/**
 * Assigns the first paragraphs of a report to the parts of its title: parties, court, number, the decision below and the lists of counsel,
 * up to where the court speaks. Index of a paragraph to its part; paragraphs of the judgment have none. Catchwords and
 * headnotes above the title end it.
 */
export function partsOfReportTitle(texts: readonly string[]): ReadonlyMap<number, CausePart> {
  const parts = new Map<number, CausePart>();
  const head = texts.slice(0, MOST_PARAGRAPHS);
  const delivered = head.findIndex((text) => delivery.test(text.slice(0, 200)));
  const isNear = delivered !== -1 && head.slice(0, delivered).join('').length < LONGEST;
  if (isNear) {
    for (let index = delivered - 1; index >= 0; index -= 1) {
      const part = partOf(head[index] ?? '');
      if (part === undefined) break;
      parts.set(index, part);
    }
    return new Map([...parts].reverse());
  }
  for (const [index, text] of head.entries()) {
    const part = partOf(text);
    if (part === undefined) break;
    parts.set(index, part);
  }
  return parts;
}

/** Longest list of counsel. */
const LONGEST_LIST = 3_000;

function partOf(text: string): CausePart | undefined {
  const start = text.slice(0, 300);
  if (announcement.test(start)) return undefined;
  if (court.test(start)) return 'court';
  if (isCounsel(text)) return 'counsel';
  if (number.test(start)) return 'number';
  if (note.test(start)) return 'note';
  if (text.length >= 300 || numbered.test(text) || sentence.test(text)) return undefined;
  return versus.test(text) ? 'parties' : undefined;
}

/** Names and the side they appear for, without a sentence of the court: `A. B. Sample and C. Example, for the appellant.` */
function isCounsel(text: string): boolean {
  if (text.length > LONGEST_LIST || text.search(side) === -1) return false;
  const rest = text.replace(side, '');
  return !/\b(?:is|was|are|were|has|have|had|that|which|by|will|would|shall|contended|submitted|argued|learned)\b/.test(
    rest,
  );
}
