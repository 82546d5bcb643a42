import { lastMatch } from './last-match.js';

/** Who treats a case in a sentence: counsel, a court below, or the writing court. */
export type Agent = 'counsel' | 'below' | 'court';

const counsel =
  `(?:learned\\s+|ld\\.?\\s+)?(?:senior\\s+|additional\\s+|addl\\.\\s+)?(?:counsel|advocate|attorney[-\\s]general|solicitor[-\\s]general|advocate[-\\s]general)|` +
  `(?:Mr|Mrs|Ms|Dr|Smt|Shri|Sri|Messrs)\\b\\.?|on\\s+behalf\\s+of\\s+the|(?:the\\s+)?(?:petitioners?|appellants?|respondents?|plaintiffs?|defendants?|complainants?|assessees?)(?!['’])|contended|submitted|urged|argued|canvassed|contention|submission|argument|submits|contends|urges|argues`;
const below =
  'High\\s+Court|impugned\\s+(?:judge?ment|order|decision)|Tribunal|trial\\s+(?:court|judge)|learned\\s+(?:single\\s+)?judges?|sessions\\s+judge|appellate\\s+court|district\\s+judge|labour\\s+court|industrial\\s+court|judicial\\s+commissioner|lower\\s+courts?|courts?\\s+below|legislature|parliament|amend(?:ment|ing)\\s+act';
const court =
  'we|this\\s+court|our(?!\\s+attention)|us|supreme\\s+court|I|me|my|it\\s+(?:was|has\\s+been)\\s+(?:held|observed)|privy\\s+council|their\\s+lordships|(?:in|to)\\s+th(?:is|at)\\s+case|J\\.|JJ\\.|C\\.J\\.';

const anyAgent = new RegExp(`\\b(?:(${counsel})|(${below})|(${court}))(?![a-z])`, 'gi');
const person = `(?:counsel|advocates?|(?:attorney|solicitor|advocate)[-\\s]general|(?:Mr|Mrs|Ms|Dr|Smt|Shri|Sri|Messrs)\\b\\.?|petitioners?(?!['’])|appellants?(?!['’])|respondents?(?!['’])|plaintiffs?(?!['’])|defendants?(?!['’])|assessees?(?!['’]))`;
/** Verbs of speech with counsel as the subject: "counsel said", "Mr. Rao invited us to". */
const saying =
  '(?:says?|said|suggest(?:s|ed)?|stat(?:es|ed)|maintain(?:s|ed)|claim(?:s|ed)|assert(?:s|ed)|insist(?:s|ed)|pray(?:s|ed)|point(?:s|ed)\\s+out|rais(?:es|ed)|(?:invit|ask|press|request|want|call)(?:es?|s|ed)\\s+(?:up)?(?:on\\s+)?(?:us|this\\s+court|the\\s+court)|(?:was|is|were|are)\\s+(?:under\\s+the\\s+impression|of\\s+the\\s+view)|explain(?:s|ed)|dissent(?:s|ed)|disput(?:es|ed)|refut(?:es|ed)|(?:[a-z]+ly\\s+)?relied[^;]{0,80}\\sto\\s+(?:state|say|show|contend|urge|submit|argue))';
/** Words before the words of treatment that attribute the sentence to counsel. */
const speech = new RegExp(
  `\\b(?:(?:we|this\\s+court)\\s+(?:was|were|are)\\s+told|(?:case|stand|stance|grievance|plea|version)\\s+(?:of|on\\s+behalf\\s+of)\\s+(?:the\\s+)?(?:${person}|state|union|prosecution|defen[cs]e|revenue|department|management|writ)\\b[^;.]{0,60}?\\b(?:is|was|has\\s+been|had\\s+been)\\s+that|it\\s+(?:is|was)\\s+(?:also\\s+|further\\s+)?the\\s+(?:case|stand|plea|grievance)\\s+(?:of|on\\s+behalf\\s+of)\\s+(?:the\\s+)?${person}|it\\s+(?:is|was|has\\s+been)\\s+(?:also\\s+|further\\s+|then\\s+|next\\s+)?(?:pleaded|averred|asserted|claimed|maintained)|contended|submitted|urged|argued|canvassed|it\\s+(?:is|was)\\s+(?:[a-z]{1,9},?\\s+)?(?:said|suggested)(?:,\\s+[a-z]{1,12},)?\\s+that|contentions?|submissions?|arguments?|submits?|contends?|urges?|argues?|plea|pleaded|prayers?|implored|alleged|alleges|cited\\s+to\\s+(?:show|contend|submit)|(?:points?|attempts?)\\s+(?:was\\s+|were\\s+|is\\s+)?(?:no\\s+doubt\\s+)?(?:made|raised|taken)\\s+by\\s+(?:the\\s+)?(?:learned\\s+)?(?:senior\\s+)?${person}|` +
    `according\\W{1,3}to\\W{1,3}(?:him\\b|them\\b|(?:the\\s+)?(?:learned\\s+|ld\\.?\\s+)?(?:senior\\s+)?${person})|` +
    `${person}[^;]{0,120}?\\b${saying}|(?:said|suggested|stated|maintained|claimed|pointed\\s+out)\\s+(?:by|for|on\\s+behalf\\s+of)\\s+(?:the\\s+)?(?:learned\\s+|ld\\.?\\s+)?(?:senior\\s+)?${person}|` +
    `(?:we|this\\s+court)\\s+(?:were|was|are|is|have\\s+been|has\\s+been)\\s+(?:[a-z]{1,14}ly\\s+)?(?:invited|asked|urged|requested|pressed|called\\s+upon)\\s+to)(?![a-z])`,
  'gi',
);
/** Words by which the court answers in the same sentence. "That we should …" is still counsel's. */
const answer =
  /;|\bconcerned,|\b(?:but|however|our\s+(?:opinion|view|judgment)|cannot\s+be\s+accepted|is\s+clearly|in\s+reply)\b|(?<!\bthat\s+)\b(?:[Ww]e|I)\b(?!\s+(?:should|ought|may|might|must|were|are\s+bound))/;
const byAgent = new RegExp(
  `^[\\s,]*(?:[a-z]{1,14}ly\\s+)?by\\s+(?:the\\s+)?(?:(${counsel})|(${below})|(${court}))`,
  'i',
);
/** "The High Court was of the view that …": the following words are not this court's. */
const saidBelow = new RegExp(
  `\\b(?:${below})\\b[^.;]{0,160}\\b(?:held|holding|view|opinion|observed|felt|found|thought|hold|said|saying)\\b[^.;]{0,20}\\bthat\\b(?![^]*\\b(?:we|but|however)\\b)`,
  'i',
);
/** "The reasons to hold that X was …", "the easy course of saying that": not the opinion of the writing court. */
const reported =
  /\b(?:reasons?|grounds?|course|tantamount|amounts?|while|by|impugned)\b[^.;]{0,80}\b(?:to\s+hold|to\s+say|saying|holding)(?:\s+that\b|\s*$)(?![^]*\b(?:we|but|however)\b)/i;

/** Questions and conditions, which are not statements about a case. */
const asked =
  /\b(?:whether|if|unless|until|assuming|even\s+supposing|no\s+(?:material|reason|ground|case|warrant)\b[^;:]{0,80}\bthat)\s+[^;:]{0,240}$/i;
const stated = /\b(?:we|I)\s+[^,;]{0,60}$|,\s+(?:it|then|we|I|they|the\s+(?:decision|case|judgment|view))\s/;

/** Returns whether the words before a verdict only report or question it: "whether X was wrongly decided". */
export function isNoVerdict(before: string): boolean {
  if (reported.test(before)) return true;
  const question = asked.exec(before.replace(/\s+/g, ' '));
  return question !== null && !stated.test(question[0]);
}

/** Reliance without a name is counsel's, because courts name themselves. */
const impersonal = /^(?:reliance\s+(?:is|was|has|being)(?!\s+(?:rightly|properly|correctly|aptly)\b)|relied)/i;

/** "The question is covered by X", "the tenant may leave, as held in X": no person acts. */
const isSubjectOf = /^(?:as\s|covered|governed|concluded|controlled|(?:well[-\s]*)?settled)\b/i;

/** Characters after a cue that may name its agent: `relied upon by …`. */
const BEHIND = 60;

export interface CuePlace {
  /** The sentence up to the cue. */
  readonly before: string;
  readonly cue: string;
  /** The sentence from the end of the cue. */
  readonly after: string;
  /** The sentence from the end of the case. */
  readonly behindCase: string;
  /** True if the words open the sentence. */
  readonly isOpening: boolean;
  /** True if the case is before the cue. */
  readonly isPassive: boolean;
}

/** Returns who treats the case with these words. */
export function agentOf({ before, cue, after, behindCase, isOpening, isPassive }: CuePlace): Agent {
  if (isSpeechOfCounsel(before)) return 'counsel';
  const named = byAgent.exec(after.slice(0, BEHIND)) ?? byAgent.exec(/\sby\s.*/.exec(cue)?.[0] ?? '');
  if (named) return agentAt(named);
  if (/\b(?:attempt(?:ed|s)?|sought|tried|endeavou?red|seeks?|wants?|wanted)\s+(?:[a-z]+\s+){0,3}$/i.test(before))
    return 'counsel';
  if (isPassive || isSubjectOf.test(cue)) return saidBelow.test(before) ? 'below' : 'court';
  const subject = lastAgent(before);
  if (subject) return subject;
  if (isOpening && /ing\b/i.test(cue)) return firstAgent(behindCase) ?? 'court';
  return impersonal.test(cue) ? 'counsel' : 'court';
}

/** Returns who speaks if a case is only mentioned. */
export function speakerAt(before: string, after: string): 'court' | 'counsel' {
  const named = byAgent.exec(after.slice(0, BEHIND));
  const agent = named ? agentAt(named) : lastAgent(before);
  return agent === 'counsel' || isSpeechOfCounsel(before) ? 'counsel' : 'court';
}

/** "The point made by Mr. Sen is concluded by X": the point is the subject, and the court disposes of it. */
const disposed =
  /\b(?:points?|contentions?|questions?|submissions?|arguments?|pleas?|objections?)\b(?![^,;]*\bthat\b)[^,;]{0,90}\s(?:is|are|stands?)\s+(?:(?!on\b|based\b)[a-z]+\s+){0,2}$/i;

function isSpeechOfCounsel(before: string): boolean {
  if (disposed.test(before)) return false;
  const said = lastMatch(speech, before);
  return said !== undefined && !answer.test(before.slice(said.index + said[0].length));
}

function agentAt(match: RegExpMatchArray): Agent {
  if (match[1] !== undefined) return 'counsel';
  return match[2] === undefined ? 'court' : 'below';
}

function lastAgent(text: string): Agent | undefined {
  const match = lastMatch(anyAgent, text);
  return match && agentAt(match);
}

function firstAgent(text: string): Agent | undefined {
  anyAgent.lastIndex = 0;
  const match = anyAgent.exec(text);
  anyAgent.lastIndex = 0;
  return match ? agentAt(match) : undefined;
}
