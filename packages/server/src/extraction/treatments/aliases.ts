import type { PrintedName } from './case-names.js';
import type { Mention } from './mention.js';
import { lastAt, type Span } from './span.js';

/** Parties of too many cases to identify one. */
const common =
  /^(?:the )?(?:state|union|commissioner|cit|collector|government|govt|secretary|director|chief|regional|municipal|workmen|management|district|petitioner|appellant|respondent|india|others?|another|company|corporation|bank|board|high|court|deputy|assistant|income|limited|superintendent|administrator|university|council|corpn|corp|mills?|works|industr(?:y|ies)|society|association|trust|singh|kumar|prasad|ram|lal|chand|das|devi|khan|rao|sharma|gupta|reddy)\b/i;
const fillers =
  /[.,()]|\b(?:and|&)?\s*(?:ors|anr|others|another|etc|ltd|limited|co|company|pvt|private|m\/s|messrs|mr|mrs|smt|shri|sri|dr|miss|the)\b\.?/gi;
/** Words after a short name: `Das's case`, `the Das case`, `Das (supra)`. */
const behind = /(?:['’]s|s['’])?\s(?:case\b|Case\b|decision\b|judgment\b|ruling\b|\(?supra\b)/g;
/** Characters before "case" that may contain the name, and its maximum words. */
const WINDOW = 60;
const MAX_WORDS = 4;

export interface Aliases {
  /** Returns the places outside `taken` where a short name refers to an earlier case. */
  find(plain: string, taken: readonly Mention[]): Mention[];
}

/** Collects the cases that a text names, by the names of their parties and the last words of these names. */
export function createAliases(named: readonly { readonly name: PrintedName; readonly mention: Mention }[]): Aliases {
  const byAlias = new Map<string, Mention[]>();
  const weak = firstWords(named.map(({ name }) => name));
  for (const { name, mention } of named) {
    for (const alias of [...aliasesOf(name), ...(weak.get(plainName(name.first)) ?? [])]) {
      const same = byAlias.get(alias);
      if (same === undefined) byAlias.set(alias, [mention]);
      else same.push(mention);
    }
  }
  for (const same of byAlias.values()) same.sort((one, other) => one.start - other.start);
  return {
    find: (plain, taken) => {
      if (byAlias.size === 0) return [];
      const places = [...taken].sort((one, other) => one.start - other.start);
      const found: Mention[] = [];
      for (const match of plain.matchAll(behind)) {
        const from = Math.max(0, match.index - WINDOW);
        const place = aliasBefore(plain.slice(from, match.index), byAlias);
        const meant = place && meantBy(byAlias.get(place.alias) ?? [], match.index);
        if (!place || !meant) continue;
        const span = { start: from + place.at, end: match.index + match[0].length };
        if (!overlaps(places, span)) found.push({ ...meant, ...span });
      }
      return found;
    },
  };
}

/** Minimum letters of a first word as a short name: `Gopalan Nair` is "Gopalan's case" if no other case begins with it. */
const FIRST_WORD = 6;

/** Returns the first words of first parties that identify one case. */
function firstWords(names: readonly PrintedName[]): ReadonlyMap<string, readonly string[]> {
  const parties = Map.groupBy(
    new Set(names.map(({ first }) => plainName(first))),
    (party) => party.split(' ')[0] ?? '',
  );
  const alone = [...parties].filter(
    ([word, all]) => all.length === 1 && word.length >= FIRST_WORD && !common.test(all[0] ?? ''),
  );
  return new Map(alone.map(([word, [party = '']]) => [party, [word]]));
}

function aliasesOf({ first, second }: PrintedName): string[] {
  const party = [first, second].find((one) => !common.test(plainName(one)));
  if (party === undefined) return [];
  const words = plainName(party).split(' ');
  const last = words.at(-1) ?? '';
  const all = words.map((_word, index) => words.slice(index).join(' ')).filter((one) => one.includes(' '));
  const lead = words.slice(0, 2).join(' ');
  return [...new Set([...all, lead, ...(last.length > 3 ? [last] : [])])].filter(
    (one) => one.length > 3 && !common.test(one),
  );
}

function plainName(name: string): string {
  return name.replace(fillers, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}

function aliasBefore(head: string, known: ReadonlyMap<string, unknown>): { alias: string; at: number } | undefined {
  const words = [...head.matchAll(/\S+/g)].slice(-MAX_WORDS);
  for (const [index, word] of words.entries()) {
    if (!/^[("“]?[A-Z]/.test(word[0])) continue;
    const alias = plainName(
      words
        .slice(index)
        .map((one) => one[0])
        .join(' ')
        .replace(/['’]s?$/, ''),
    );
    if (known.has(alias) && !(isWord(alias) && continuesName(words[index - 1]?.[0]))) return { alias, at: word.index };
  }
  return undefined;
}

const isWord = (alias: string): boolean => !alias.includes(' ');

/** `Bhagwan Basu's case` is not the case of another Basu. */
function continuesName(before: string | undefined): boolean {
  return (
    before !== undefined &&
    /^[A-Z][a-z]{2,}$/.test(before) &&
    !/^(?:In|The|That|Following|From|After|Since|Though|While|And|But)$/.test(before)
  );
}

/** Returns the last case named before a place, because two cases may share a party. */
function meantBy(mentions: readonly Mention[], at: number): Mention | undefined {
  const last = mentions[lastAt(mentions, at)];
  return last !== undefined && last.end <= at ? last : undefined;
}

function overlaps(places: readonly Mention[], { start, end }: Span): boolean {
  const before = places[lastAt(places, end - 1)];
  return before !== undefined && before.end > start;
}
