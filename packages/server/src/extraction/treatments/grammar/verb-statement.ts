import { agentOf } from './agents.js';
import { nounAfter } from './noun-after.js';
import { nounBefore } from './noun-before.js';
import { type Actor, type Reader, casesOf, isDeniedBefore, isNamed, isOpen, noticeOf, stated } from './reader.js';
import type { CaseStatement, Notice } from './statement.js';
import { subjectOf } from './subjects.js';
import type { NamedCase, Token } from './tokens.js';
import { type VerbGroup, verbGroup } from './verb-group.js';
import { ownSubjects, verbs } from './vocabulary.js';
import type { Treatment } from '@headnote/core/contract';

/** Treatments of which a wrong one loses a case. */
const standing: readonly Treatment[] = ['overruled', 'doubted'];

export function verbAt(reader: Reader, at: number): CaseStatement | Notice | undefined {
  const { tokens } = reader;
  const verb = verbs.get(tokens[at]?.word ?? '');
  if (verb === undefined) return undefined;
  const isStanding = standing.includes(verb.treatment);
  const last = verb.particle?.has(tokens[at + 1]?.word ?? '') ? at + 1 : at;
  if (verb.particle !== undefined && last === at) return undefined;
  if (verb.treatment === 'doubted' && !isVerbOfDoubt(tokens, at)) return hasDoubts(reader, at);
  const group = verbGroup(tokens, at);
  const active =
    verb.form === 'participle' && group.isPassive
      ? undefined
      : nounAfter(tokens, last + 1, verb.treatment === 'overruled');
  const isActive =
    active !== undefined &&
    (verb.form !== 'participle' || group.hasAuxiliary || isNamed(active) || active.isOther) &&
    !(verb.form === 'participle' && !group.hasAuxiliary && agentBehind.has(tokens[last + 1]?.word ?? ''));
  const which = isActive && !isNamed(active) ? relativeBefore(tokens, group.first) : -1;
  const noun = which !== -1 ? nounBefore(tokens, which) : isActive ? active : nounBefore(tokens, group.first);
  if (noun.isOther) return undefined;
  const notice = verb.treatment === 'overruled' ? noticeOf(reader, at) : undefined;
  if (group.isNegated || group.isPossible || isOpen(reader, group.first, isActive ? -1 : noun.edge)) return notice;
  if (isActive && verb.form !== 'participle' && !isDone(reader, at, group)) return notice;
  if (isDeniedBefore(reader, group.first, true) || tokens[group.first - 1]?.word === 'than') return notice;
  // "This" alone may be a contention.
  if (isStanding && noun.pointer?.isBare === true) return notice;
  const cases = casesOf(reader, noun, !isStanding);
  if (cases.length === 0) return notice;
  const by = isActive
    ? subjectOf(reader, group.first, verb.form === 'gerund')
    : agentOf(reader, last, group, { ...noun, cases });
  if (by === undefined) return notice;
  if (!isStanding && (by.source !== 'reported' || isMistaken(tokens, group.first, at))) return undefined;
  if (!isStanding && !isJudgmentsAct(reader, at, by.actor)) return undefined;
  if (!isStanding && noun.pointer !== undefined && !isNamedCase(by.actor)) return undefined;
  if (by.actor !== undefined && cases.some((one) => one.start === by.actor?.start)) return notice;
  return stated(reader, { treatment: verb.treatment, cases, at, by }) ?? notice;
}

/** "We have some doubt about the correctness of X". */
function hasDoubts(reader: Reader, at: number): CaseStatement | undefined {
  const { tokens } = reader;
  const lead = tokens.slice(Math.max(0, at - 6), at).map(({ word }) => word);
  const isOwn = lead.some((word) => ownSubjects.has(word)) && lead.some((word) => entertaining.test(word));
  if (!isOwn || lead.some((word) => /^(?:no|not|any|little|never|without)$/.test(word))) return undefined;
  const behind = tokens.slice(at + 1, at + 9).map(({ word }) => word);
  if (!/^(?:about|as|regarding|concerning|on|whether)$/.test(behind[0] ?? '') || !behind.includes('correctness'))
    return undefined;
  if (isOpen(reader, at)) return undefined;
  const cases = casesOf(reader, nounAfter(tokens, at + 1 + behind.indexOf('correctness')));
  return cases.length === 0 ? undefined : stated(reader, { treatment: 'doubted', cases, at, by: { source: 'court' } });
}
const entertaining = /^(?:have|has|entertain|express|expressed|entertained|feel)$/;

/** "Beyond doubt", "the benefit of doubt", "some doubts": no verb. */
const isVerbOfDoubt = (tokens: readonly Token[], at: number): boolean => {
  const { word = '' } = tokens[at] ?? {};
  const before = tokens[at - 1]?.word ?? '';
  if (word === 'doubted' || word === 'doubting') return true;
  return /^(?:we|i|to|seriously|gravely|respectfully|court|bench|#)$/.test(before);
};

/** "X, which we overrule": where "which" stands; -1 if it does not. */
const relativeBefore = (tokens: readonly Token[], first: number): number => {
  const subject = tokens[first - 1]?.word ?? '';
  return ownSubjects.has(subject) && tokens[first - 2]?.word === 'which' ? first - 2 : -1;
};

export const counsel =
  /^(?:counsel|advocate|shri|sri|mr|mrs|smt|appellant|appellants|petitioner|petitioners|respondent|respondents|attempt|sought|impugned|contention|submission|argument|arguments|submissions|contentions|parties)$/;

const highest =
  /\b(?:this\s+court|supreme\s+court|apex\s+court|privy\s+council|house\s+of\s+lords|constitution\s+bench)/i;

/** Whether a judgment did it: a case, or a court that is not the one below; counsel have no part in the sentence. */
function isJudgmentsAct({ text, tokens }: Reader, at: number, actor: Actor['actor']): boolean {
  if (actor === undefined || tokens.some(({ word }) => counsel.test(word))) return false;
  if (tokens[at - 1]?.word === 'by' && tokens[at]?.word.endsWith('ing')) return false;
  const named: Partial<NamedCase> = actor;
  return named.isReport ?? highest.test(text.plain.slice(actor.start, actor.end));
}

/** "That decision was followed in #": only a case that is named did it. */
const isNamedCase = (actor: Actor['actor']): boolean => actor !== undefined && 'isReport' in actor;

/** "It had wrongly applied #". */
const isMistaken = (tokens: readonly Token[], first: number, at: number): boolean =>
  tokens.slice(first, at).some(({ word }) => /^(?:wrongly|incorrectly|erroneously|mistakenly|improperly)$/.test(word));

const agentBehind = new Set(['by', 'in', '.', ';', ')', 'vide', '(', ']']);

/** "To overrule", "overruling": whether the words say that it is done. */
function isDone({ tokens }: Reader, at: number, group: VerbGroup): boolean {
  const verb = verbs.get(tokens[at]?.word ?? '');
  const before = tokens[group.first - 1]?.word ?? '';
  const isTo = group.isInfinitive || before === 'to';
  if (isTo) {
    const ahead = tokens[(group.isInfinitive ? group.first : group.first - 1) - 1]?.word ?? '';
    return doing.has(ahead);
  }
  if (verb?.form !== 'gerund') return true;
  if (group.first === 0 || at === 0) return true;
  return (
    /^(?:,|\.|;|while|thereby|expressly|impliedly|\)|specifically|and|hesitation|by|court|bench|#|:|“|")$/.test(
      before,
    ) ||
    (before === 'in' && /^(?:hesitation|right|justified|,|)$/.test(tokens[group.first - 2]?.word ?? ''))
  );
}

const doing = new Set('constrained compelled obliged proceed proceeded hesitation bound chose went'.split(' '));
