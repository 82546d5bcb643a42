import { findCaseNames, type PrintedName } from '../case-names.js';
import type { Mention } from '../mention.js';
import { lastAt, type Span } from '../span.js';
import { isCommonName, isSharedName } from './party-words.js';
import { citedOtherwise } from './spelt-otherwise.js';
import type { NamedCase } from './tokens.js';

/** `Golaknath's case`, `in Golaknath (supra)`: a case by a short name, cited or not. */
const shortName =
  /(?<![\p{L}.])((?:\p{Lu}[\p{L}.&-]{1,24}\s(?:and\s|&\s|of\s)?){0,3}\p{Lu}[\p{L}&-]{2,24})(?:(?:['’]s?|s['’]?)?\s(?:[Cc]ases?\b(?:\s?\([Ss]upra\))?)|\.?\s?\(\s?[Ss]upra\s?\))/gu;
/** Words that are no name before "case". */
const noName =
  /^(?:The|This|That|These|Those|In|Present|Instant|Such|Said|Our|Any|Each|Every|Same|Criminal|Civil|Another|First|Second|Third|Later|Earlier|Both|Sessions|Test|Court|Bench|English|Prosecution|State|Original|Special|Calendar|Police|Warrant|Summons|No|Latter|Former|Article|Section|Sec|Act|Rule|High|Supreme|Full|A|An|If|His|Its|Their|Where|When|As|Of|Appellants?|Petitioners?|Respondents?|Plaintiffs?|Defendants?|Assessees?|Accused|Revenue|Department|Government|Union|Complainants?|Management|Tenants?|Landlords?|Workm[ae]n|Company|Bank|Leading|Case)$/;
/** `Andhra Pradesh High Court (supra)` names no case. */
const isCourt = /^(?:Court|Bench|Tribunal|Council|Act|Rules|Code)$/;
const isSupra = /^\(?\s?supra\s?\)?$/i;
/** Letters of a short name that stands alone: `overruled Kesavan and Mohinder Singh`. */
const SHORTEST = 5;
/** Finds every place where a text names a case: its mentions, names without a citation, and short names. In order, no overlap. */
export function namedCases(plain: string, mentions: readonly Mention[], citations: readonly Span[]): NamedCase[] {
  const names = findCaseNames(plain, citations);
  const taken = withoutOverlap(mentions);
  const known = knownNames(names, taken);
  const uncited = names.flatMap((name): NamedCase[] => {
    if (touches(taken, name)) return [];
    const cited = known.byName.get(nameKey(name));
    return [{ start: name.start, end: name.end, citations: cited?.citations ?? [], isReport: cited?.isReport ?? true }];
  });
  const both = withoutOverlap([...taken, ...uncited]);
  const short: NamedCase[] = [];
  for (const match of plain.matchAll(shortName)) {
    const words = (match[1] ?? '').split(/\s+/);
    // `Bahl and Haque cases` are two.
    let skipped = severalCases.test(match[0]) ? words.lastIndexOf('and') + 1 : 0;
    while (skipped < words.length && noName.test(words[skipped] ?? '')) skipped += 1;
    if (skipped === words.length || isCourt.test(words.at(-1) ?? '')) continue;
    const start = match.index + words.slice(0, skipped).join(' ').length + (skipped === 0 ? 0 : 1);
    const span = { start, end: match.index + match[0].length };
    const cited =
      known.byWord.get(clean(words.slice(skipped).join(' '))) ?? known.byWord.get((words.at(-1) ?? '').toLowerCase());
    const meant = lastBefore(cited, start);
    const over = both[lastAt(both, span.end - 1)];
    if (over === undefined || over.end <= start) {
      for (const one of namesBefore(plain, span)) short.push({ ...one, ...knownAt(known, plain, one) });
      short.push({ ...span, citations: meant?.citations ?? [], isReport: true });
    } else if (meant !== undefined && over.start > start && isSupra.test(plain.slice(over.start, over.end))) {
      // The citations of this text include "(supra)" alone, which leads nowhere if several cases are above it.
      short.push({ start, end: over.end, citations: [...meant.citations, ...over.citations], isReport: true });
    }
  }
  const all = withoutOverlap([...both, ...short]);
  const bare = new Set(citations.map(({ start }) => start));
  const found = joined(plain, withoutOverlap([...all, ...aloneIn(plain, all, known)]), bare).map((one) => ({
    ...one,
    start: one.start + (notOfName.exec(plain.slice(one.start, one.start + LONGEST_LEAD))?.[0].length ?? 0),
  }));
  return citedOtherwise(plain, found);
}

/** A word that opens the sentence and is printed like the first word of the name: `Until Anand v. State is overruled`. */
const notOfName =
  /^(?:Until|Unless|Till|If|Whether|When|Although|Though|While|Since|Because|After|Before|Following|Overruling|Distinguishing|Approving|Applying|Unlike|Like|Both|Neither|In|Thus|Hence|Therefore|However|Accordingly|Even|Once|But|And|So|As|That|The)\s(?=\p{Lu})/u;
const LONGEST_LEAD = 20;

/** `Jain, Om Prakash and Haque cases`: the names before the last one. */
function namesBefore(plain: string, { start, end }: Span): Span[] {
  if (!severalCases.test(plain.slice(start, end))) return [];
  const before = plain.slice(Math.max(0, start - LONGEST_LIST), start);
  const list = listBefore.exec(before)?.[0] ?? '';
  const from = start - list.length;
  return [...list.matchAll(nameOfList)].map(({ 0: name, index }) => ({
    start: from + index,
    end: from + index + name.length,
  }));
}
const severalCases = /[Cc]ases(?:\s?\([Ss]upra\))?$/;
const listBefore =
  /(?:(?:\p{Lu}[\p{L}.]{0,24}\s){0,3}\p{Lu}[\p{L}]{2,24},\s){0,3}(?:\p{Lu}[\p{L}.]{0,24}\s){0,3}\p{Lu}[\p{L}]{2,24},?\sand\s$/u;
const nameOfList = /\p{Lu}[\p{L}.]{0,24}(?:\s\p{Lu}[\p{L}.]{0,24}){0,3}/gu;
const LONGEST_LIST = 160;

/** The citations that a short name stands for. */
function knownAt({ byWord }: Known, plain: string, { start, end }: Span): Pick<NamedCase, 'citations' | 'isReport'> {
  const meant = lastBefore(byWord.get(clean(plain.slice(start, end))), start);
  return { citations: meant?.citations ?? [], isReport: true };
}

/** `Ramnath's case [Ram Nath v. State, AIR 1953 SC 420]`, `Das's case 1992 Indlaw SC 1228 (supra)`: one case. */
function joined(plain: string, all: readonly NamedCase[], bare: ReadonlySet<number>): NamedCase[] {
  const kept: NamedCase[] = [];
  for (const one of all) {
    const before = kept.at(-1);
    const gap = before === undefined ? '' : plain.slice(before.end, one.start);
    if (
      before === undefined ||
      gap.length > LONGEST_JOINT ||
      before.citations.length > MOST ||
      !isJoint(gap, bare.has(one.start))
    ) {
      kept.push(one);
      continue;
    }
    kept[kept.length - 1] = {
      start: before.start,
      end: one.end,
      citations: [...before.citations, ...one.citations],
      isReport: before.isReport && one.isReport,
    };
  }
  return kept;
}

/** Characters between two parts of one case. */
const LONGEST_JOINT = 14;
/** Citations of one case; more are a list that its signs do not separate. */
const MOST = 16;
const isJoint = (gap: string, isBare: boolean): boolean =>
  /^(?:['’]s?)?\s?(?:[Cc]ases?)?\s?[[(]\s?$/.test(gap) ||
  (isBare && /^(?:['’]s?)?\s?(?:[Cc]ases?)?\s?,?\s?[[(]?$/.test(gap));

interface Known {
  readonly byName: ReadonlyMap<string, NamedCase>;
  readonly byWord: ReadonlyMap<string, readonly NamedCase[]>;
  /** Parties whose whole name is known to mean one case: `Lala Durga Prasad`. */
  readonly whole: ReadonlySet<string>;
}

function knownNames(names: readonly PrintedName[], mentions: readonly NamedCase[]): Known {
  const byName = new Map<string, NamedCase>();
  const byWord = new Map<string, NamedCase[]>();
  // A short name of two cases means neither.
  const owner = new Map<string, string>();
  const ambiguous = new Set<string>();
  const whole = new Set<string>();
  for (const name of names) {
    const mention = mentions[lastAt(mentions, name.start)];
    const isHere = mention !== undefined && mention.start <= name.start && mention.end >= name.end;
    if (!isHere) continue;
    const key = nameKey(name);
    if (!byName.has(key)) byName.set(key, mention);
    for (const party of [name.first, name.second]) whole.add(clean(party));
    for (const word of shortWords(name)) {
      if (!owner.has(word)) owner.set(word, key);
      if (owner.get(word) !== key) ambiguous.add(word);
      const same = byWord.get(word);
      if (same === undefined) byWord.set(word, [mention]);
      else same.push(mention);
    }
  }
  for (const word of ambiguous) byWord.delete(word);
  return { byName, byWord, whole };
}

const clean = (text: string): string =>
  text
    .replace(/[.,()]|\b(?:and\s+)?(?:ors|anr|others|another|etc|ltd|limited|smt|shri|sri|dr|mst)\b\.?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
const nameKey = ({ first, second }: PrintedName): string => `${clean(first)}|${clean(second)}`;

/** The whole first or second party, and its first and last word, if they tell it apart. */
function shortWords({ first, second }: PrintedName): string[] {
  return [first, second].flatMap((party) => {
    const whole = clean(party);
    if (isCommonName(whole)) return [];
    const words = whole.split(' ');
    const lead = words.slice(0, 2).join(' ');
    const single = [words[0] ?? '', words.at(-1) ?? ''].filter((word) => !isCommonName(word));
    return [...new Set([whole, lead, ...single])].filter((word) => word.length >= SHORTEST && !isSharedName(word));
  });
}

/** Words before or behind which a bare short name stands for its case. */
const nearVerb =
  /(?<over>over-?\s?rul(?:e|es|ed|ing)\b)|\b(?:distinguish(?:ed|able|ing)?|follow(?:ed|ing)|approv(?:ed|ing)|affirm(?:ed|ing)|reiterated?|reli(?:ed|ance)|dissent(?:ed|ing)|explained|appli(?:es|cation|cable)|assistance|help|supports?|held|laid\s+down)\b/gi;
const AROUND = 160;
/** "The rule in Lala Durga Prasad": only behind such words is a whole name without "case" a case and not the party. */
const inCase =
  /\b(?:[Ii]n|(?:decision|judgment|ratio|rule|law|principles?|dictum|view)\s+(?:of|in)|[Ff]ollowing|[Dd]istinguishing)\s$/;
const IN_CASE = 24;

/** `has overruled Kesavan and Mohinder Singh`, `the rule in Lala Durga Prasad`: short names of cited cases near the verb. */
function aloneIn(plain: string, taken: readonly NamedCase[], { byWord, whole }: Known): NamedCase[] {
  if (byWord.size === 0) return [];
  const found: NamedCase[] = [];
  let done = 0;
  for (const match of plain.matchAll(nearVerb)) {
    const from = Math.max(done, match.index - AROUND);
    const to = Math.min(plain.length, match.index + match[0].length + AROUND);
    if (to <= from) continue;
    const isOver = match.groups?.['over'] !== undefined;
    for (const word of plain
      .slice(from, to)
      .matchAll(/(?:\p{Lu}\.\s?){0,3}\p{Lu}[\p{L}]{2,}(?:\s\p{Lu}[\p{L}]{2,}){0,3}/gu)) {
      const parts = word[0].split(/(?<!\.)\s/);
      for (let length = parts.length; length > 0; length -= 1) {
        const text = parts.slice(0, length).join(' ');
        const span = { start: from + word.index, end: from + word.index + text.length };
        const meant = lastBefore(byWord.get(clean(text)), span.start);
        if (meant === undefined || touches(taken, span)) continue;
        if (
          !isOver &&
          !(whole.has(clean(text)) && inCase.test(plain.slice(Math.max(0, span.start - IN_CASE), span.start)))
        )
          continue;
        found.push({ ...span, citations: meant.citations, isReport: meant.isReport });
        break;
      }
    }
    done = to;
  }
  return found;
}

/** The last place before another that names the case. */
function lastBefore(same: readonly NamedCase[] | undefined, at: number): NamedCase | undefined {
  return same?.[lastAt(same, at)];
}

/** The places in order, without those that begin inside another; it has the citations of those that end there too. */
export function withoutOverlap(all: readonly NamedCase[]): NamedCase[] {
  const kept: NamedCase[] = [];
  for (const one of [...all].sort((first, second) => first.start - second.start || second.end - first.end)) {
    const last = kept.at(-1);
    if (last === undefined || one.start >= last.end) kept.push(one);
    else if (one.end <= last.end && one.citations.some((index) => !last.citations.includes(index)))
      kept[kept.length - 1] = { ...last, citations: [...new Set([...last.citations, ...one.citations])] };
  }
  return kept;
}

function touches(all: readonly NamedCase[], { start, end }: Span): boolean {
  const last = all[lastAt(all, end - 1)];
  return last !== undefined && last.end > start;
}
