/** The names of the parties that a text gives to a citation. */
export interface CaseName {
  /** `Arnesh Kumar v. State of Bihar`. */
  readonly name: string;
  /** The first party. */
  readonly first: string;
  /** Where the name begins. */
  readonly start: number;
  /** Index after a name that stands behind the citation. */
  readonly end?: number;
}

/** Number of characters searched before a citation: enough for a long cause title. */
const WINDOW = 220;
/** Maximum number of words of the first party. */
const MAX_WORDS = 16;

/** The beginning of a word of a name, or a small word that links others. */
const OF_NAME =
  /^(?:\.$|[("“'‘[]?[&-]?[A-Z\d]|(?:of|and|the|&|for|in|to|de|[sdw]\/o|through|by|@|alias|and\/or|an?other|others?|ors|anr|etc|thr|through|lrs)[.,]?$)/;
const ABBREVIATION =
  /^(?:[A-Z]\.)+$|^\.$|^[&(]?(?:[sdw]\/o|[djms]r|mr?s|m\/s|smt|sh?ri|kum|st|no|ltd|co|co-op|pvt|corpn?|bros|mfg|engg?|inds?|intl|univ|assn|dept|distt|ors|anr|etc|addl|asst|commr|govt|mohd|md)\.$/i;

/** `(P)` of a company's name, or the end of `(NCT of Delhi)`. */
const IN_BRACKETS = /^\((?:(?!Supra)[A-Z][A-Za-z]{0,11}\.?)\)$/;

function firstPartyStart(before: string): number {
  let start = before.length;
  for (let word = 0; word < MAX_WORDS; word += 1) {
    const head = before.slice(0, start).trimEnd();
    const from = head.search(/(?<![^ \n\t])[^ \n\t]*$/);
    const token = head.slice(from);
    if (!token) break;
    // In a title in capitals, a short word with a full stop is an abbreviation: `MIS. SWADESAMITRAN`.
    const isShort = /^[A-Z/.]{1,7}\.$/.test(token) && /^\s*(?:&|[A-Z]{3})/.test(before.slice(start - 1));
    const isSentenceEnd =
      word > 0 &&
      !isShort &&
      // No party begins with `and` or `others`.
      !/^\s*(?:&|(?:and|or|an?other|others?|ors|anr|etc)\b)/i.test(before.slice(start)) &&
      /[.;:!?)\]”"]$/.test(token) &&
      !ABBREVIATION.test(token) &&
      !IN_BRACKETS.test(token) &&
      !/\((?!supra)[^()]{0,40}\)$/i.test(head.slice(-45));
    if (isSentenceEnd || !OF_NAME.test(token)) break;
    start = from;
  }
  return start;
}

/** A court that decided, before the name of what it decided; not one that is a party by its bench. */
const COURT_LEAD =
  /^(?:(?:of|the|[A-Z][a-z]{2,20})\s){0,7}(?:High|Supreme)\sCourt(?:\s(?:of|and|[A-Z][a-z]{2,20})){0,4},\s(?=[A-Z](?!\w{0,20}\sBench\b))/;

/** Removes the words that introduce a name: `In`, `Then`, `Reliance on`, `the decision of the High Court of Bombay,`. */
export const withoutLead = (name: string): string =>
  name
    .replace(
      /^(?:(?:see|then|thus|here|where|while|when|but|however|following|referring|relying|on|upon|also|as|per|cf|further|case|matter|re|decision|judgment|reported|of|and|the|in|by|that|vide|reliance|to|for|held|court|apex|supreme|follows?|(?:similar|first|second|third|last|recent)ly|again|this|(?:\w+ )?bench in|(?:[a-z]{3,9}\s\d{1,2},\s)?\d{4})\b[.,:;]?\s+)+/i,
      '',
    )
    .replace(COURT_LEAD, '');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Between the parties. A capital V. may be an initial. */
const VERSUS = /\s(?:[-–]?(?:v\.?|[vV][sS]\.?|[vV]\/[sS]\.?|[vV]ersus|VERSUS)[-–]?|बनाम)[\s,]\s?/g;
const CAPITAL = /\sV\.?[\s,]\s?/g;

const lastVersus = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(VERSUS)].at(-1) ?? [...text.matchAll(CAPITAL)].at(-1);

/** Words between a name and its citation: `. It is reported in`, `, since reported in`, `. See`. */
const LINK =
  /[\s,.;:]?(?<![a-z])(?:it|this|that|which|the|case|decision|judgment|ruling|is|was|has|been|since|reported|cited|found|in|as|at|see|also)[:,]?$/i;
/** Maximum number of such words. */
const MAX_LINKS = 8;
const PUNCTUATION = /[\s,;:([{"“”'‘’–-]{0,24}$/;

/** Removes what links a name to the citation behind it. */
function withoutLink(text: string): string {
  let left = text.replace(PUNCTUATION, '');
  for (let word = 0; word < MAX_LINKS; word += 1) {
    const [link] = LINK.exec(left.slice(-20)) ?? [];
    if (link === undefined) break;
    left = left.slice(0, -link.length).replace(PUNCTUATION, '');
  }
  return left;
}

/** A name ends before `;`, an empty line and a new sentence. */
const NOT_A_PARTY = /;|\n\s*\n|[a-z]{3}\)?\.\s+[A-Z][a-z]+\s[a-z]/;
const LONGEST_PARTY = 120;
/** Marks around a name, the end of the sentence before, and a page of the citation before: `] 582-55, A v. B`. */
const OPENING = /^(?:[\s,;:([{"“”'‘’–.)\]]|[\d-]+,\s)+/;

/** Finds the names of the parties before a citation. Does not search before `floor`. */
function readNameBefore(text: string, at: number, floor: number): CaseName | undefined {
  const from = Math.max(floor, at - WINDOW);
  const window = text.slice(from, at);
  const versus = lastVersus(window);
  if (!versus) return readOneParty(window, from);
  const second = withoutLink(window.slice(versus.index + versus[0].length)).replace(/(?<=[a-z]{4}|\.)\.$|[”"’]$/i, '');
  if (!second || second.length > LONGEST_PARTY || NOT_A_PARTY.test(second)) return readOneParty(window, from);
  return nameOf(window.slice(0, versus.index), second, from) ?? readOneParty(window, from);
}

/** A first party in Devanagari, at most eight words, behind the words that introduce it. */
const HINDI = /(?:[\u0900-\u0963][\u0900-\u0963.]{0,30}[^\S\n]?){1,8}$/;
const HINDI_LEAD = /^(?:(?:देखें|देखिए|तथा|और|में|मामले|मामला|वाद|ने|न्यायालय|यह|कि|के|का|की)\s)+/;

function hindiStart(before: string): number | undefined {
  const match = HINDI.exec(before.slice(-100));
  if (!match) return undefined;
  return before.length - match[0].length + (HINDI_LEAD.exec(match[0])?.[0].length ?? 0);
}

function nameOf(before: string, second: string, from: number): CaseName | undefined {
  const start = hindiStart(before) ?? firstPartyStart(before);
  const printed = before.slice(start);
  const first = oneLine(withoutLead(printed.replace(OPENING, '')).replace(OPENING, ''));
  if (!first) return undefined;
  const lead = printed.indexOf(first.split(' ')[0] ?? '');
  return { name: `${first} v. ${oneLine(second)}`, first, start: from + start + lead };
}

/** Words that begin no name of a party. */
const NO_PARTY =
  /\b(?:Court|Act|Code|Rules?|Article|Section|Constitution|Judgment|Order|Para|Case|Law|Reports?|Tribunal|Bench|Hon)\b/;
const RE = /(?:^|[\s("“])((?:[Ii]n [Rr]e|IN RE|RE|Re|[Ii]n the matter of|IN THE MATTER OF)[:,]?\s)([^;\n]{2,100})$/;
const CASE = /['’]s? (?:case|matter)$/i;
const CASE_OF = /\bcase of ([^;\n,]{2,100})$/i;

/** Finds the one party of `In re X`, `X's case`, `the case of X` and `X [citation]` at the end of a text. */
function readOneParty(window: string, from: number): CaseName | undefined {
  const head = window.replace(PUNCTUATION, '').replace(/\s?\(supra\)$/i, '');
  const re = RE.exec(head);
  const marked = re?.[2] ?? CASE_OF.exec(head)?.[1];
  if (marked === undefined && !/\[\s?$/.test(window) && !CASE.test(head)) return undefined;
  const named = head.replace(CASE, '');
  const start = marked === undefined ? firstPartyStart(named) : named.length - marked.length;
  // The end of a longer name: `X v. Union of India, New Delhi [1985 (2) SCC 94]`.
  if (marked === undefined && named.slice(0, start).trim().endsWith(',')) return undefined;
  const printed = named.slice(start);
  const first = oneLine(withoutLead(printed.replace(OPENING, '')));
  if (!/^[A-Z]/.test(first) || (marked === undefined && NO_PARTY.test(first)) || NOT_A_PARTY.test(first))
    return undefined;
  const name = re ? `In re ${first}` : first;
  return { name, first, start: from + start + printed.indexOf(first.split(' ')[0] ?? '') };
}

/** What may be between a citation and the name behind it. */
const GAP = /^(?:\s?[,:–-]?\s?[([“"]|\s?[,:–-])?\s?(?:in (?:the (?:case|matter) of )?)?/;
/** The end of a name behind a citation. */
const END =
  /(?<!\([\w\s.]{1,14})[)\]]|[;”"\n।]|(?<=[a-z]{3})\.(?:\s|$)|,\s(?=[a-z]{3})|\s(?:wherein|where|held|that|which|the Court|this Court|decided|dated|is|was|has|and held)\b/;

/** Finds `(A v. B)` or `, A v. B` behind a citation, unless another citation follows the name. */
function readNameBehind(text: string, end: number, limit: number): CaseName | undefined {
  const window = text.slice(end, Math.min(limit, end + WINDOW));
  const [gap = ''] = GAP.exec(window) ?? [];
  const rest = window.slice(gap.length);
  const versus = [VERSUS, CAPITAL].map((form) => [...rest.matchAll(form)][0]).find((match) => match !== undefined);
  if (!versus || versus.index > LONGEST_PARTY || gap === '') return undefined;
  const before = rest.slice(0, versus.index);
  const tokens = before.match(/\S+/g) ?? [];
  if (tokens.length > MAX_WORDS || !/^\(?[A-Z]/.test(before) || !tokens.every((token) => OF_NAME.test(token)))
    return undefined;
  const after = rest.slice(versus.index + versus[0].length);
  const stop = END.exec(after);
  const length = stop?.index ?? after.length;
  const isClosed = /[([“"]/.test(gap);
  // `citation, A v. B, citation`: the name is that of the next one.
  if (!isClosed && !stop && end + window.length >= limit && limit < text.length) return undefined;
  const second = after.slice(0, length).replace(/[\s,.]{1,24}$/, '');
  if (!second || length > LONGEST_PARTY) return undefined;
  const first = oneLine(before);
  const until = end + window.length - after.length + length;
  return { name: `${first} v. ${oneLine(second)}`, first, start: end, end: until };
}

/** A citation, or several parallel ones, in a text. */
interface Cited {
  readonly start: number;
  readonly end: number;
  /** Index after the citation before it. */
  readonly floor: number;
  /** Index of the next citation. */
  readonly limit: number;
}

/** Finds the names of the parties of a citation, before or behind it. Takes time for 220 characters on each side. */
export const readCaseName = (text: string, { start, end, floor, limit }: Cited): CaseName | undefined =>
  readNameBefore(text, start, floor) ?? readNameBehind(text, end, limit);
