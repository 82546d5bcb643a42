import type { CaseName } from './case-name.js';
import type { Citation } from './citation.js';
import { matchAt } from './match-at.js';
import { createNameMatcher } from './name-matcher.js';
import { readPinpoint } from './read-pinpoint.js';
import { unique } from './unique.js';

/** A judgment that the text cites in full. */
export interface Antecedent {
  /** The first of its parallel citations. */
  readonly citation: Citation;
  /** Where the last of them ends. */
  readonly end: number;
  /** Names of its parties, where the text has them. */
  readonly caseName: CaseName | undefined;
}

/** A short form found, and what it points to. */
export interface ShortForm {
  readonly citation: Citation;
  /** Absent where it may mean several. */
  readonly means: Citation | undefined;
}

/** Judgments that a short form without a name may mean are listed up to here, the nearest first. */
const MAX_MEANT = 5;
/** Characters between a citation and the words that mean it at most: about two paragraphs. */
const NEAR = 1500;
/** Characters in front of `supra` that the name may be in. */
const NAME_WINDOW = 90;

/** What may stand between a name and `supra`. */
const BEFORE_SUPRA = /(?:['’]s)?(?:\s{0,3}\bcase\b)?[\s,([]{0,9}$/;
/** The words with capitals that a text ends with, and the small ones between them: of a name, eight at most. */
const NAMES = /(?<!\S)(?:(?:[A-Z]\S*|of|and|vs?\.?)(?:\s+|$)){1,8}$/;
const SHORT = /(?<!\w)(?:supra\b\)?|ibid\b\.?|aforesaid\s(?:judgment|decision|case|ruling)\b)/gi;
const BEHIND_NAME = /(?:['’]s)?\s(?:case\b|(?:v\.?|vs\.?|versus)\s)/iy;
/** First parties that stand in too many cases to mean one. */
const COMMON =
  /^(?:the )?(?:state|union|commissioner|cit|collector|government|govt|secretary|director|chief|regional|municipal|petitioners?|appellants?|respondents?|applicants?|plaintiffs?|defendants?|accused)\b/i;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d&]+/g, ' ')
    .trim();

const keyOf = ({ citation }: Antecedent): string => citation.canonical;

interface Span {
  readonly start: number;
  readonly end: number;
  readonly shortForm: 'ibid' | 'supra' | 'name';
}

function make(text: string, { start, end, shortForm }: Span, meant: readonly Antecedent[]): ShortForm | undefined {
  const [first] = meant;
  if (!first) return undefined;
  const pinpoint = readPinpoint(text, end);
  const { parallelGroup: _group, caseName: _name, pinpoint: _own, ...parts } = first.citation;
  const until = pinpoint?.end ?? end;
  const base = { ...parts, start, end: until, text: text.slice(start, until), shortForm };
  const citation: Citation = { ...base, ...(pinpoint && { pinpoint: pinpoint.pinpoint }) };
  if (meant.length === 1) return { citation, means: first.citation };
  const alternatives = meant.map((one) => one.citation.canonical);
  const reason = `“${citation.text}” may mean any of ${meant.length} judgments cited before it.`;
  return { citation: { ...citation, status: 'ambiguous', reason, alternatives }, means: undefined };
}

/** What `X (supra)` means: the judgment whose parties' names hold X; without a name the only one, or several. */
function meantBySupra(text: string, start: number, before: readonly Antecedent[]): readonly Antecedent[] {
  const last = before.at(-1);
  // `1992 Indlaw SC 5 (supra)` names it itself.
  if (last && start - last.end < 4) return [last];
  const head = text.slice(Math.max(0, start - NAME_WINDOW), start).replace(BEFORE_SUPRA, '');
  const name = plain(NAMES.exec(head)?.[0] ?? '')
    .replace(/^(?:in|the|see) /, '')
    .replace(/ vs? /, ' v ');
  const cases = unique(before, keyOf);
  if (name.length > 2)
    return cases.filter(({ caseName }) => caseName && ` ${plain(caseName.name)} `.includes(` ${name} `));
  // Without brackets it is an adverb.
  const isBracketed = /[([]/.test(text.slice(Math.max(0, start - 1), start + 1));
  const reports = isBracketed ? cases.filter(({ citation }) => citation.kind !== 'docket') : [];
  return reports.slice(-MAX_MEANT).reverse();
}

/** What `ibid` and "the aforesaid judgment" mean: the report cited last, if it is near; case numbers are mostly of the case itself. */
function nearest(start: number, before: readonly Antecedent[]): readonly Antecedent[] {
  const last = before.findLast(({ citation }) => citation.kind !== 'docket');
  return last && start - last.end < NEAR ? [last] : [];
}

function findWords(text: string, antecedents: readonly Antecedent[]): ShortForm[] {
  const found: ShortForm[] = [];
  let known = 0;
  for (const match of text.matchAll(SHORT)) {
    // The brackets belong to it only as a pair.
    const start = match.index - (match[0].endsWith(')') && text[match.index - 1] === '(' ? 1 : 0);
    const end = match.index + match[0].length - (match[0].endsWith(')') && start === match.index ? 1 : 0);
    while (known < antecedents.length && (antecedents[known]?.end ?? 0) <= start) known += 1;
    // Names are looked for among the last judgments only, so that a long text takes linear time.
    const before = antecedents.slice(Math.max(0, known - MAX_BEFORE), known);
    const isSupra = /supra/i.test(match[0]);
    const meant = isSupra ? meantBySupra(text, start, before) : nearest(start, before);
    const span: Span = { start, end, shortForm: isSupra ? 'supra' : 'ibid' };
    const form = make(text, span, meant);
    if (form) found.push(form);
  }
  return found;
}

/** Judgments cited before a short form that it is compared with. */
const MAX_BEFORE = 200;

function findNames(text: string, antecedents: readonly Antecedent[]): ShortForm[] {
  const byName = new Map<string, Antecedent[]>();
  for (const one of antecedents) {
    const first = one.caseName?.first ?? '';
    if (first.length < 5 || COMMON.test(first) || one.citation.kind === 'docket') continue;
    const same = byName.get(first) ?? [];
    same.push(one);
    byName.set(first, same);
  }
  const nameAt = createNameMatcher(() => byName);
  const found: ShortForm[] = [];
  let floor = 0;
  for (const { index } of text.matchAll(/(?<![A-Za-z])[A-Z]/g)) {
    const name = index < floor ? undefined : nameAt(text, index);
    if (!name) continue;
    floor = name.end;
    const meant = matchAt(BEHIND_NAME, text, floor)
      ? unique(
          name.value.filter(({ end }) => end <= index),
          keyOf,
        )
      : [];
    const form = make(text, { start: index, end: floor, shortForm: 'name' }, meant.slice(0, MAX_MEANT));
    if (form) found.push(form);
  }
  return found;
}

/** Finds `ibid`, `supra` and names of cases that stand for a judgment cited in full before. */
export function findShortForms(text: string, antecedents: readonly Antecedent[]): ShortForm[] {
  if (antecedents.length === 0) return [];
  return [...findWords(text, antecedents), ...findNames(text, antecedents)].sort(
    (one, other) => one.citation.start - other.citation.start,
  );
}
