import type { Actor, Reader } from './reader.js';
import type { NamedCase, Token } from './tokens.js';
import { judgmentNouns, otherSubjects } from './vocabulary.js';

/** "This Court in #", "a Full Bench of that Court in #": the case, or the words if none is named. */
export function courtActor({ tokens }: Reader, noun: number): Actor | undefined {
  const word = tokens[noun]?.word ?? '';
  const before = tokens[noun - 1]?.word ?? '';
  if (/^(?:trial|sessions|district|lower|below|appellate|labour|industrial|single)$/.test(before)) return undefined;
  let first = noun;
  while (first > 0 && noun - first < 6 && actorWords.has(tokens[first - 1]?.word ?? '')) first -= 1;
  while (/^(?:of|in|by)$/.test(tokens[first]?.word ?? '')) first += 1;
  for (let at = noun + 1; at < tokens.length && at - noun < 12; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.named !== undefined) return { source: 'reported', actor: token.named };
    if (deciding.test(token.word) && tokens[at + 1]?.word === 'in' && tokens[at + 2]?.named !== undefined) continue;
    if (!actorWords.has(token.word) && !token.isCapital && !/^[(),\d]+$/.test(token.word)) break;
  }
  // "In #, this Court": the case stands before.
  for (let at = first - 1; at >= 0 && first - at < 6; at -= 1) {
    const token = tokens[at];
    if (token?.named !== undefined) {
      // "Overruling the decision in #, this Court": # is what is overruled.
      if (isOfDecision(tokens, at)) {
        const place = placeBefore(tokens, at);
        if (place !== undefined) return { source: 'reported', actor: place };
        break;
      }
      return { source: 'reported', actor: token.named };
    }
    if (token === undefined || !/^(?:,|\(|\)|supra|case|wherein|where|in|which|s|\.)$/.test(token.word)) break;
  }
  if (
    word === 'court' &&
    before === 'high' &&
    !tokens.slice(Math.max(0, noun - 6), noun).some((one) => one.word === 'bench')
  )
    return undefined;
  const start = tokens[first]?.start ?? 0;
  return { source: 'reported', actor: { start, end: tokens[lastOfCourt(tokens, noun)]?.end ?? start, citations: [] } };
}

/** "This Court held in #". */
const deciding = /^(?:held|ruled|observed|decided|said|concluded)$/;

/** "A Bench of this Court": where the words for the court end. */
function lastOfCourt(tokens: readonly Token[], noun: number): number {
  if (tokens[noun + 1]?.word !== 'of') return noun;
  for (let at = noun + 2; at < tokens.length && at - noun < 8; at += 1) {
    const { word = '', isCapital = false, named } = tokens[at] ?? {};
    if (/^(?:court|council)$/.test(word)) return at;
    if (named !== undefined || !(isCapital || /^(?:this|that|the|same|high)$/.test(word))) break;
  }
  return noun;
}

/** "The decision in #", "its own judgment in Roshan Lal #"; not "in the case of #". */
function isOfDecision(tokens: readonly Token[], named: number): boolean {
  let at = named;
  while (named - at < LONGEST_NAME && isOfName(tokens[at - 1])) at -= 1;
  const noun = tokens[at - 2]?.word ?? '';
  return /^(?:in|of)$/.test(tokens[at - 1]?.word ?? '') && judgmentNouns.has(noun) && !/^cases?$/.test(noun);
}
const LONGEST_NAME = 16;
const isOfName = (token: Token | undefined): boolean =>
  token !== undefined && token.named === undefined && (token.isCapital || /^(?:&|\.|v|vs|ors|anr|,)$/.test(token.word));

const actorWords = new Set(
  'the this that a an of in by full division constitution special larger bench court supreme high apex same three two five seven nine eleven judge judges learned federal privy council house lords judicial committee later subsequent recent case decision judgment hon ble its own another our unanimous majority various several many number series including cases decisions judgments such as like catena reported titled'.split(
    ' ',
  ),
);

/** The case of `In #, …` or `After #, …` at the beginning. */
export function placeBefore(tokens: readonly Token[], before: number): NamedCase | undefined {
  for (let at = before - 1; at > 0; at -= 1) {
    const token = tokens[at];
    if (token?.word === ';') return undefined;
    if (token?.named === undefined) continue;
    const ahead = tokens.slice(Math.max(0, at - 6), at).map(({ word }) => word);
    if (ahead.some((word) => /^(?:after|since|by|view)$/.test(word))) return token.named;
    // "The pronouncements in # and in # were overruled": part of the subject, not a place.
    const isPart = ahead.at(-1) === 'in' && judgmentNouns.has(ahead.at(-2) ?? '');
    return ahead.includes('in') && !isPart ? token.named : undefined;
  }
  return undefined;
}

/** "The Legislature", "the Tribunal"; not the judges of "a five Judge Bench". */
export const isOtherSubject = (tokens: readonly Token[], at: number): boolean =>
  otherSubjects.has(tokens[at]?.word ?? '') && !/^(?:bench|s|')$/.test(tokens[at + 1]?.word ?? '');
