import { extractCitations } from '@headnote/core/citation';
import { isCommonName } from '../../extraction/treatments/grammar/party-words.js';
import { foldWord } from '../../search/text/analysis/fold-word.js';
import { scanWords } from '../../search/text/analysis/scan-words.js';
import { stemWord } from '../../search/text/analysis/stem-word.js';
import { spelledWords } from '../../search/text/spellings/spelled-word.js';
import { sideOf } from '../passages/roles.js';
import { continues, focusOf, isCommon, isOwnWord, kindOf, opinionOf, pointsBack, speakerIn } from './kinds.js';
import type { Question, Term } from './question.js';
import { alike, plainWords } from './reader-words.js';

/** Other spellings of words, by `key` of `spelledWords`. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** The words before and after ` v. `: the parties of a case. */
const CASE_NAME =
  /(\p{Lu}[\p{L}\p{M}.'’&-]*(?:[ ,]+(?:of|and|the|&|\p{Lu}[\p{L}\p{M}.'’&-]*)){0,9}) (?:v|vs|versus)\.? (\p{Lu}[\p{L}\p{M}.'’&-]*(?:[ ,]+(?:of|and|the|&|\p{Lu}[\p{L}\p{M}.'’&-]*)){0,9})/u;
/** The name of a case without its parties: "the decision in Kesavananda". */
const SHORT_NAME =
  /\b(?:case|decision|judgment|ruling) (?:of|in) (\p{Lu}[\p{L}\p{M}.'’-]+(?: \p{Lu}[\p{L}\p{M}.'’-]+){0,4})|\b(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,3})['’]s? case\b/u;

/** The names of provisions before their numbers, as the table of citations knows them. */
const HINDI_UNITS: ReadonlyMap<string, string> = new Map([
  ['धारा', 'section'],
  ['अनुच्छेद', 'article'],
  ['नियम', 'rule'],
]);
const HINDI_UNIT = /(धारा|अनुच्छेद|नियम)(?=\s+\d)/gu;

/** Reads a question by rules. `before` is the question that it may go on from. */
export function readQuestion(asked: string, spellings: Spellings, before?: Question): Question {
  const text = asked.replace(HINDI_UNIT, (_all, unit: string) => HINDI_UNITS.get(unit) ?? unit);
  const cited = extractCitations(text);
  const provisions = cited.filter(({ kind }) => kind === 'provision');
  const reports = cited.filter(({ kind }) => kind !== 'provision');
  const name = caseNameOf(text);
  const opinion = opinionOf(text);
  const allTerms = termsOf(plainWords(blank(text, cited, name)), spellings);
  const speaker = speakerIn(text);
  const kind = speaksFor(speaker, kindOfOpinions(text, opinion !== undefined, allTerms.length > 0));
  const terms = allTerms.filter((term) => !isOwnWord(foldWord(term.text), kind));
  const hasCase = name.length > 0 || reports.length > 0;
  const isOpen = kind === 'words' || kind === 'holding' || kind === 'order' || kind === 'issue';
  const read: Question = {
    kind: hasCase && isOpen ? 'cited-case' : provisions.length > 0 && isOpen ? 'provision' : kind,
    focus: focusOf(text, kind),
    sides: kind === 'arguments' || kind === 'parties' || before?.kind === 'arguments' ? sidesOf(text) : [],
    speaker,
    opinion,
    terms,
    provisions: provisions.map(({ family: act, unit = '', number = '' }) => ({ act, unit, number })),
    citations: [...new Set(reports.map(({ canonical }) => canonical))],
    caseName: name,
  };
  if (before === undefined) return read;
  if (continues(text)) return following(read, before, text);
  return pointsBack(text) && terms.length <= MOST_OWN_WORDS ? { ...read, terms: [...terms, ...before.terms] } : read;
}

/** Words of its own in a question that says "that" for what the one before it asked about. */
const MOST_OWN_WORDS = 1;

const sidesOf = (text: string): string[] => [sideOf(text)].filter((side) => side !== '');

/** "What did the tenant say?" asks for his argument; "what did the court say?" for what it held. */
const speaksFor = (speaker: string, kind: Question['kind']): Question['kind'] =>
  (kind === 'holding' || kind === 'words') && sideOf(speaker) !== '' ? 'arguments' : kind;

/** "What did the majority hold on X?" asks what that opinion holds, not who agreed. */
function kindOfOpinions(text: string, isRestricted: boolean, hasTerms: boolean): Question['kind'] {
  const kind = kindOf(text);
  if (kind !== 'opinions' || !isRestricted) return kind;
  const rest = kindOf(text.replace(OPINION_WORDS, ' '));
  return rest !== 'words' || hasTerms ? rest : kind;
}
const OPINION_WORDS = /\b(?:dissent\w*|minority|majority)\b|असहमति|बहुमत/giu;

/** A question that goes on takes what it does not say itself from the one before it. */
function following(read: Question, before: Question, asked: string): Question {
  const namesOne = read.provisions.length + read.citations.length + read.caseName.length > 0;
  const isPlain =
    read.kind === 'words' || (read.kind === 'opinions' && read.opinion !== undefined && before.kind !== 'opinions');
  return {
    ...read,
    // "Why?" asks for the reasons of what was asked before.
    kind:
      isPlain && WHY.test(asked)
        ? 'holding'
        : isPlain
          ? namesOne && read.kind !== 'words'
            ? read.kind
            : before.kind
          : read.kind,
    ...(namesOne || read.terms.length > 0 || !isPlain
      ? {}
      : {
          terms: before.terms,
          provisions: before.provisions,
          citations: before.citations,
          caseName: before.caseName,
        }),
  };
}

const WHY = /^\W*(?:(?:and|but|so) )?(?:why|how so|how come|on what ground|for what reason)/i;

function caseNameOf(text: string): readonly string[] {
  const [, one, other] = CASE_NAME.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    // Another case against the same State is another case.
    const own = `${one} ${other}`
      .split(/[\s,]+/)
      .filter((word) => !isCommonName(word))
      .join(' ');
    const found = stems(own);
    return found.length > 0 ? found : [...stems(one), ...stems(other)];
  }
  const [, named, own] = SHORT_NAME.exec(text) ?? [];
  return stems(named ?? own ?? '');
}

function stems(text: string): string[] {
  const found: string[] = [];
  scanWords(text, (start, end) => {
    const word = text.slice(start, end);
    if (!isCommon(foldWord(word))) found.push(stemWord(word));
  });
  return found.filter((stem) => stem.length > 1);
}

/** The question without its citations; what they say is looked for by itself. */
function blank(
  text: string,
  cited: readonly { readonly start: number; readonly end: number }[],
  name: readonly string[],
): string {
  let rest = text;
  for (const { start, end } of cited) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return name.length === 0 ? rest : rest.replace(CASE_NAME, ' ').replace(SHORT_NAME, ' ');
}

function termsOf(text: string, spellings: Spellings): Term[] {
  const terms = new Map<string, Term>();
  for (const { text: word, short, key } of spelledWords(text)) {
    if (isCommon(foldWord(word))) continue;
    const others = [...short, ...alike(word), ...(key === undefined ? [] : (spellings.get(key) ?? []))];
    const forms = [word, ...others].map(allStems).filter((form) => form.length > 0);
    if (forms.length > 0 && !terms.has(word.toLowerCase())) terms.set(word.toLowerCase(), { text: word, forms });
  }
  return [...terms.values()];
}

function allStems(text: string): string[] {
  const found: string[] = [];
  scanWords(text, (start, end) => found.push(stemWord(text.slice(start, end))));
  return found.filter((stem) => stem !== '');
}
