import { unstemmedFields } from '../../text/analysis/analyse.js';
import { scanWords } from '../../text/analysis/scan-words.js';
import type {
  MatchClause,
  MultiMatchClause,
  NearClause,
  NearPart,
  PhraseClause,
  PrefixClause,
  WildcardClause,
} from '../../model/engine-request.js';
import type { TextField } from '../../model/fields.js';
import type { Check } from './tokens/check.js';
import type { SpanQuery } from '../../text/spans/span-query.js';
import { type WordExpression, formsExpression, join, nearExpression, phraseExpression } from './word-expression.js';
import type { WordLeaf } from './leaf.js';
import { leafOfAny, leafOfPattern, leafOfWord } from './word-leaf.js';
import { type WordSearch, allOf, anyOf, checkOf } from './word-search.js';
import type { WordSources } from './word-sources.js';

/** A clause about the words of texts. */
export type WordClause = MatchClause | PhraseClause | MultiMatchClause | PrefixClause | WildcardClause | NearClause;

/** Compiles a clause; undefined if it can match nothing. */
export function compileWords(clause: WordClause, sources: WordSources): WordSearch | undefined {
  switch (clause.type) {
    case 'match':
      return searchOfWords(leavesOf(clause.field, clause.text, clause, sources), clause.operator);
    case 'multi':
      return compileMulti(clause, sources);
    case 'phrase':
      return phraseInAny([leavesOf(clause.field, clause.text, exactly(clause), sources)], clause.slop ?? 0);
    case 'prefix':
    case 'wildcard':
    case 'near':
      return searchOfPart(clause.field, compilePart(clause, sources));
  }
}

function compileMulti(clause: MultiMatchClause, sources: WordSources): WordSearch | undefined {
  const { fields, text, mode, operator, exact } = clause;
  const options = exact === true ? { exact } : {};
  if (mode === 'phrase')
    return phraseInAny(
      fields.map((field) => leavesOf(field, text, options, sources)),
      0,
    );
  if (mode === 'best')
    return anyOf(fields.map((field) => searchOfWords(leavesOf(field, text, options, sources), operator)));
  const searches = wordsOf(text).map((word) => {
    const leaves = fields.map((field) => leafOfWord(field, word, options, sources));
    const known = leaves.filter((leaf) => leaf !== undefined);
    return known.length === 0 ? [] : [searchInAny(known)];
  });
  const known = searches.flat();
  if (known.length === 0) return undefined;
  return operator === 'and' ? allOf(known) : anyOf(known);
}

/**
 * A word in any of several fields. Fields with the same terms share a look-up. In a search of the whole document, citations and
 * case numbers find the word and do not rank it: `civil appeal` in a case number says nothing about the subject.
 */
function searchInAny(leaves: readonly WordLeaf[]): WordSearch | undefined {
  const isWhole = leaves.some(({ field }) => field === 'content');
  const sharing = Map.groupBy(leaves, (leaf) => leaf.key).values();
  return anyOf(
    [...sharing].map((group): WordSearch | undefined => {
      if (group[0]!.forms().length === 0) return undefined;
      const fields = group.map((leaf) => leaf.field);
      return {
        expression: formsExpression(fields, group[0]!, {
          ranks: !isWhole || !fields.every((field) => unstemmedFields.has(field)),
        }),
        check: undefined,
        full: () => checkOf('or', group.map(checkOfLeaf))!,
      };
    }),
  );
}

function checkOfLeaf(leaf: WordLeaf): Check {
  return { type: 'spans', field: leaf.field, query: { type: 'word', set: leaf.set() } };
}

function searchOfWords(leaves: readonly WordLeaf[], operator: 'and' | 'or'): WordSearch | undefined {
  if (leaves.length === 0) return undefined;
  const different = [...new Map(leaves.map((leaf) => [leaf.key, leaf])).values()];
  return (operator === 'and' ? allOf : anyOf)(different.map(searchOfLeaf));
}

function searchOfLeaf(leaf: WordLeaf): WordSearch | undefined {
  return searchOfPart(leaf.field, partOfLeaf(leaf));
}

/** Ways in which parts with several spellings may stand near each other; each reads the places of its words. */
const MAX_WAYS = 8;

/** A part of a query with its search in the posting lists. */
interface Part {
  readonly expression: WordExpression;
  /** True if its expression finds nothing but matches. */
  readonly isClosed: boolean;
  /** The consecutive words of every match of the part; missing if they are not known. */
  readonly words?: readonly WordLeaf[];
  /** The parts of which one is enough, such as the spellings of a word; missing if there is one possibility. */
  readonly choices?: readonly Part[];
  query(): SpanQuery;
}

function searchOfPart(field: TextField, part: Part | undefined): WordSearch | undefined {
  if (part === undefined) return undefined;
  const full = () => ({ type: 'spans', field, query: part.query() }) as const;
  const { expression, isClosed } = part;
  return { expression, check: isClosed ? undefined : full(), full };
}

function compilePart(part: NearPart, sources: WordSources): Part | undefined {
  switch (part.type) {
    case 'match': {
      const [leaf] = leavesOf(part.field, part.text, part, sources);
      return leaf === undefined ? undefined : partOfLeaf(leaf);
    }
    case 'phrase':
      return compilePhrase(part, sources);
    case 'prefix':
    case 'wildcard':
      return partOfLeaf(leafOfPattern(part, sources));
    case 'any': {
      const parts = oneForWords(
        part.of.map((each) => compilePart(each, sources)).filter((each) => each !== undefined),
        sources,
      );
      const [only] = parts;
      if (only === undefined || parts.length === 1) return only;
      return { ...combined(parts, 'or', (of) => ({ type: 'any', of })), choices: parts };
    }
    case 'near': {
      const parts = part.of.map((each) => compilePart(each, sources));
      const known = parts.filter((each) => each !== undefined);
      return known.length < parts.length ? undefined : nearPart(part, known);
    }
  }
}

/** Makes one part of all that are one word: their lists are read as one. */
function oneForWords(parts: readonly Part[], sources: WordSources): readonly Part[] {
  const single = parts.filter(({ words }) => words?.length === 1);
  if (single.length < 2) return parts;
  const merged = partOfLeaf(
    leafOfAny(
      single.map(({ words }) => words![0]!),
      sources,
    ),
  );
  return [...(merged === undefined ? [] : [merged]), ...parts.filter((part) => !single.includes(part))];
}

/** If all parts are words or phrases, or a few of them to choose from, their places decide, or leave few documents to check. */
function nearPart(clause: NearClause, parts: readonly Part[]): Part {
  const { within, ordered: isOrdered } = clause;
  const part = combined(parts, 'and', (of) => ({ type: 'near', of, within, isOrdered }));
  if (typeof within !== 'number') return part;
  const known = choicesOf(parts).map((choice) => nearWords({ ...clause, within }, choice));
  const found = known.filter((each) => each !== undefined);
  if (found.length === 0 || found.length < known.length) return part;
  return {
    ...part,
    expression: join(
      found.map(({ expression }) => expression),
      'or',
    )!,
    isClosed: found.every(({ isClosed }) => isClosed),
  };
}

/** Returns each way to take one choice of every part; the parts as they are if there are too many ways. */
function choicesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  let ways: readonly (readonly Part[])[] = [[]];
  for (const part of parts) {
    ways = ways.flatMap((way) => (part.choices ?? [part]).map((choice) => [...way, choice]));
    if (ways.length > MAX_WAYS) return [parts];
  }
  return ways;
}

/** The places of words and phrases near each other; undefined if the words of a part are not known. */
function nearWords(
  { field, within, ordered: isOrdered }: NearClause & { readonly within: number },
  parts: readonly Part[],
): Pick<Part, 'expression' | 'isClosed'> | undefined {
  const known = parts.map((each) => each.words).filter((words) => words !== undefined);
  if (known.length < parts.length) return undefined;
  const isDecided = known.length === 2 && known.every((words) => words.length === 1);
  // Our distances do not count the words of the parts themselves.
  const longest = within + known.reduce((sum, words) => sum + words.length - 1, 0);
  return {
    expression: nearExpression(field, known, { within: longest, isOrdered, mayOverlap: !isDecided }),
    isClosed: isDecided,
  };
}

function combined(parts: readonly Part[], operator: 'and' | 'or', make: (of: readonly SpanQuery[]) => SpanQuery): Part {
  return {
    expression: join(
      parts.map((part) => part.expression),
      operator,
    )!,
    isClosed: operator === 'or' && parts.every((part) => part.isClosed),
    query: () => make(parts.map((part) => part.query())),
  };
}

function partOfLeaf(leaf: WordLeaf): Part | undefined {
  if (leaf.forms().length === 0) return undefined;
  return {
    expression: formsExpression([leaf.field], leaf),
    isClosed: true,
    words: [leaf],
    query: () => ({ type: 'word', set: leaf.set() }),
  };
}

function compilePhrase(clause: PhraseClause, sources: WordSources): Part | undefined {
  const leaves = leavesOf(clause.field, clause.text, exactly(clause), sources);
  const [only] = leaves;
  if (only === undefined || leaves.length === 1) return only === undefined ? undefined : partOfLeaf(only);
  return partOfPhrase([clause.field], leaves, clause.slop ?? 0);
}

/** A phrase in any of several fields, each with its words. Fields with the same words share a look-up. */
function phraseInAny(fields: readonly (readonly WordLeaf[])[], slop: number): WordSearch | undefined {
  const known = fields.filter((leaves) => leaves.length > 0);
  if (known.every((leaves) => leaves.length === 1)) return searchInAny(known.map((leaves) => leaves[0]!));
  const sharing = Map.groupBy(known, (leaves) => leaves.map(({ key }) => key).join(' ')).values();
  return anyOf(
    [...sharing].map((group): WordSearch | undefined => {
      const names = group.map((leaves) => leaves[0]!.field);
      // Distances are those of one field.
      if (slop > 0 || group.length === 1) return searchOfPart(names[0]!, partOfPhrase(names, group[0]!, slop));
      const part = partOfPhrase(names, group[0]!, 0);
      if (part === undefined) return undefined;
      const full = () =>
        checkOf(
          'or',
          names.map((field) => ({ type: 'spans', field, query: part.query() }) as const),
        )!;
      return { expression: part.expression, check: part.isClosed ? undefined : full(), full };
    }),
  );
}

function partOfPhrase(fields: readonly TextField[], leaves: readonly WordLeaf[], slop: number): Part | undefined {
  if (leaves.some((leaf) => leaf.forms().length === 0)) return undefined;
  const query = () => ({ type: 'phrase', sets: leaves.map((leaf) => leaf.set()), slop }) as const;
  if (slop === 0) return { expression: phraseExpression(fields, leaves), isClosed: true, words: leaves, query };
  const different = [...new Map(leaves.map((leaf) => [leaf.key, [leaf]])).values()];
  const within = slop + leaves.length - 1;
  return {
    expression: nearExpression(fields[0]!, different, { within, isOrdered: false, mayOverlap: true }),
    isClosed: false,
    query,
  };
}

function exactly(clause: Pick<PhraseClause, 'exact'>): Pick<MatchClause, 'exact'> {
  return clause.exact === true ? { exact: true } : {};
}

function leavesOf(
  field: TextField,
  text: string,
  options: Pick<MatchClause, 'exact' | 'fuzziness'>,
  sources: WordSources,
): WordLeaf[] {
  return wordsOf(text)
    .map((word) => leafOfWord(field, word, options, sources))
    .filter((leaf) => leaf !== undefined);
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}
