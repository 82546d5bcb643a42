import { type CaseName, withoutLead } from './names/case-name.js';
import type { Citation } from './citation.js';
import { matchAt } from './grammar/match-at.js';
import { createNameMatcher } from './grammar/name-matcher.js';
import { readPinpoint } from './grammar/read-pinpoint.js';
import { unique } from './unique.js';

/** A judgment cited in full. */
export interface Antecedent {
  /** The first of its parallel citations. */
  readonly citation: Citation;
  /** Index after the last of them. */
  readonly end: number;
  /** Names of its parties, if the text contains them. */
  readonly caseName: CaseName | undefined;
}

/** A short form and the citation to which it refers. */
export interface ShortForm {
  readonly citation: Citation;
  /** The citation in full; undefined if the short form is ambiguous. */
  readonly full: Citation | undefined;
}

/** Maximum number of alternatives of an ambiguous short form, nearest first. */
const MAX_MEANT = 5;

/** Text between a name and `supra`. */
const BEFORE_SUPRA = /(?:['’]s)?(?:\s{0,3}\bcase\b)?[\s,([]{0,9}$/;
const SHORT = /\(supra\)|(?<!\w)(?:supra\b|ibid\b\.?|aforesaid\s(?:judgment|decision|case|ruling)\b)/gi;
const AFTER_NAME = /(?:['’]s)?\s(?:case\b|(?:v\.?|vs\.?|versus)\s)/iy;
/** First parties that are too frequent to identify a case. */
const COMMON =
  /^(?:the )?(?:state|union|commissioner|cit|collector|government|govt|secretary|director|chief|regional|municipal|accused|(?:petitioner|appellant|respondent|applicant|plaintiff|defendant)s?)\b/i;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d&]+/g, ' ')
    .trim();

const keyOf = ({ citation }: Antecedent): string => citation.canonical;

/** Words that refer to an earlier citation, and the judgments that they may mean. */
interface Pointer {
  readonly start: number;
  readonly end: number;
  readonly shortForm: 'ibid' | 'supra' | 'name';
  readonly meant: readonly Antecedent[];
}

/** Returns the short form for a pointer; none if it refers to no judgment. */
function formsOf(text: string, { start, end, shortForm, meant }: Pointer): readonly ShortForm[] {
  const [first] = meant;
  if (!first) return [];
  const pinpoint = readPinpoint(text, end);
  const { parallelGroup: _group, caseName: _name, pinpoint: _own, ...parts } = first.citation;
  const until = pinpoint?.end ?? end;
  const base = { ...parts, start, end: until, text: text.slice(start, until), shortForm };
  const citation: Citation = { ...base, ...(pinpoint && { pinpoint: pinpoint.pinpoint }) };
  if (meant.length === 1) return [{ citation, full: first.citation }];
  const alternatives = meant.map((one) => one.citation.canonical);
  const reason = `“${citation.text}” may mean any of ${meant.length} judgments cited before.`;
  return [{ citation: { ...citation, status: 'ambiguous', reason, alternatives }, full: undefined }];
}

/** Returns the judgments that `X (supra)` may mean: those whose parties contain X, or without a name the latest ones. */
function meantBySupra(text: string, start: number, before: readonly Antecedent[]): readonly Antecedent[] {
  /** Number of characters before `supra` that may contain the name. */
  const window = 90;
  const last = before.at(-1);
  // `1992 Indlaw SC 5 (supra)` contains the citation itself.
  if (last && start - last.end < 4) return [last];
  const head = text.slice(Math.max(0, start - window), start).replace(BEFORE_SUPRA, '');
  // A name has at most eight words: capitalised ones and the small ones between them.
  const name = plain(withoutLead(/(?<!\S)(?:(?:[A-Z]\S*|of|and|vs?\.?)(?:\s+|$)){1,8}$/.exec(head)?.[0] ?? '')).replace(
    ' vs ',
    ' v ',
  );
  if (name.length > 2)
    return unique(
      before.filter(({ caseName }) => caseName && ` ${plain(caseName.name)} `.includes(` ${name} `)),
      keyOf,
    );
  const cases = unique(before, keyOf);
  // Without brackets, supra is an adverb; behind a number, `circumstances 2 to 6 (supra)`, it means no case.
  if (/\d$/.test(head) || !/[([]/.test(text.slice(start - 1, start + 1))) return [];
  return cases
    .filter(({ citation }) => citation.kind !== 'docket')
    .slice(-MAX_MEANT)
    .reverse();
}

/** Returns the judgment that `ibid` means: the last one cited, if it is near. Ignores case numbers, which mostly name the case itself. */
function nearest(start: number, before: readonly Antecedent[]): readonly Antecedent[] {
  /** Maximum number of characters in between: about two paragraphs. */
  const near = 1500;
  const last = before.findLast(({ citation }) => citation.kind !== 'docket');
  return last && start - last.end < near ? [last] : [];
}

function findWords(text: string, antecedents: readonly Antecedent[]): Pointer[] {
  const found: Pointer[] = [];
  let known = 0;
  for (const match of text.matchAll(SHORT)) {
    const start = match.index;
    const end = start + match[0].length;
    while ((antecedents[known]?.end ?? Infinity) <= start) known += 1;
    /** Maximum number of judgments compared, so that a long text takes linear time. */
    const most = 200;
    const before = antecedents.slice(Math.max(0, known - most), known);
    const isSupra = /supra/i.test(match[0]);
    const meant = isSupra ? meantBySupra(text, start, before) : nearest(start, before);
    found.push({ start, end, shortForm: isSupra ? 'supra' : 'ibid', meant });
  }
  return found;
}

function findNames(text: string, antecedents: readonly Antecedent[]): Pointer[] {
  const firstOf = ({ caseName }: Antecedent) => caseName?.first ?? '';
  const distinctive = antecedents.filter(
    (one) => one.citation.kind !== 'docket' && firstOf(one).length > 4 && !COMMON.test(firstOf(one)),
  );
  // Collect the judgments of each name while scanning, so that a long text takes linear time.
  const byName = new Map(distinctive.map((one) => [firstOf(one), new Map<string, Antecedent>()]));
  const nameAt = createNameMatcher(() => byName);
  const found: Pointer[] = [];
  let floor = 0;
  let known = 0;
  for (const { index } of text.matchAll(/(?<![A-Za-z])[A-Z]/g)) {
    const name = index < floor ? undefined : nameAt(text, index);
    if (!name) continue;
    floor = name.end;
    for (let one; (one = distinctive[known]) && one.end <= index; known += 1) {
      const same = byName.get(firstOf(one));
      if (same && (same.size < MAX_MEANT || same.has(keyOf(one)))) same.set(keyOf(one), one);
    }
    const meant = matchAt(AFTER_NAME, text, floor) ? [...name.value.values()] : [];
    found.push({ start: index, end: floor, shortForm: 'name', meant });
  }
  return found;
}

/** Finds `ibid`, `supra` and case names that refer to a judgment cited in full before. */
export function findShortForms(text: string, antecedents: readonly Antecedent[]): ShortForm[] {
  if (antecedents.length === 0) return [];
  return [...findWords(text, antecedents), ...findNames(text, antecedents)]
    .sort((one, other) => one.start - other.start)
    .flatMap((pointer) => formsOf(text, pointer));
}
