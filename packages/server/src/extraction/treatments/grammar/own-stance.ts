import type { Treatment } from '@headnote/core/contract';
import { nounAfter } from './noun-after.js';
import { COURT, type Reader, casesOf, isOpen, isOtherDecision, stated } from './reader.js';
import type { CaseStatement } from './statement.js';
import type { Token } from './tokens.js';
import { judgmentNouns } from './vocabulary.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words between "we" and what we do: `we, with great respect, are therefore constrained to`. */
const fillers = setOf(
  'are am do did have must shall also therefore thus hence accordingly now too however however still so hereby , with great due utmost all respect deference in our my opinion view judgment ' +
    'be been constrained bound inclined content obliged prepared persuaded happy able unable compelled to not never cannot hesitation no any difficulty find it difficult ourselves myself ' +
    'decline refuse wholly that as already entirely full complete respectful entire general can',
);
const denials = setOf('not never cannot unable difficult decline refuse no');
/** Words between "we" and the verb after which nothing is done. */
const LONGEST_LEAD = 16;

interface Stance {
  /** What it is; undefined if the words alone do nothing. */
  readonly said?: Treatment;
  /** What its denial is. */
  readonly denied?: Treatment;
  /** The words that must follow, one of them. */
  readonly particles?: ReadonlySet<string>;
}

const onto = setOf('on upon');
const withOr = setOf('with in');
const dissented = 'dissented';

/** What "we" can do with a case. */
const stances: ReadonlyMap<string, Stance> = new Map<string, Stance>([
  ['follow', { said: 'followed', denied: dissented }],
  ['following', { said: 'followed' }],
  ['followed', { said: 'followed' }],
  ['adopt', { said: 'followed', denied: dissented }],
  ['adopted', { said: 'followed' }],
  ['apply', { said: 'followed' }],
  ['applied', { said: 'followed' }],
  ['reiterate', { said: 'followed' }],
  ['reaffirm', { said: 'followed' }],
  ['approve', { said: 'approved', denied: dissented }],
  ['approved', { said: 'approved' }],
  ['affirm', { said: 'approved', denied: dissented }],
  ['endorse', { said: 'approved', denied: dissented }],
  ['accept', { said: 'approved', denied: dissented }],
  ['agree', { said: 'approved', denied: dissented, particles: withOr }],
  ['concur', { said: 'approved', denied: dissented, particles: withOr }],
  ['agreement', { said: 'approved', denied: dissented, particles: setOf('with') }],
  ['share', { said: 'approved', denied: dissented }],
  ['subscribe', { said: 'approved', denied: dissented, particles: setOf('to') }],
  ['disapprove', { said: dissented, particles: setOf('of the') }],
  ['disagree', { said: dissented, particles: setOf('with') }],
  ['dissent', { said: dissented, particles: setOf('from') }],
  ['differ', { said: dissented, particles: setOf('from with') }],
  ['distinguish', { said: 'distinguished' }],
  ['distinguished', { said: 'distinguished' }],
  ['rely', { said: 'relied-on', particles: onto }],
  ['fortified', { said: 'relied-on', particles: setOf('by') }],
  ['supported', { said: 'relied-on', particles: setOf('by') }],
  ['strengthened', { said: 'relied-on', particles: setOf('by') }],
  ['reinforced', { said: 'relied-on', particles: setOf('by') }],
]);
/** Words between a verb and its particle: `fortified in this view by`. */
const LONGEST_ASIDE = 7;
const ofView = setOf(
  'in this our that the view conclusion opinion interpretation finding reasoning respectfully respectful entirely heavily strongly also my',
);

const mayBeIt = /^(?:follow|agreement|agree|disagree|dissent|distinguish)$/;

/** Words between the verb and the case after which it is another matter: `agree with the High Court that #`. */
const otherMatter =
  /^(?:counsel|advocate|attorney|solicitor|mr|mrs|ms|shri|sri|smt|contention|submission|submissions|argument|arguments|petitioner|petitioners|appellant|appellants|respondent|respondents|if|whether|because)$/;

/** Reads what the court says of itself at a "we": "we approve #", "I am unable to agree with the view taken in #". */
export function stanceAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  let isDenied = false;
  for (let index = at + 1; index < tokens.length && index - at <= LONGEST_LEAD; index += 1) {
    const { word } = tokens[index] as Token;
    const stance = stances.get(word);
    if (stance !== undefined) {
      const isParticiple = word.endsWith('ed');
      const lead = tokens.slice(at + 1, index).map((one) => one.word);
      if (isParticiple && stance.particles === undefined && !lead.includes('have')) return undefined;
      if (!isParticiple && !word.endsWith('ing') && lead.includes('have') && !lead.includes('to')) return undefined;
      if (lead.includes('can') && !isDenied) return undefined;
      const treatment = isDenied ? stance.denied : stance.said;
      return treatment === undefined ? undefined : takenAt(reader, index, { at, treatment, stance });
    }
    if (denials.has(word) && !(word === 'no' && tokens[index + 1]?.word === 'hesitation')) isDenied = !isDenied;
    if (!fillers.has(word) && !(word.length > 4 && word.endsWith('ly'))) return undefined;
  }
  return undefined;
}

function takenAt(
  reader: Reader,
  verb: number,
  { at, treatment, stance }: { readonly at: number; readonly treatment: Treatment; readonly stance: Stance },
): CaseStatement | undefined {
  const { tokens } = reader;
  let from = verb + 1;
  if (stance.particles !== undefined) {
    while (
      from - verb < LONGEST_ASIDE &&
      ofView.has(tokens[from]?.word ?? '') &&
      !stance.particles.has(tokens[from]?.word ?? '')
    )
      from += 1;
    if (!stance.particles.has(tokens[from]?.word ?? '')) return undefined;
    from += 1;
  }
  if (isOpen(reader, at)) return undefined;
  const noun = nounAfter(tokens, from);
  if (noun.isOther || noun.edge === -1 || noun.pointer?.isBare === true) return undefined;
  if (isOfOther(tokens, from, noun.edge)) return undefined;
  // "We accept it as proved", "I concur in the same": another thing.
  if (
    noun.pointer !== undefined &&
    /^(?:it|them|same)$/.test(tokens[noun.edge]?.word ?? '') &&
    !mayBeIt.test(tokens[verb]?.word ?? '')
  )
    return undefined;
  const isOther = treatment === 'dissented' && noun.cases.length === 0 && isOtherDecision(reader, noun);
  const cases = isOther ? [] : casesOf(reader, noun, true);
  return cases.length === 0 ? undefined : stated(reader, { treatment, cases, at: verb, by: COURT });
}

/** A clause, counsel or a condition between the verb and the case. */
function isOfOther(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ word }, index) =>
        otherMatter.test(word) ||
        (word === 'that' &&
          index > 0 &&
          !judgmentNouns.has(tokens[from + index + 1]?.word ?? '') &&
          !/^(?:very|court|bench)$/.test(tokens[from + index + 1]?.word ?? '')),
    );
}
