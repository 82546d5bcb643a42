import { nounAfter } from './noun-after.js';
import { COURT, type Reader, casesOf, isOpen, stated } from './reader.js';
import type { CaseStatement } from './statement.js';
import type { Token } from './tokens.js';

/** Words by which nothing is referred, or someone only asks for it. */
const notReferred =
  /^(?:not|no|never|decline|declined|refuse|refused|whether|if|unless|request|requested|prayed|prayer|counsel|submitted|contended|urged|argued|sought|need|cannot|without|would|could|should|unnecessary|refusing|rejected)$/;

/**
 * Reads that a larger bench is to reconsider a case: "let the matter be placed before the Chief Justice for constituting a larger Bench
 * for reconsideration of #", "were referred to a larger Bench because of the doubt as regards the correctness of #".
 */
export function referralAt(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  if (!isToLargerBench(tokens) || tokens.some(({ word }) => notReferred.test(word)) || isOpen(reader, at))
    return undefined;
  const from = tokens[at]?.word === 'reconsideration' ? behindOf(tokens, at) : behindCorrectness(tokens, at);
  if (from === undefined) return undefined;
  const noun = nounAfter(tokens, from);
  const cases = noun.isOther || noun.pointer !== undefined ? [] : casesOf(reader, noun);
  if (cases.length === 0) return undefined;
  const isNow =
    tokens.slice(0, at).some(({ word }) => /^(?:let|we|i|direct|is|are|be)$/.test(word)) &&
    !tokens.slice(0, at).some(({ word }) => /^(?:was|were|had)$/.test(word));
  return stated(reader, { treatment: 'doubted', cases, at, by: isNow ? COURT : { source: 'reported' } });
}

const isToLargerBench = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => /^(?:larger|bigger|constitution)$/.test(word) && tokens[at + 1]?.word === 'bench') &&
  tokens.some(({ word }) => /^(?:refer|referred|place|placed|put|constituting|constituted|constitute)$/.test(word));

const behindOf = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at + 1]?.word === 'of' ? at + 2 : undefined;

function behindCorrectness(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens.slice(at, at + 9).findIndex((one) => one.word === 'correctness');
  return word === -1 || tokens[at + word + 1]?.word !== 'of' ? undefined : at + word + 2;
}
