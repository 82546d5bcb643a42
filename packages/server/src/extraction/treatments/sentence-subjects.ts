import { lastMatch } from './last-match.js';

/** Words for the writing court and its opinion. */
const own =
  '[Ww]e|I(?=\\s+[a-z])|(?<!\\bin\\s)(?:[Oo]ur|[Mm]y)\\s+(?:own\\s+)?(?:view|opinion|conclusion|decision|interpretation|reading)|' +
  '[Tt]his\\s+(?:view|conclusion|interpretation|construction|position)|(?:taken|expressed)\\s+by\\s+us';
/** Words for everyone else, so that the last subject before a verb is known. */
const other =
  'courts?|bench(?:es)?|tribunals?|judges?|magistrates?|commission(?:er)?|officer|authorit(?:y|ies)|board|committee|council|company|' +
  'government|state|legislature|parliament|lordships?|honours?|he|she|they|who|which|counsel|advocates?|mr|shri|sri|smt|ms|mrs|dr|' +
  'it(?!\\s+(?:right|proper|fit|necessary|unnecessary|appropriate|desirable)\\b)|' +
  'appellants?|petitioners?|respondents?|plaintiffs?|defendants?|assessees?|accused|prosecution|revenue|department|management|workm[ae]n|' +
  'decisions?|judge?ments?|rulings?|case|cases|authors?|parties|party|[A-Z][a-z]+,?\\s+(?:C\\.?\\s?)?J\\.|JJ?\\.|C\\.J\\.';
const anySubject = new RegExp(`\\b(?:(${own})|(${other}))(?![A-Za-z])`, 'gi');

/** A subject of a sentence. */
export interface SentenceSubject {
  readonly word: string;
  readonly at: number;
  /** True for the writing court. */
  readonly isOwn: boolean;
}

/** Returns the last word that can be the subject of what follows a text. */
export const lastSubject = (text: string): SentenceSubject | undefined => subjectOf(lastMatch(anySubject, text));

/** Returns the first word that can be a subject. */
export function firstSubject(text: string): SentenceSubject | undefined {
  anySubject.lastIndex = 0;
  const match = anySubject.exec(text);
  anySubject.lastIndex = 0;
  return subjectOf(match ?? undefined);
}

function subjectOf(match: RegExpMatchArray | undefined): SentenceSubject | undefined {
  return match && { word: match[0], at: match.index ?? 0, isOwn: match[1] !== undefined && match[1] !== 'i' };
}

/** Words after which a sentence gives what its subject says. */
const saying =
  /\b(?:h[eo]ld(?:s|ing)?|observ(?:ed|es|ing)|stat(?:ed|es|ing)|said|says|saying|opined|noticed|noted|pointed\s+out|found|felt|considered|concluded|contended|contends|submitted|submits|argued|argues|urged|urges|thought|opinion|view|ruled|reasoned|explained|clarified|reiterated|emphasi[sz]ed|submissions?|contentions?|arguments?|plea|ground)\b[^;]{0,200}\bthat\b/gi;
/** "…, in which a Bench held that …, and": the clause is over. */
const clauseBehind = /,\s*in\s+which\b[^;]*,\s*and\s+$/i;

/** "The contention fails, because we are satisfied that": the court's opinion follows. */
const ownOpinion =
  /\b(?:[Ww]e|I)\s[^,;]{0,40}\b(?:satisfied|think|hold|find|feel|consider|convinced|opinion|view)\b[^,;]{0,30}\bthat\b[^;]{0,120}$/;

/** Returns whether a text ends in what someone other than the court says: "The Bench held that". */
export function isSaidByOther(text: string): boolean {
  const lead = text.replace(clauseBehind, ', and ');
  const said = lastMatch(saying, lead);
  if (said !== undefined && ownOpinion.test(lead.slice(said.index))) return false;
  if (said === undefined || lastSubject(lead.slice(said.index))?.isOwn) return false;
  const speaker = lastSubject(lead.slice(0, said.index));
  return speaker === undefined ? !/\b(?:our|my)\b/i.test(lead) : !speaker.isOwn;
}
