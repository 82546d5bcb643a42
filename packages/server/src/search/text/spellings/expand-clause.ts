import { unstemmedFields } from '../analysis/analyse.js';
import type { TextField } from '../../model/fields.js';
import type {
  BoolClause,
  Clause,
  MatchClause,
  MultiMatchClause,
  NearPart,
  PhraseClause,
} from '../../model/engine-request.js';
import { bareInitials, joinedInitials } from './short-forms.js';
import { provisionsInWords } from './provisions-in-words.js';
import { spelledWords, type SpelledWord } from './spelled-word.js';
import type { Variants } from './variants.js';

/** What is searched besides words. */
export interface Spellings {
  /** By the key of a word. */
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  /** Spellings that the library has, by words. */
  readonly variants: Variants;
}

/** Phrases in other spellings, of one phrase. */
const MAX_PHRASES = 8;

/** Fields with names of people, which print initials with dots. */
const NAME_FIELDS: ReadonlySet<TextField> = new Set(['appellant', 'respondent', 'judges', 'advocates']);

/**
 * Returns the clause that also finds the other spellings and the short forms of its words. The same clause if no word has
 * any. A quoted phrase is searched as it is printed, without short forms.
 */
export function expandClause(clause: Clause, spellings: Spellings): Clause {
  switch (clause.type) {
    case 'match':
      return isIdentifier(clause.field) ? clause : expandWords(clause, spellings, phraseOfMatch);
    case 'multi':
      if (clause.mode === 'phrase') return either([clause, ...otherPhrases(clause, spellings)]);
      return expandWords(clause, spellings, phraseOfMulti);
    case 'phrase':
      return isIdentifier(clause.field) ? clause : either([clause, ...otherPhrases(clause, spellings)]);
    case 'near':
      return { ...clause, of: clause.of.map((part) => expandPart(part, spellings)) };
    case 'bool':
      return expandBool(clause, spellings);
    case 'all':
    case 'none':
    case 'prefix':
    case 'wildcard':
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids':
      return clause;
  }
}

/** Citations and case numbers have the words of every form in the index. */
const isIdentifier = (field: TextField): boolean => unstemmedFields.has(field);

function expandBool(clause: BoolClause, spellings: Spellings): BoolClause {
  const all = (list: readonly Clause[]): readonly Clause[] => list.map((each) => expandClause(each, spellings));
  const { must, should, mustNot, filter } = clause;
  // An optional phrase only puts judgments first: its short forms are not worth the time.
  const isOptional = must.length > 0 && clause.minimumShouldMatch === 0;
  const others = isOptional ? should.filter((each) => !isPhrase(each)) : should;
  const phrases = isOptional ? should.filter(isPhrase).map((each) => withPhrases(each, spellings)) : [];
  return {
    ...clause,
    must: all(must),
    should: [...phrases, ...all(others)],
    mustNot: all(mustNot),
    filter: all(filter),
  };
}

type AnyPhrase = PhraseClause | (MultiMatchClause & { readonly mode: 'phrase' });

const isPhrase = (clause: Clause): clause is AnyPhrase =>
  clause.type === 'phrase' || (clause.type === 'multi' && clause.mode === 'phrase');

const withPhrases = (clause: AnyPhrase, spellings: Spellings): Clause =>
  either([clause, ...respelledPhrases(clause, spellings)]);

/** A part of `near` is one word, a phrase, or any of several. */
function expandPart(part: NearPart, spellings: Spellings): NearPart {
  switch (part.type) {
    case 'match': {
      const [word] = spelledWords(part.text, spellings.variants);
      const spelled = part.exact ? [] : (word?.spelled ?? []);
      const others = [...othersOf(word, spellings), ...spelled].map((text) =>
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
  const words = spelledWords(clause.text, spellings.variants);
  const textsOf = (word: SpelledWord): readonly string[] =>
    clause.exact && !word.isSection ? othersOf(word, spellings) : withShortForms(word, othersOf(word, spellings));
  const isSpelt = (word: SpelledWord): boolean => textsOf(word).length > 0 || inNames(clause, word.text) !== undefined;
  // A word that is repeated is searched once.
  const spelt = [...new Map(words.filter(isSpelt).map((word) => [word.key ?? word.text, word])).values()];
  if (spelt.length === 0) return clause;
  const rest = words.filter((word) => !isSpelt(word)).map(({ text }) => text);
  const parts = [
    ...(rest.length === 0 ? [] : [{ ...clause, text: rest.join(' ') }]),
    ...spelt.map((word) =>
      either([
        word.isSection && !isOneWord(word.text) ? toPhrase(clause, word.text) : { ...clause, text: word.text },
        ...textsOf(word).map((text) => (isOneWord(text) ? { ...clause, text } : toPhrase(clause, text))),
        ...listOf(inNames(clause, word.text)),
      ]),
    ),
  ];
  return clause.operator === 'and' ? { ...NO_CLAUSES, must: parts } : either(parts);
}

/** Bare initials as a phrase in the fields of names; undefined for any other word, and where no name is searched. */
function inNames(clause: MatchClause | MultiMatchClause, word: string): Clause | undefined {
  const text = bareInitials(word);
  if (text === undefined || clause.exact) return undefined;
  if (clause.type === 'match') return NAME_FIELDS.has(clause.field) ? phraseOfMatch(clause, text) : undefined;
  const fields = clause.fields.filter((field) => NAME_FIELDS.has(field));
  return fields.length === 0 ? undefined : { ...clause, fields, text, mode: 'phrase' };
}

/** The phrase in other spellings, and unless it is quoted in its short forms; a section with its letter in both ways. */
function otherPhrases<Phrase extends PhraseClause | MultiMatchClause>(
  clause: Phrase,
  spellings: Spellings,
): readonly Phrase[] {
  const respelled = respelledPhrases(clause, spellings);
  const words = spelledWords(clause.text, spellings.variants);
  const joined = clause.exact ? undefined : joinedInitials(words.map(({ text }) => text));
  const choices = words.map(({ text, short, isSection }) => (clause.exact && !isSection ? [text] : [text, ...short]));
  const texts = choices.every(({ length }) => length === 1) ? [] : combine(choices);
  const others = [...listOf(joined), ...texts, ...provisionsInWords(clause.text)].filter(
    (text) => text !== words.map((word) => word.text).join(' '),
  );
  return [...respelled, ...others.map((text) => ({ ...clause, text }))];
}

/** The phrase with every word in another spelling: none if a word in Devanagari has no other. */
function respelledPhrases<Phrase extends PhraseClause | MultiMatchClause>(
  clause: Phrase,
  spellings: Spellings,
): readonly Phrase[] {
  const words = spelledWords(clause.text, spellings.variants);
  if (words.every((word) => othersOf(word, spellings).length === 0)) return [];
  if (words.some((word) => word.key !== undefined && othersOf(word, spellings).length === 0)) return [];
  const choices = words.map((word) => {
    const others = othersOf(word, spellings);
    return others.length === 0 ? [word.text] : others;
  });
  return combine(choices).map((text) => ({ ...clause, text }));
}

/** Texts with one choice for each word, up to a limit. */
function combine(choices: readonly (readonly string[])[]): readonly string[] {
  let texts: readonly string[] = [''];
  for (const choice of choices)
    texts = choice.flatMap((word) => texts.map((text) => `${text} ${word}`)).slice(0, MAX_PHRASES);
  return texts.map((text) => text.trim());
}

const listOf = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const othersOf = (word: SpelledWord | undefined, spellings: Spellings): readonly string[] =>
  word?.key === undefined ? [] : (spellings.byKey.get(word.key) ?? []);

/** The other spellings of a word, the short forms of each, and those of the word. */
function withShortForms({ short }: SpelledWord, others: readonly string[]): readonly string[] {
  const shortsOfOthers = others.flatMap((text) => {
    const [only, ...more] = spelledWords(text);
    return more.length === 0 ? (only?.short ?? []) : [];
  });
  return [...new Set([...others, ...shortsOfOthers, ...short])];
}

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
