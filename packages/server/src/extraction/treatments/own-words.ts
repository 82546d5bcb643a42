import type { Treatment } from '@headnote/core/contract';
import { lastMatch } from './last-match.js';

/** Words of treatment in their sentence, with blanks for the cases. */
export interface Statement {
  readonly treatment: Treatment;
  /** The side of the words on which the case is. */
  readonly side: 'before' | 'after';
  /** A participle without an auxiliary: `X, followed.` */
  readonly isBare: boolean;
  /** The sentence before the words of treatment and the case, whichever is first. */
  readonly lead: string;
  /** Between the two. */
  readonly gap: string;
  readonly words: string;
  /** The sentence after both. */
  readonly tail: string;
}

/**
 * Returns whether a sentence states a treatment as the writing court's own. What another judgment did with the case is only
 * reported, except that it was overruled, reversed or doubted: that says how the case stands today.
 */
export function isOwnWord(statement: Statement): boolean {
  const { treatment, side } = statement;
  if (isHedged(statement)) return false;
  if (standing.includes(treatment)) return true;
  return side === 'after' ? isOwnAct(statement) : isOwnVerdict(statement);
}

const standing: readonly Treatment[] = ['overruled', 'reversed', 'doubted'];

/** "X may be distinguishable", "if we follow X", "is X binding?" */
function isHedged({ treatment, lead, gap, words, side, tail }: Statement): boolean {
  const before = side === 'before' ? `${lead} ${gap}` : lead;
  if (/\?\s*$/.test(tail) || /\b(?:may|might)\s+be\s+(?:true|said|urged)\b/i.test(before)) return true;
  if (mayBe.test(before)) return !/^(?:rel|support)/i.test(words);
  return !standing.includes(treatment) && condition.test(before) && !/,\s+(?:we|I)\s[^,]*$/.test(before);
}

const mayBe = /\b(?:may|might|could|should\s+have|would\s+have|ought\s+to\s+have)\s+(?:[a-z]+\s+){0,4}$/i;
const condition = /\b(?:whether|if|unless|supposing|assuming|why)\b[^.;]{0,160}$/i;

/** A subject: the court itself, or anyone else. Lists both, so that the last one before a verb is known. */
const others =
  'courts?|bench(?:es)?|tribunals?|judges?|magistrates?|commission(?:er)?|officer|authorit(?:y|ies)|board|committee|council|company|' +
  'government|state|legislature|parliament|lordships?|honours?|he|she|they|it(?!\\s+(?:right|proper|fit|necessary|unnecessary|appropriate|desirable)\\b)|who|which|counsel|advocates?|mr|shri|sri|smt|ms|mrs|dr|' +
  'appellants?|petitioners?|respondents?|plaintiffs?|defendants?|assessees?|accused|prosecution|revenue|department|management|workm[ae]n|' +
  'decisions?|judge?ments?|rulings?|case|cases|authors?|parties|party';
const subject = new RegExp(
  `\\b(?:([Ww]e|I(?=\\s+[a-z])|(?:[Oo]ur|[Mm]y)\\s+(?:own\\s+)?(?:view|opinion|conclusion|decision|interpretation|reading)|[Tt]his\\s+(?:view|conclusion|interpretation|construction|position)|(?:taken|expressed)\\s+by\\s+us)|(${others}|[A-Z][a-z]+,?\\s+(?:C\\.?\\s?)?J\\.|JJ?\\.|C\\.J\\.))(?![A-Za-z])`,
  'gi',
);
const isOwnSubject = (match: RegExpMatchArray | undefined): boolean =>
  match?.[1] !== undefined && !/^i$/.test(match[1]);

/** Verbs after which a sentence gives the words of its subject. */
const saying =
  /\b(?:h[eo]ld(?:s|ing)?|observ(?:ed|es|ing)|stat(?:ed|es|ing)|said|says|saying|opined|noticed|noted|pointed\s+out|found|felt|considered|concluded|contended|contends|submitted|submits|argued|argues|urged|urges|thought|opinion|view|ruled|reasoned|submissions?|contentions?|arguments?|plea|ground)\b[^;]{0,200}\bthat\b/gi;

/** "The Bench held that X is not applicable": not the writing court's words. */
function isSaidByOther(sentence: string): boolean {
  const lead = sentence.replace(/,\s*in\s+which\b[^]*,\s*and\s+$/i, ', and ');
  const said = lastMatch(saying, lead);
  if (said === undefined) return false;
  if (isOwnSubject(lastMatch(subject, lead.slice(said.index)))) return false;
  const speaker = lastMatch(subject, lead.slice(0, said.index));
  return speaker === undefined ? !/\b(?:our|my)\b/i.test(lead) : !isOwnSubject(speaker);
}

/** "is squarely covered by X": the matter before the court is the subject. */
const covered = /^(?:covered|governed|concluded|settled|controlled|well)/i;
const isNow = /\b(?:is|are|stands?|now|being)\s+(?:(?:also|now|thus|therefore|fully|well|[a-z]{1,14}ly),?\s+){0,3}$/i;
const asHeld = /^as\s/i;
/** "The present case falls within the rule of X." */
const falls = /^(?:falls?|comes?)\s/i;
const present =
  /\b(?:(?:[Tt]h(?:e|is)|present|instant)\s+(?:case|matter|appeal|petition|question|point)|facts)\b[^;:]{0,60}$/;
/** The end of a sentence that only announces a quotation. */
const announces = /:[\s—–"“-]*$/;
/** "Relying on that paragraph, a Bench in X …": X is not relied on. */
const otherActs =
  /\bin\s+which\b|,\s*(?:an?|the|this|another|two|three)\s[^,]*\b(?:court|bench|tribunal|judges?)(?![a-z])/i;
/** What may stand before "Following X" at the beginning of a sentence. */
const opening =
  /^[\s\d.)(]*(?:(?:in\s+the\s+result|therefore|accordingly|hence|thus|so|and|by|respectfully|consequently|for\s+these\s+reasons)[\s,]+)*$/i;

/** "We follow X", "following X, we …", "the question is covered by X", "as held in X, …". */
function isOwnAct({ lead, words, tail, gap }: Statement): boolean {
  if (otherActs.test(gap)) return false;
  if (covered.test(words)) return isNow.test(`${lead.slice(-60)}`) && !isSaidByOther(lead);
  if (falls.test(words)) return present.test(lead) && !isSaidByOther(lead);
  const before = lastMatch(subject, lead);
  if (asHeld.test(words))
    return (
      !announces.test(tail) &&
      !isSaidByOther(lead) &&
      (before === undefined || isOwnSubject(before) || !saysLater(lead, before))
    );
  if (before !== undefined && !/^(?:[Ii]t|our)$/.test(before[0]))
    return isOwnSubject(before) && !/[;:]/.test(lead.slice(before.index));
  if (/ing\b/i.test(words) && opening.test(lead)) return isOwnClause(tail);
  return isImpersonal(lead, words);
}

/** "Reliance may be placed on X", "the proposition is supported by X", "it is necessary to clarify X". */
function isImpersonal(lead: string, words: string): boolean {
  if (/^(?:supported|fortified|strengthened|reinforced|buttressed)/i.test(words))
    return /\b(?:proposition|view|conclusion|position|principle)\s+(?:is|stands)\s+(?:[a-z]+\s+)?$/i.test(lead);
  if (/^(?:correctly|rightly)/i.test(words)) return /\bin\s+our\s+(?:judgment|opinion|view)\b/i.test(lead);
  return (
    /^(?:reliance\s+(?:(?:may|can)|(?:is|was|has\s+been)\s+(?:also\s+)?(?:rightly|properly|correctly|aptly))\b|support\s+for)/i.test(
      words,
    ) || /\bit\s+(?:is|becomes)\s+(?:[a-z]+ly\s+)?(?:necessary|proper|right|appropriate)\s+to\s+$/i.test(lead)
  );
}

/** A subject that acts before "as held in X" is not the court. */
const saysLater = (lead: string, { index }: RegExpMatchArray): boolean =>
  /\b(?:h[eo]ld|observed|said|stated|rel(?:y|ied)|contend|submit|argu|urg)/i.test(lead.slice(index ?? 0));

/** The main clause after "Following X,": the court's, or without a subject that acts. */
function isOwnClause(tail: string): boolean {
  const clause = tail.replace(/^[^,]*,/, '');
  if (
    /^\s*(?:there\s+can\s+be|it\s+(?:must|has\s+to|is|should|can|follows)|the\s+(?:present\s+)?(?:appeal|petition)s?\s)/i.test(
      clause,
    )
  )
    return true;
  subject.lastIndex = 0;
  const first = subject.exec(clause);
  subject.lastIndex = 0;
  return first === null || isOwnSubject(first);
}

const nounPhrase = new Set(
  (
    'the this that these those said aforesaid above abovesaid earlier recent latter former both two three other others also even same second first third next last none neither all each any no ' +
    'decision decisions judgment judgments judgement ruling rulings case cases ratio decidendi rule rules law principle principles dictum dicta proposition propositions view views observation observations fact facts authority authorities reasoning test tests guidelines ' +
    'of in by on upon from to at and or as so far supra reported rendered made given passed taken expressed laid down enunciated stated contained involved relied cited referred placed reliance decided pronounced delivered ' +
    'court supreme constitution bench full division apex privy council federal house lords hon’ble learned ld senior counsel advocate mr shri point what has been had said held observed aforementioned abovementioned involved appellant appellants petitioner petitioners respondent respondents state for behalf ' +
    'our my opinion judgment such cannot'
  ).split(' '),
);
/** Where a clause begins. */
const clauseStart =
  /.*(?:[,;:()–—]|\.\s|\b(?:that|and|but|therefore|however|thus|hence|because|since|while|think|opinion|view|consider)\b)/is;
const fillers = new Set(
  (
    'is are was were be been has have had does do did will would can also too therefore thus hence however itself themselves case cases decision decisions judgment judgments supra and so in our my opinion view judgment the of this court at all on facts accordingly again now clearly here on its own ratio ' +
    'cannot not only must should either now as such both same said concerned facts quite very'
  ).split(' '),
);

const wordsOf = (text: string): readonly string[] => text.replace(/['’]s?\b/g, '').match(/[A-Za-z]+/g) ?? [];
const isFiller = (word: string): boolean => fillers.has(word.toLowerCase()) || word.endsWith('ly');
/** A name, or a word for the case: not the title of an act. */
const isOfCase = (word: string): boolean =>
  nounPhrase.has(word.toLowerCase()) || word.endsWith('ly') || (/^[A-Z]/.test(word) && !ofActs.test(word));
const ofActs =
  /^(?:Sections?|Articles?|Acts?|Rules?|Orders?|Regulations?|Clauses?|Notifications?|Code|Constitution|Parliament|Legislature|Schedule|Entry|Chapter|Part|Exhibit|Ext|Statute|Bye)$/;

/** "The High Court in X" is not the case. */
const courtAlone = /^\s*(?:The|the)?\s*(?:learned\s+)?(?:High\s+Court|Tribunal|Court|Bench|Judges?)\b/;

/** "X is distinguishable": the case, its ratio or its view is the subject of the verdict. */
function isOwnVerdict({ lead, gap, words, tail, isBare, treatment }: Statement): boolean {
  if (isSaidByOther(lead)) return false;
  if (/\b(?:we|I|our)\b/.test(words)) return true;
  if (/^relied/i.test(words) && !isBare) return false;
  if (isParticiple.test(words) && (isByOther(tail) || !isPresent(gap, isBare, tail))) return false;
  if (treatment === 'relied-on' && /\bcontention|\bsubmission|\bargument/i.test(tail.slice(0, 60))) return false;
  const phrase = lead.slice(clauseStart.exec(lead)?.[0].length ?? 0);
  const isSubject = wordsOf(phrase).every(isOfCase) && !courtAlone.test(phrase);
  return isSubject && wordsOf(withoutAside(gap)).every(isFiller);
}

/** ", on which counsel relied," between a case and its verdict. */
const aside = /,\s*(?:which|on\s+which|upon\s+which|relied|cited|referred|in\s+which|where|wherein)\b[^,;]*,/i;
/** The same without commas: "relied upon by learned counsel". */
const cited =
  /^[\s,)\]]*(?:[a-z]+ly\s+)?(?:(?:up)?on\s+which|whereupon|relied\s+(?:up)?on|cited|referred\s+to|pressed\s+into\s+service|placed)\b[^,;.]{0,120}?,?\s(?=(?:is|are|has|have|does|do|can|cannot|was|were|did|will|would|also|too|really|clearly|hardly)\b)/i;
const withoutAside = (gap: string): string => gap.replace(aside, ' ').replace(cited, ' ');

const isParticiple =
  /^(?:distinguished|explained|clarified|approved|affirmed|re-?affirmed|endorsed|upheld|confirmed|accepted|followed|applied|reiterated|adopted|relied(?:\s+(?:up)?on)?|not\s+followed|(?:dissented|differed|departed)\s+from)$/i;

/** "is followed", "has been followed"; "was followed" tells what another judgment did. */
function isPresent(gap: string, isBare: boolean, tail: string): boolean {
  if (isBare) return /^\s*(?:[.;)]|$)/.test(tail);
  return (
    /\b(?:is|are|stands?|be)\s+(?:[a-z]+\s+){0,2}$/i.test(gap) || /\b(?:has|have)\s+been\s+(?:[a-z]+ly\s+)?$/i.test(gap)
  );
}

/** "X has been followed in Y", "by the High Court". */
function isByOther(tail: string): boolean {
  return /^\s*(?:(?:up)?on\s+)?(?:[a-z]{1,14}ly\s+|again\s+|also\s+|with\s+approval\s+)?(?:by|in)\b(?!\s+(?:us\b|me\b|th(?:e\s+present|is)\s+case|our\b|so\s+far))/i.test(
    tail,
  );
}
