/** The names of the parties before a citation. */
export interface CaseName {
  /** `Arnesh Kumar v. State of Bihar`. */
  readonly name: string;
  /** The first party. */
  readonly first: string;
  /** Where the name begins. */
  readonly start: number;
}

/** Number of characters searched before a citation: enough for a long cause title. */
const WINDOW = 220;
/** Maximum number of words of the first party. */
const MAX_WORDS = 16;

/** The beginning of a word of a name, or a small word that links others. */
const OF_NAME =
  /^(?:[("“'‘[]?[A-Z\d]|(?:of|and|the|&|for|in|to|de|[sdw]\/o|through|by|@|alias|and\/or|an?other|others?|ors|anr|etc|thr|through|lrs)[.,]?$)/;
const ABBREVIATION =
  /^(?:[A-Z]\.)+$|^(?:[djms]r|mr?s|m\/s|smt|sh?ri|kum|st|no|ltd|co|co-op|pvt|corpn?|bros|mfg|engg?|inds?|intl|univ|assn|dept|distt|ors|anr|etc|addl|asst|commr|govt|mohd|md)\.$/i;

/** `(P)` of a company's name, or the end of `(NCT of Delhi)`. */
const IN_BRACKETS = /^\((?:(?!Supra)[A-Z][A-Za-z]{0,11}\.?)\)$/;

function firstPartyStart(before: string): number {
  let start = before.length;
  for (let word = 0; word < MAX_WORDS; word += 1) {
    const head = before.slice(0, start).trimEnd();
    const from = head.search(/(?<![^ \n\t])[^ \n\t]*$/);
    const token = head.slice(from);
    if (!token) break;
    const isSentenceEnd =
      word > 0 && /[.;:!?)\]”"]$/.test(token) && !ABBREVIATION.test(token) && !IN_BRACKETS.test(token);
    if (isSentenceEnd || !OF_NAME.test(token)) break;
    start = from;
  }
  return start;
}

/** Removes the words that introduce a name: `In`, `Then`, `Reliance on`. */
export const withoutLead = (name: string): string =>
  name.replace(
    /^(?:(?:see|then|thus|here|where|while|when|but|however|following|referring|relying|on|upon|in|the|also|as|per|and|cf|further|case|matter|re|decision|judgment|reported|of|by|that|vide|reliance|to|for|held|court|apex|supreme|follows?)\b[.,:;]?\s+)+/i,
    '',
  );

/** Finds the names of the parties directly before a citation. Does not search before `floor`. */
export function readCaseName(text: string, at: number, floor: number): CaseName | undefined {
  const from = Math.max(floor, at - WINDOW);
  const window = text.slice(from, at);
  // A capital V. may be an initial.
  const versus =
    [...window.matchAll(/\s(?:v\.?|[vV][sS]\.?|[vV]\/[sS]\.?|[vV]ersus|VERSUS)[\s,]\s?/g)].at(-1) ??
    [...window.matchAll(/\sV\.?[\s,]\s?/g)].at(-1);
  if (!versus) return undefined;
  const second = window
    .slice(versus.index + versus[0].length)
    .replace(/(?:,?\s{0,3}(?:reported\s{1,3}(?:in|as|at)|since reported in|in|:|-|–))?[\s,;:([{"“”'’–-]{0,24}$/i, '');
  // A name ends before `;`, an empty line and a new sentence.
  if (!second || second.length > 120 || /;|\n\s*\n|[a-z]{3}\.\s+[A-Z][a-z]+\s[a-z]/.test(second)) return undefined;
  const before = window.slice(0, versus.index);
  const start = firstPartyStart(before);
  const printed = before.slice(start);
  const first = withoutLead(printed.replace(/^[("“'‘[\s]+/, ''))
    .replace(/\s+/g, ' ')
    .trim();
  if (!first) return undefined;
  const lead = printed.indexOf(first.split(' ')[0] ?? '');
  return { name: `${first} v. ${second.replace(/\s+/g, ' ').trim()}`, first, start: from + start + lead };
}
