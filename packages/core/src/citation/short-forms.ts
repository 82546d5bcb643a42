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

/** What may stand between a name and `supra`. */
const BEFORE_SUPRA = /(?:['’]s)?(?:\s{0,3}\bcase\b)?[\s,([]{0,9}$/;
const SHORT = /\(supra\)|(?<!\w)(?:supra\b|ibid\b\.?|aforesaid\s(?:judgment|decision|case|ruling)\b)/gi;
const BEHIND_NAME = /(?:['’]s)?\s(?:case\b|(?:v\.?|vs\.?|versus)\s)/iy;
/** First parties that stand in too many cases to mean one. */
const COMMON =
  /^(?:the )?(?:state|union|commissioner|cit|collector|government|govt|secretary|director|chief|regional|municipal|accused|(?:petitioner|appellant|respondent|applicant|plaintiff|defendant)s?)\b/i;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d&]+/g, ' ')
    .trim();

const keyOf = ({ citation }: Antecedent): string => citation.canonical;

/** Words that point back, and the judgments that they may mean. */
interface Pointer {
  readonly start: number;
  readonly end: number;
  readonly shortForm: 'ibid' | 'supra' | 'name';
  readonly meant: readonly Antecedent[];
}

/** The short form that words are; none where they mean no judgment. */
function formsOf(text: string, { start, end, shortForm, meant }: Pointer): readonly ShortForm[] {
  const [first] = meant;
  if (!first) return [];
  const pinpoint = readPinpoint(text, end);
  const { parallelGroup: _group, caseName: _name, pinpoint: _own, ...parts } = first.citation;
  const until = pinpoint?.end ?? end;
  const base = { ...parts, start, end: until, text: text.slice(start, until), shortForm };
  const citation: Citation = { ...base, ...(pinpoint && { pinpoint: pinpoint.pinpoint }) };
  if (meant.length === 1) return [{ citation, means: first.citation }];
  const alternatives = meant.map((one) => one.citation.canonical);
  const reason = `“${citation.text}” may mean any of ${meant.length} judgments cited before.`;
  return [{ citation: { ...citation, status: 'ambiguous', reason, alternatives }, means: undefined }];
}

/** What `X (supra)` means: the judgment whose parties' names hold X; without a name the only one, or several. */
function meantBySupra(text: string, start: number, before: readonly Antecedent[]): readonly Antecedent[] {
  /** Characters in front of `supra` that the name may be in. */
  const window = 90;
  const last = before.at(-1);
  // `1992 Indlaw SC 5 (supra)` names it itself.
  if (last && start - last.end < 4) return [last];
  const head = text.slice(Math.max(0, start - window), start).replace(BEFORE_SUPRA, '');
  // The words with capitals that it ends with, and the small ones between them: of a name, eight at most.
  const name = plain(/(?<!\S)(?:(?:[A-Z]\S*|of|and|vs?\.?)(?:\s+|$)){1,8}$/.exec(head)?.[0] ?? '')
    .replace(/^(?:in|the|see) /, '')
    .replace(/ vs? /, ' v ');
  const cases = unique(before, keyOf);
  if (name.length > 2)
    return cases.filter(({ caseName }) => caseName && ` ${plain(caseName.name)} `.includes(` ${name} `));
  // Without brackets it is an adverb.
  const isBracketed = /[([]/.test(text.slice(Math.max(0, start - 1), start + 1));
  return isBracketed
    ? cases
        .filter(({ citation }) => citation.kind !== 'docket')
        .slice(-MAX_MEANT)
        .reverse()
    : [];
}

/** What `ibid` and "the aforesaid judgment" mean: the report cited last, if it is near; case numbers are mostly of the case itself. */
function nearest(start: number, before: readonly Antecedent[]): readonly Antecedent[] {
  /** Characters between a citation and the words that mean it at most: about two paragraphs. */
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
    /** Judgments that it is compared with, the last before it: so a long text takes linear time. */
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
  const telling = antecedents.filter(
    (one) => one.citation.kind !== 'docket' && firstOf(one).length > 4 && !COMMON.test(firstOf(one)),
  );
  // The judgments of a name are kept as the text goes on, so that a long text takes linear time.
  const byName = new Map(telling.map((one) => [firstOf(one), new Map<string, Antecedent>()]));
  const nameAt = createNameMatcher(() => byName);
  const found: Pointer[] = [];
  let floor = 0;
  let known = 0;
  for (const { index } of text.matchAll(/(?<![A-Za-z])[A-Z]/g)) {
    const name = index < floor ? undefined : nameAt(text, index);
    if (!name) continue;
    floor = name.end;
    for (let one; (one = telling[known]) && one.end <= index; known += 1) {
      const same = byName.get(firstOf(one));
      if (same && (same.size < MAX_MEANT || same.has(keyOf(one)))) same.set(keyOf(one), one);
    }
    const meant = matchAt(BEHIND_NAME, text, floor) ? [...name.value.values()] : [];
    found.push({ start: index, end: floor, shortForm: 'name', meant });
  }
  return found;
}

/** Finds `ibid`, `supra` and names of cases that stand for a judgment cited in full before. */
export function findShortForms(text: string, antecedents: readonly Antecedent[]): ShortForm[] {
  if (antecedents.length === 0) return [];
  return [...findWords(text, antecedents), ...findNames(text, antecedents)]
    .sort((one, other) => one.start - other.start)
    .flatMap((pointer) => formsOf(text, pointer));
}
