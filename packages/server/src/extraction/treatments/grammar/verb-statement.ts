import { agentOf } from './agents.js';
import { nounAfter } from './noun-after.js';
import { nounBefore } from './noun-before.js';
import {
  type Actor,
  COURT,
  type Reader,
  casesOf,
  isDeniedBefore,
  isNamed,
  isOpen,
  noticeOf,
  stated,
} from './reader.js';
import type { CaseStatement, Notice } from './statement.js';
import { isObject, subjectOf } from './subjects.js';
import type { NamedCase, Token } from './tokens.js';
import { type VerbGroup, verbGroup } from './verb-group.js';
import { judgmentNouns, nounGlue, ownSubjects, type Verb, verbs, withApproval } from './vocabulary.js';
import type { Treatment } from '@headnote/core/contract';

/** Treatments of which a wrong one loses a case. */
const standing: readonly Treatment[] = ['overruled', 'doubted'];

export function verbAt(reader: Reader, at: number): CaseStatement | Notice | undefined {
  const { tokens } = reader;
  const word = tokens[at]?.word ?? '';
  const verb = verbs.get(word) ?? withApproval.get(word) ?? setAside(tokens, at);
  if (verb === undefined) return undefined;
  const approval = verb.isWithApproval === true ? approvalAt(tokens, at) : 0;
  if (verb.isWithApproval === true && approval === 0) return undefined;
  const isStanding = standing.includes(verb.treatment);
  const last = verb.particle?.has(tokens[at + 1]?.word ?? '') ? at + 1 : at + Math.max(0, approval);
  if (verb.particle !== undefined && last === at) return undefined;
  if (verb.treatment === 'doubted' && !isVerbOfDoubt(tokens, at)) return hasDoubts(reader, at);
  const group = verbGroup(tokens, at);
  const active =
    verb.form === 'participle' && group.isPassive
      ? undefined
      : nounAfter(tokens, last + 1, verb.treatment === 'overruled' ? 'any' : 'behind in');
  const isActive =
    active !== undefined &&
    (verb.form !== 'participle' || group.hasAuxiliary || isNamed(active) || active.isOther) &&
    !(verb.form === 'participle' && !group.hasAuxiliary && agentBehind.has(tokens[last + 1]?.word ?? ''));
  const which = isActive && !isNamed(active) ? relativeBefore(tokens, group.first) : -1;
  if (!isActive && isBareWithObject(tokens, last, group))
    return verb.treatment === 'overruled' ? noticeOf(reader, at) : undefined;
  const noun = which !== -1 ? nounBefore(tokens, which) : isActive ? active : nounBefore(tokens, group.first);
  if (noun.isOther) return undefined;
  const notice = verb.treatment === 'overruled' ? noticeOf(reader, at) : undefined;
  const isRefused = group.isNegated && group.hasAuxiliary && refusable.test(word);
  if ((group.isNegated && !isRefused) || group.isPossible || isOpen(reader, group.first, isActive ? -1 : noun.edge))
    return notice;
  // "# was not followed in Y": Y dissents.
  const treatment: Treatment = isRefused ? 'dissented' : verb.treatment;
  if (isActive && verb.form !== 'participle' && !isDone(reader, at, group)) return notice;
  if (isDeniedBefore(reader, group.first, true) || tokens[group.first - 1]?.word === 'than') return notice;
  // "This" alone may be a contention.
  if (isStanding && noun.pointer?.isBare === true) return notice;
  const meant = casesOf(reader, noun, !isStanding);
  // "A and B, which was overruled": B.
  const cases = meant.length > 1 && isOfOne(tokens, group.first) ? meant.slice(-1) : meant;
  if (cases.length === 0) return notice;
  if (!isStanding && isRightly(tokens, group.first, at) && endorsed.has(treatment) && noun.pointer?.isBare !== true)
    return stated(reader, { treatment, cases, at, by: COURT });
  const agent = isActive
    ? subjectOf(reader, group.first, verb.form === 'gerund')
    : agentOf(reader, last, group, { ...noun, cases });
  const by = isStanding ? agent : withCaseBefore(reader, agent, cases);
  if (by === undefined) return notice;
  const isOwnGerund =
    by.source === 'court' && verb.form === 'gerund' && isOpeningGerund(tokens, group.first) && isOwnClause(tokens, at);
  if (!isStanding && isOwnGerund && noun.pointer === undefined && verb.treatment !== 'explained')
    return stated(reader, { treatment, cases, at, by });
  if (!isStanding && (by.source !== 'reported' || isMistaken(tokens, group.first, at))) return undefined;
  if (!isStanding && (!isJudgmentsAct(reader, at, by.actor) || isImpersonal(tokens, group.first, last)))
    return undefined;
  if ((!isStanding && noun.pointer !== undefined) || verb.treatment === 'reversed')
    if (!isNamedCase(by.actor)) return undefined;
  // "Reversing the High Court": only a judgment that the text cites was reversed in another.
  if (verb.treatment === 'reversed' && (isActive || !group.isPassive)) return undefined;
  if (by.actor !== undefined && cases.some((one) => one.start === by.actor?.start)) return notice;
  const earlier = by.actor === undefined ? cases : notLater(reader, by.actor, cases);
  if (earlier.length === 0) return notice;
  return stated(reader, { treatment, cases: earlier, at, by }) ?? notice;
}

/** What a court refuses to a case that it does not go with. */
const refusable = /^(?:follow|approv|accept|endors|adopt)/;

/** "Therefore, following #, we hold". */
const isOpeningGerund = (tokens: readonly Token[], first: number): boolean =>
  tokens
    .slice(0, first)
    .every(({ word }) =>
      /^(?:\d+|\.|,|therefore|thus|accordingly|hence|consequently|respectfully|so|and|by|in|view|the|result|circumstances)$/.test(
        word,
      ),
    );
/** The clause behind the cases begins with "we" or "I". */
function isOwnClause(tokens: readonly Token[], at: number): boolean {
  const last = tokens.findLastIndex(({ named }) => named !== undefined);
  return tokens
    .slice(at, last + 12)
    .some(({ word }, index) => word === ',' && /^(?:we|i)$/.test(tokens[at + index + 1]?.word ?? ''));
}

/** "Set aside in #": the verb that reverses. */
const setAside = (tokens: readonly Token[], at: number): Verb | undefined =>
  tokens[at]?.word === 'aside' && tokens[at - 1]?.word === 'set'
    ? { treatment: 'reversed', form: 'participle' }
    : undefined;

/** The tokens from a verb to "approval": `cited with approval`, `referred to with approval`; -1 if the case stands between; 0 without. */
function approvalAt(tokens: readonly Token[], at: number): number {
  for (let next = at + 1; next < tokens.length - 1 && next - at < 12; next += 1) {
    const { word = '', named } = tokens[next] ?? {};
    if (word === 'with' && tokens[next + 1]?.word === 'approval') return next - at <= 2 ? next + 1 - at : -1;
    if (named === undefined && !nounGlue.has(word) && !judgmentNouns.has(word) && !/^(?:[(),.]|to|on)$/.test(word))
      return 0;
  }
  return 0;
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

/** "#, which was overruled". */
const isOfOne = (tokens: readonly Token[], first: number): boolean =>
  tokens[first - 1]?.word === 'which' && /^(?:was|is|has)$/.test(tokens[first]?.word ?? '');

/** "It follows that", "it was reiterated in # that a Bill may be read": no judgment is the subject. */
const isImpersonal = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens[first - 1]?.word === 'it' && tokens.slice(last + 1).some(({ word }) => word === 'that');

/** "X, which we overrule": where "which" stands; -1 if it does not. */
const relativeBefore = (tokens: readonly Token[], first: number): number => {
  const subject = tokens[first - 1]?.word ?? '';
  return ownSubjects.has(subject) && tokens[first - 2]?.word === 'which' ? first - 2 : -1;
};

/** "The judgment in # overruled the view of Rao J.": a participle with its own object is no passive of the case before it. */
const isBareWithObject = (tokens: readonly Token[], last: number, group: VerbGroup): boolean =>
  !group.hasAuxiliary &&
  /^(?:the|its|this|that|an|a|our|such|earlier|these|those|both|his|their)$/.test(tokens[last + 1]?.word ?? '');

const counsel =
  /^(?:counsel|advocate|shri|sri|mr|mrs|smt|appellant|appellants|petitioner|petitioners|respondent|respondents|parties)$/;
/** Words of an argument or of the matter before the court. */
const argued = /^(?:attempt|sought|impugned|contention|submission|argument|arguments|submissions|contentions)$/;
const pleaded = /^(?:submitted|contended|argued|urged|submits|contends|argues|urges)$/;

const highest =
  /\b(?:this\s+court|supreme\s+court|apex\s+court|privy\s+council|house\s+of\s+lords|judicial\s+committee|(?:constitution|full|special|larger)\s+bench)/i;

/** Whether a judgment did it: a case, or a court that is not the one below; counsel have no part in the sentence. */
function isJudgmentsAct({ text, tokens }: Reader, at: number, actor: Actor['actor']): boolean {
  if (actor === undefined) return false;
  const isReliance = verbs.get(tokens[at]?.word ?? '')?.treatment === 'relied-on' && tokens[at]?.word !== 'relying';
  if (isReliance && tokens.some(({ word }) => counsel.test(word) || word === 'behalf')) return false;
  if (
    tokens
      .slice(at + 1, at + 8)
      .some(({ word }, index) => counsel.test(word) && tokens[at + 1]?.word === 'by' && index > 0)
  )
    return false;
  if (
    tokens.some(
      ({ word }, index) => pleaded.test(word) || (index < at && (argued.test(word) || isActing(tokens, index))),
    )
  )
    return false;
  if (tokens[at - 1]?.word === 'by' && tokens[at]?.word.endsWith('ing')) return false;
  const named: Partial<NamedCase> = actor;
  const words = text.plain.slice(actor.start, actor.end);
  return named.isReport ?? (highest.test(words) && !/small\s+cause/i.test(words));
}

/** "In X it was held … The Court relied on Y": the court of the case that the text is about. */
const itsCourt = /^(?:the\s+)?(?:court|bench|lordships|(?:learned\s+)?judges)$/i;
function withCaseBefore(
  { text, earlier, index, sentence }: Reader,
  by: Actor | undefined,
  cases: readonly NamedCase[],
): Actor | undefined {
  if (
    by?.actor === undefined ||
    isNamedCase(by.actor) ||
    !itsCourt.test(text.plain.slice(by.actor.start, by.actor.end))
  )
    return by;
  const at = by.actor.start;
  const last = earlier.findLast(({ named }) => named.end <= Math.min(at, sentence.start));
  if (last === undefined || index - last.sentence > CASE_BEFORE || text.isQuoted(last.named.start)) return by;
  if (cases.some((one) => text.keyOf(one) === text.keyOf(last.named))) return by;
  const between = text.plain.slice(text.sentences[last.sentence]?.start ?? 0, at);
  const isTold = ofCourt.test(between) && !ofOtherCourt.test(between) && !/[Cc]ases$/.test(nameOf(text, last.named));
  return !isTold ? by : { source: 'reported', actor: last.named };
}
const nameOf = ({ plain }: Reader['text'], { start, end }: NamedCase): string => plain.slice(start, end);

/** A judgment does not follow or overrule a later one: "that view" is then another's. Reports of one judgment differ by a year. */
function notLater(
  { text }: Reader,
  { start, end }: NonNullable<Actor['actor']>,
  cases: readonly NamedCase[],
): readonly NamedCase[] {
  const own = yearsIn(text.plain.slice(start, end));
  if (own.length === 0) return cases;
  return cases.filter((one) => {
    const years = yearsIn(nameOf(text, one));
    return years.length === 0 || Math.min(...years) <= Math.max(...own) + 1;
  });
}
const yearsIn = (words: string): number[] => (words.match(/\b(?:18|19|20)\d\d\b/g) ?? []).map(Number);

const CASE_BEFORE = 2;
const ofOtherCourt =
  /\n\n|\b(?:[Cc]ounsel|[Ss]ubmitted|[Cc]ontended|[Tt]ribunal|[Tt]rial|[Mm]agistrate|[Ii]mpugned|[Ss]ingle\s+[Jj]udge|learned\s+[Jj]udge|relied)\b|(?<!of\s)\b[Tt]he\s+High\s+Court/;
/** The case is told: "In X this Court held". */
const ofCourt = /\b(?:[Cc]ourt|[Bb]ench|Lordships|Council)\b/;

/** Counsel or a party as a subject; not "relied upon by Mr. Rao". */
const isActing = (tokens: readonly Token[], at: number): boolean =>
  counsel.test(tokens[at]?.word ?? '') && !isObject(tokens, at);

/** "That decision was followed in #": only a case that is named did it. */
const isNamedCase = (actor: Actor['actor']): boolean => actor !== undefined && 'isReport' in actor;

/** "The High Court rightly followed #": the court goes with it. */
const isRightly = (tokens: readonly Token[], first: number, at: number): boolean =>
  tokens.slice(first, at).some(({ word }) => /^(?:rightly|correctly|properly|aptly)$/.test(word)) &&
  // "(vii) The High Court rightly followed #": a point of counsel's. "The question is whether # was correctly applied."
  tokens[0]?.word !== '(' &&
  !tokens.slice(0, at).some(({ word }) => /^(?:whether|question|if)$/.test(word));
const endorsed: ReadonlySet<Treatment> = new Set(['followed', 'relied-on', 'distinguished']);

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
  // "# has taken a similar view dissenting from #".
  if (
    verb.treatment !== 'overruled' &&
    verb.treatment !== 'doubted' &&
    /^(?:view|decision|judgment|ruling|held|again)$/.test(before)
  )
    return true;
  return (
    /^(?:,|\.|;|while|thereby|expressly|impliedly|\)|specifically|and|hesitation|by|court|bench|#|:|“|")$/.test(
      before,
    ) ||
    (before === 'in' && /^(?:hesitation|right|justified|,|)$/.test(tokens[group.first - 2]?.word ?? ''))
  );
}

const doing = new Set('constrained compelled obliged proceed proceeded hesitation bound chose went'.split(' '));
