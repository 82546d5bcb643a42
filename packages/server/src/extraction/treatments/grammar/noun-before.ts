import {
  NONE,
  type Noun,
  asideEndingAt,
  determiners,
  firstVerbs,
  inner,
  isNameOf,
  isNounLike,
  isOfParagraph,
  listGlue,
  numbers,
  ofOneJudgment,
  ordinalAt,
  plural,
  pointing,
  relative,
  signs,
  standingNouns,
} from './noun.js';
import type { NamedCase, Token } from './tokens.js';
import { judgmentNouns, nounGlue, otherNouns, pointedNouns } from './vocabulary.js';

const CLAUSE = 70;

/** Tokens before "The decision" at the beginning of a sentence: the number of its paragraph. */
const OPENING = 3;

const indefinite = new Set('a an another some certain any several'.split(' '));

const closers = new Set(', ) ] . ” " ’ \' supra above s'.split(' '));
/** Adverbs between a subject and its verb: `X, however, was overruled`. */
const fillers = new Set(
  'however therefore thus also since later subsequently accordingly hence itself now too indeed clearly obviously consequently'.split(
    ' ',
  ),
);

const conjunctions = new Set(['and', 'but', 'hence', 'or', 'therefore', 'thus', 'so']);
/** Reads the noun phrase that ends before a token: the subject of a passive verb or of a predicate. */
export function nounBefore(tokens: readonly Token[], before: number, depth = 0): Noun {
  let at = before - 1;
  let isRelative = false;
  while (at >= 0) {
    const word = tokens[at]?.word ?? '';
    if (relative.has(word)) isRelative = true;
    else if (
      !closers.has(word) &&
      !isPage(tokens, at) &&
      !(word.length === 1 && word !== '#' && tokens[at]?.isCapital) &&
      !(fillers.has(word) && tokens[at + 1]?.word !== '#') &&
      !isCaseNumber(tokens, at)
    )
      break;
    if (word === ')' || word === ']') {
      const opening = openingOf(tokens, at);
      if (opening === undefined) break;
      if (tokens.slice(opening, at).some(({ named }) => named !== undefined))
        return casesEndingAt(tokens, at - 1, depth);
      at = opening;
    }
    at -= 1;
  }
  const token = tokens[at];
  if (token === undefined) return NONE;
  // "In #, which was followed": the case, not the place.
  if (token.named !== undefined && isRelative && isPlaceAt(tokens, at))
    return { cases: [token.named], isOther: false, edge: at };
  if (token.named !== undefined) return casesEndingAt(tokens, at, depth);
  const { word } = token;
  if (conjunctions.has(word) && depth < 3) return joinedSubject(tokens, at, depth);
  if (word === 'it' || word === 'they' || word === 'same' || word === 'these' || word === 'both') {
    if (word === 'same' && tokens[at - 1]?.word !== 'the') return NONE;
    const meant =
      tokens.slice(0, at).findLast((one) => judgmentNouns.has(one.word) && plural.test(one.word))?.word ?? '';
    const isPlural = word !== 'it' && word !== 'same' && !(word === 'they' && ofOneJudgment.test(meant));
    return { ...NONE, pointer: { isPlural, count: word === 'both' ? 2 : 0, start: token.start }, edge: at };
  }
  // "This was followed in #", at the beginning of a sentence.
  if (word === 'this' && at === before - 1 && (at === 0 || tokens[at - 1]?.word === '.'))
    return { ...NONE, pointer: { isPlural: false, count: 0, start: token.start, isBare: true }, edge: at };
  const hasComma = !isRelative && tokens[before - 1]?.word === ',' && depth < 3;
  const about = hasComma ? nounBeforeClause(tokens, before, depth) : NONE;
  if (about.cases.length > 0) return about;
  return phraseEndingAt(tokens, at, depth) ?? about;
}

/** "#, on which counsel relied, is no longer good law": the noun before the clause between two commas. */
function nounBeforeClause(tokens: readonly Token[], before: number, depth: number): Noun {
  for (let back = before - 2; back > 0 && before - back < CLAUSE; back -= 1) {
    if (tokens[back]?.word !== ',') continue;
    if (clauseWords.has(tokens[back + 1]?.word ?? '')) return nounBefore(tokens, back, depth + 1);
  }
  return NONE;
}

/** Words that begin a clause about the noun before it. */
const clauseWords = new Set(
  'which on in relied cited referred decided rendered reported where wherein to so being strongly heavily insofar upon delivered as though being holding taking laying we i with if respectfully which'.split(
    ' ',
  ),
);

/** `para 6`, `at page 12` behind a citation. */
const isPage = (tokens: readonly Token[], at: number): boolean =>
  /^(?:paras?|paragraphs?|pages?|p|pp|at)$/.test(tokens[at]?.word ?? '') ||
  (/^\d+$/.test(tokens[at]?.word ?? '') && /^(?:paras?|paragraphs?|pages?|p|pp)$/.test(tokens[at - 1]?.word ?? ''));

/** A number behind a name: `Gopalan's case(4)`. */
const isCaseNumber = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,3}$/.test(tokens[at]?.word ?? '') && /[()[\]]/.test(tokens[at - 1]?.word ?? '');

function openingOf(tokens: readonly Token[], closing: number): number | undefined {
  const sign = tokens[closing]?.word === ')' ? '(' : '[';
  for (let at = closing - 1; at >= 0 && closing - at < CLAUSE; at -= 1) if (tokens[at]?.word === sign) return at;
  return undefined;
}

/** `… were considered in # and were overruled`: the subject of the clause before. */
function joinedSubject(tokens: readonly Token[], conjunction: number, depth: number): Noun {
  for (let at = conjunction - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.word === ';' || token.word === ':') return NONE;
    if (!firstVerbs.has(token.word)) continue;
    let first = at;
    while (first > 0 && (firstVerbs.has(tokens[first - 1]?.word ?? '') || tokens[first - 1]?.word === 'not'))
      first -= 1;
    const subject = nounBefore(tokens, first, depth + 1);
    const clause = tokens.slice(at, conjunction);
    const actor = clause.findLast(({ named }) => named !== undefined)?.named;
    const isActor =
      clause.some(({ word }) => reviewed.has(word)) && clause.some(({ word }) => word === 'by' || word === 'in');
    return actor === undefined || !isActor ? subject : { ...subject, actor };
  }
  return NONE;
}

const reviewed = new Set(
  'considered reconsidered examined reviewed discussed noticed doubted referred explained'.split(' '),
);

/** The phrase whose last case stands at a token, unless another word governs it: `contrary to #`. */
function casesEndingAt(tokens: readonly Token[], last: number, depth: number): Noun {
  const found: { readonly at: number; readonly named: NamedCase; readonly isWeak: boolean }[] = [];
  let gap: string[] = [];
  for (let at = last; at >= 0 && gap.length < 14; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.named !== undefined) {
      // "In view of #, the decision in #": another phrase may begin between the two.
      const isWeak = gap.includes(',') && !gap.includes('and') && gap.some((word) => judgmentNouns.has(word));
      found.unshift({ at, named: token.named, isWeak });
      gap = [];
    } else if (isClauseStart(tokens, at)) break;
    else if (found.length > 0 && isNameOf(tokens, at)) continue;
    else if (listGlue.has(token.word) || /^\d+$/.test(token.word)) gap.push(token.word);
    else break;
  }
  // "In #, # and # were overruled", "in # # was overruled": the first is the place.
  const place = found[0]?.at ?? 0;
  if (found.length > 1 && isPlaceAt(tokens, place) && /^[,#]$/.test(tokens[place + 1]?.word ?? '')) found.shift();
  const weak = found.findLastIndex(({ isWeak }) => isWeak) + 1;
  const own = weak === 0 || !isGoverned(tokens, found[0]?.at ?? last) ? found : found.slice(weak);
  return governed(
    tokens,
    own[0]?.at ?? last,
    own.map(({ named }) => named),
    depth,
  );
}

/** "Pointed out in # that # was wrong", "holding that #": the clause is not part of the list or phrase before it; "that case" is. */
const isClauseStart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'that' &&
  !judgmentNouns.has(tokens[at + 1]?.word ?? '') &&
  !/^(?:very|of|same|bench|court|earlier)$/.test(tokens[at + 1]?.word ?? '');

/** "In #" at the beginning of a sentence or clause. */
const isPlaceAt = (tokens: readonly Token[], first: number): boolean =>
  tokens[first - 1]?.word === 'in' && (first < 3 || /[.,;]/.test(tokens[first - 2]?.word ?? ''));

const isGoverned = (tokens: readonly Token[], first: number): boolean => {
  for (let at = first - 1; at >= 0 && first - at < 12; at -= 1) {
    if (asideEndingAt(tokens, at) > 0) return true;
    if (!nounGlue.has(tokens[at]?.word ?? '') && !judgmentNouns.has(tokens[at]?.word ?? '')) return false;
  }
  return false;
};

function governed(tokens: readonly Token[], first: number, cases: NamedCase[], depth: number): Noun {
  let head: string | undefined;
  let edge = first;
  for (let at = first - 1; at >= 0 && first - at < 40; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.named !== undefined || isClauseStart(tokens, at)) break;
    const { word } = token;
    const length = asideEndingAt(tokens, at);
    if (length > 0 && !(inner.has(word) && head === undefined && isAgent(tokens, at))) {
      return depth < 3 ? nounBefore(tokens, at - length + 1, depth + 1) : NONE;
    }
    if (judgmentNouns.has(word) || otherNouns.has(word)) head = word;
    if (
      !nounGlue.has(word) &&
      !judgmentNouns.has(word) &&
      !otherNouns.has(word) &&
      !signs.has(word) &&
      !isNounLike(word) &&
      !token.isCapital
    )
      break;
    if (word === 'was' || word === 'is' || word === 'which' || word === 'had' || word === 'has' || word === 'were')
      break;
    edge = at;
  }
  // "In #, the view was overruled": the place, not the subject.
  if (head === undefined && isPlaceAt(tokens, first)) return NONE;
  if (head !== undefined && otherNouns.has(head) && !judgmentNouns.has(head)) return { ...NONE, isOther: true };
  return { cases, isOther: false, edge };
}

/** "The view taken by this Court in #", "the decision rendered by the Bench in #": inside the phrase. */
const isAgent = (tokens: readonly Token[], at: number): boolean =>
  /^(?:taken|expressed|laid|down|rendered|given|made|enunciated|propounded|stated|adopted|delivered|decided|passed|pronounced|followed)$/.test(
    tokens[at - 1]?.word ?? '',
  );

/** "That decision", "the view taken therein", "the decision of this Court in #": a phrase with a noun for a judgment. */
function phraseEndingAt(tokens: readonly Token[], last: number, depth: number): Noun | undefined {
  let noun: Token | undefined;
  // "The views expressed in the above judgments": the noun behind the word that points.
  let pointed: Token | undefined;
  let count = 0;
  let points = false;
  let ordinal: number | undefined;
  for (let at = last; at >= 0 && last - at < 40; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { word } = token;
    if (token.named !== undefined) {
      // "# case", "the decision in # rendered by two Judges".
      if (noun !== undefined && !/^(?:case|cases|decision|ratio|judgment)$/.test(noun.word)) {
        const between = tokens.slice(at + 1, last + 1).some((one) => one.word === ',' || one.word === 'and');
        if (between) break;
      }
      // "# considered an earlier decision which": another judgment.
      if (noun !== undefined && tokens.slice(at + 1, last + 1).some((one) => indefinite.has(one.word))) break;
      return casesEndingAt(tokens, at, depth);
    }
    if (judgmentNouns.has(word)) noun = token;
    else if (otherNouns.has(word)) return noun === undefined ? { ...NONE, isOther: true } : undefined;
    if (
      noun !== undefined &&
      (pointing.has(word) || isOfParagraph(tokens, at, noun) || (word === 'its' && standingNouns.has(noun.word)))
    ) {
      points = true;
      if (/^(?:decision|judge?ment|ruling|case|authoritie)s$/.test(noun.word)) pointed ??= noun;
    }
    if (noun !== undefined) ordinal = ordinalAt(tokens, at) ?? ordinal;
    count = numbers.get(word) ?? count;
    if (
      !nounGlue.has(word) &&
      !judgmentNouns.has(word) &&
      !determiners.has(word) &&
      !isNounLike(word) &&
      !token.isCapital &&
      !signs.has(word) &&
      !/^\d+$/.test(word)
    )
      break;
    if (firstVerbs.has(word) || (relative.has(word) && noun === undefined)) break;
    if (word === ',' && noun !== undefined) break;
    if (word === '.' || word === ';') break;
  }
  const isThe = tokens[last]?.word === noun?.word && tokens[last - 1]?.word === 'the' && last - 1 <= OPENING;
  if (noun !== undefined && !points && isThe && /^(?:decision|judgment|ruling)$/.test(noun.word))
    return { ...NONE, pointer: { isPlural: false, count: 0, start: noun.start, isThe: true }, edge: last };
  const isJudges =
    noun?.word === 'conclusion' &&
    tokens
      .slice(0, last + 1)
      .some(({ word, start }) => /^(?:judge|judges|reached|arrived)$/.test(word) && start > (noun?.start ?? 0));
  if (noun === undefined || !points || !(isJudges || pointedNouns.has(noun.word) || standingNouns.has(noun.word)))
    return undefined;
  return {
    ...NONE,
    pointer: {
      isPlural:
        pointed !== undefined ||
        (plural.test(noun.word) && !standingNouns.has(noun.word) && !ofOneJudgment.test(noun.word)) ||
        count > 1,
      count,
      start: noun.start,
      isView: noun.word === 'view',
      ...(ordinal !== undefined && { ordinal }),
    },
    edge: last,
  };
}
