import type { BoolClause, Clause, MatchClause, MultiMatchClause, NearPart, PhraseClause } from '../engine-request.js';
import { spelledWords, type SpelledWord } from './spelled-word.js';

/** What is searched besides a word, by its key. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** Phrases in other spellings, of one phrase. */
const MAX_PHRASES = 8;

/** Returns the clause that also finds the other spellings of its words. The same clause if no word has any. */
export function expandClause(clause: Clause, spellings: Spellings): Clause {
  switch (clause.type) {
    case 'match':
      return clause.field === 'citations' ? clause : expandWords(clause, spellings, phraseOfMatch);
    case 'multi':
      if (clause.mode === 'phrase') return either([clause, ...otherPhrases(clause, spellings)]);
      return expandWords(clause, spellings, phraseOfMulti);
    case 'phrase':
      return clause.field === 'citations' ? clause : either([clause, ...otherPhrases(clause, spellings)]);
    case 'near':
      return { ...clause, of: clause.of.map((part) => expandPart(part, spellings)) };
    case 'bool':
      return expandBool(clause, spellings);
    case 'all':
    case 'none':
    case 'prefix':
    case 'wildcard':
    case 'terms':
    case 'range':
    case 'exists':
    case 'ids':
      return clause;
  }
}

function expandBool(clause: BoolClause, spellings: Spellings): BoolClause {
  const all = (list: readonly Clause[]): readonly Clause[] => list.map((each) => expandClause(each, spellings));
  const { must, should, mustNot, filter } = clause;
  return { ...clause, must: all(must), should: all(should), mustNot: all(mustNot), filter: all(filter) };
}

/** A part of `near` is one word, a phrase, or any of several. */
function expandPart(part: NearPart, spellings: Spellings): NearPart {
  switch (part.type) {
    case 'match': {
      const [word] = spelledWords(part.text);
      const others = othersOf(word, spellings).map((text) =>
        isOneWord(text) ? { ...part, text } : phraseOfMatch(part, text),
      );
      return others.length === 0 ? part : { type: 'any', of: [part, ...others] };
    }
    case 'phrase': {
      const others = otherPhrases(part, spellings);
      return others.length === 0 ? part : { type: 'any', of: [part, ...others] };
    }
    case 'near':
    case 'any':
      return { ...part, of: part.of.map((inner) => expandPart(inner, spellings)) };
    case 'prefix':
    case 'wildcard':
      return part;
  }
}

/** Each word that has other spellings becomes a clause of its own; the rest stays one clause. */
function expandWords<Words extends MatchClause | MultiMatchClause>(
  clause: Words,
  spellings: Spellings,
  toPhrase: (clause: Words, text: string) => Clause,
): Clause {
  const words = spelledWords(clause.text);
  const isSpelt = (word: SpelledWord): boolean => othersOf(word, spellings).length > 0;
  // A word that is repeated is searched once.
  const spelt = [...new Map(words.filter(isSpelt).map((word) => [word.key, word])).values()];
  if (spelt.length === 0) return clause;
  const rest = words.filter((word) => !isSpelt(word)).map(({ text }) => text);
  const parts = [
    ...(rest.length === 0 ? [] : [{ ...clause, text: rest.join(' ') }]),
    ...spelt.map((word) =>
      either([
        { ...clause, text: word.text },
        ...othersOf(word, spellings).map((text) => (isOneWord(text) ? { ...clause, text } : toPhrase(clause, text))),
      ]),
    ),
  ];
  return clause.operator === 'and' ? { ...NO_CLAUSES, must: parts } : either(parts);
}

/** The phrase with every word in another spelling: none if a word in Devanagari has no other. */
function otherPhrases<Phrase extends PhraseClause | MultiMatchClause>(
  clause: Phrase,
  spellings: Spellings,
): readonly Phrase[] {
  const words = spelledWords(clause.text);
  if (words.every((word) => othersOf(word, spellings).length === 0)) return [];
  let texts: readonly string[] = [''];
  for (const word of words) {
    const others = othersOf(word, spellings);
    if (others.length === 0 && word.key !== undefined) return [];
    const choices = others.length === 0 ? [word.text] : others;
    texts = choices.flatMap((choice) => texts.map((text) => `${text} ${choice}`)).slice(0, MAX_PHRASES);
  }
  return texts.map((text) => ({ ...clause, text: text.trim() }));
}

const othersOf = (word: SpelledWord | undefined, spellings: Spellings): readonly string[] =>
  word?.key === undefined ? [] : (spellings.get(word.key) ?? []);

const isOneWord = (text: string): boolean => !text.includes(' ');

function phraseOfMatch({ field, exact }: MatchClause, text: string): PhraseClause {
  return { type: 'phrase', field, text, ...(exact === undefined ? {} : { exact }) };
}

const phraseOfMulti = (clause: MultiMatchClause, text: string): Clause => ({ ...clause, text, mode: 'phrase' });

const NO_CLAUSES: BoolClause = { type: 'bool', must: [], should: [], mustNot: [], filter: [], minimumShouldMatch: 0 };

function either(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  return clauses.length === 1 && only !== undefined ? only : { ...NO_CLAUSES, should: clauses, minimumShouldMatch: 1 };
}
