import { isSameJudge, namesOf, plainName } from './judge-names.js';
import type { OpinionKind } from './text-structure.js';

/** An opinion that the report announces above the first one. */
export interface Announced {
  /** Who delivered it; several in one line may also be the authors of one each. */
  readonly author: string;
  readonly coauthors: readonly string[];
  /** The judges for whom the author spoke, without the author. */
  readonly others: readonly string[];
  /** What the announcement calls it. */
  readonly kind: OpinionKind;
}

/** Longest announcement, in characters. */
const LONGEST = 1_200;

/** `The Judgment of A and B, JJ. was delivered by B, J.` */
const group =
  /\b(?<what>(?:(?:following|majority|minority|dissenting|concurring)\s+)?(?:judge?ments?|opinions?|orders?))\b(?:[\s,.]{0,4}of\b(?<names>[^:;]{2,200}?))?[\s,]*\b(?:was|were|is)[,.]?\s+(?:deli(?:e?ve?|ev)red|made|pronounced|given)[.,]?\s*['‘]?(?:by)?[\s:.–—-]*/gi;

/** `C, J. delivered a separate dissenting judgment`, `D, J. concurred`. */
const separate =
  /\b(?:delivered|gave|wrote|pronounced|recorded|agreed|concurred|dissented)\b(?<how>(?:\s+(?:(?:an?|his|her|their|in|partly|partially|sepe?a?rate|separate|but|and|dissenting|concurring|supplementary|supplementing|short))\b)*)(?:\s+(?:judge?ments?|opinions?|orders?|notes?))?/gi;

/** A judge in an announcement: the words up to the rank. */
const judge = /^(?:[A-Z][A-Za-z'’-]*(?:\.,?\s?|\s?,\s?|\s)){1,6}?(?:\(?(?:A\.?\s?)?C\.?\s?J\.?I?\b\.?\)?|J\b)\.?/;

/** A second author of the line: ` and B. EXAMPLE, J.` at its end. */
const another = /^(?:,?\s(?:and|&)\s(?:[A-Z][A-Za-z'’-]*(?:\.,?\s?|,\s?|\s)){1,6}(?:C\.?\s?J\b|J{1,2}\b)\.?)(?=\s*$)/;

/** Longest list of authors. */
const LONGEST_LIST = 160;
/** `A. Sample, B. Example and C. Model, JJ.` at the end of the line. */
const severalNames = /^[A-Z][A-Za-z.,'’ -]{3,120}\sJJ\.?(?=\s*$)/;
/** `Hon’ble Justice Sample A. B. and Hon’ble Justice Example C.` */
const honoured =
  /^(?:Hon['’]?ble (?:Mr\. |Mrs\. |Ms\. |Dr\. )?Justice (?:[A-Z][A-Za-z'’]*\.? ?){1,5}(?:and |& |, )?){1,4}/i;

/**
 * Reads who delivers what from the words of a report such as `The Judgment of A and B, JJ. was delivered by B, J. C, J. gave a dissenting
 * opinion.` Empty for other paragraphs. `end` is where the last author's name ends.
 */
export function readAnnouncement(paragraph: string): { readonly opinions: readonly Announced[]; readonly end: number } {
  const text = paragraph.slice(0, LONGEST);
  const opinions: Announced[] = [];
  let end = 0;
  for (const match of text.matchAll(group)) {
    const at = match.index + match[0].length;
    const printed = judge.exec(text.slice(at, at + 80))?.[0] ?? '';
    if (end > 0 && match.index - end > 160) break;
    end = at + printed.length;
    const rest = text.slice(at, at + LONGEST_LIST);
    const list = printed === '' ? (severalNames.exec(rest)?.[0] ?? honoured.exec(rest)?.[0] ?? '') : '';
    const [author, ...listed] = printed === '' ? namesOf(list) : [plainName(printed)];
    if (author === undefined) continue;
    end += list.length;
    const more = another.exec(text.slice(end, end + 120))?.[0] ?? '';
    end += more.length;
    const names = namesOf((match.groups?.['names'] ?? '').replace(/^\s*the court/i, ''));
    opinions.push({
      author,
      coauthors: [...listed, ...namesOf(more)],
      others: names.filter((name) => !isSameJudge(name, author)),
      kind: kindOf(match[0]),
    });
  }
  if (opinions.length === 0 && end === 0) return { opinions, end };
  let from = end;
  for (const match of text.slice(end, end + 500).matchAll(separate)) {
    const at = end + match.index;
    const before = text.slice(from, at);
    // A sentence of the judgment itself has begun.
    if (before.length > 160 || /\b(?:the|this|that|was|which|appeal)\b/i.test(before)) break;
    for (const author of namesOf(before)) opinions.push({ author, coauthors: [], others: [], kind: kindOf(match[0]) });
    from = at + match[0].length;
  }
  return { opinions, end: Math.max(end, from) };
}

function kindOf(words: string): OpinionKind {
  if (/dissent|minority/i.test(words)) return 'dissenting';
  if (/concur|agreed|supplement/i.test(words)) return 'concurring';
  return /majority/i.test(words) ? 'majority' : 'unknown';
}
