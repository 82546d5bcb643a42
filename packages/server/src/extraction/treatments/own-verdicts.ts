import { isSaidByOther } from './sentence-subjects.js';
import type { Statement } from './statement.js';

const wordList = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The words of a phrase that names a case, its ratio or its view. */
const nounPhrase = wordList(
  'the this that these those said aforesaid above abovesaid earlier recent latter former both two three other others also even same second first third next last none neither all each any no ' +
    'decision decisions judgment judgments judgement ruling rulings case cases ratio decidendi rule rules law principle principles dictum dicta proposition propositions view views observation observations fact facts authority authorities reasoning test tests guidelines ' +
    'of in by on upon from to at and or as so far supra reported rendered made given passed taken expressed laid down enunciated stated contained involved relied cited referred placed reliance decided pronounced delivered ' +
    'court supreme constitution bench full division apex privy council federal house lords learned ld senior counsel advocate mr shri appellant appellants petitioner petitioners respondent respondents state for behalf ' +
    'our my opinion such point what has been had held observed aforementioned abovementioned now referring coming turning regarding regards concerned present instant reiterated reasons applicability circumstances factual situation scenario matrix',
);
/** Words between a case and the verdict on it. */
const fillers = wordList(
  'is are was were be been has have had does do did will would can cannot must should also too therefore thus hence however itself themselves ' +
    'case cases decision decisions judgment judgments ratio supra and so in our my opinion view the of this court at all on facts accordingly again now clearly here its own not only either as such both same said concerned quite very question too therein considered to circumstances under consideration would shall consequently respectfully',
);
/** Titles of provisions and of other things than cases. */
const ofActs =
  /^(?:Sections?|Articles?|Acts?|Rules?|Orders?|Regulations?|Clauses?|Notifications?|Code|Constitution|Parliament|Legislature|Schedule|Entry|Chapter|Part|Exhibit|Ext|Statute|Bye)$/;
/** "The High Court in X" is not the case. */
const courtAlone = /^\s*(?:The|the)?\s*(?:learned\s+)?(?:High\s+Court|Tribunal|Court|Bench|Judges?)\b/;
/** Where a clause begins. */
const clauseStart =
  /.*(?:[,;:()–—]|\.\s|\b(?:that|and|but|therefore|however|thus|hence|because|since|while|think|opinion|view|consider)\b)/is;

/** "What was said about promotion in X". */
const whatWasSaid =
  /^[\s\d.]*What\s+(?:was|is|has\s+been|had\s+been)\s+(?:said|held|observed|stated|laid\s+down|decided)\b.*$/s;

/** "X is distinguishable": the case, its ratio or its view is the subject of the court's verdict. */
export function isOwnVerdict(statement: Statement): boolean {
  const { lead, gap, words } = statement;
  if (isSaidByOther(lead)) return false;
  if (/\b(?:we|I|our)\b/.test(words)) return true;
  if (isReported(statement) || isOfAnother(statement) || distinguishedBy.test(lead)) return false;
  const clause = lead.slice(clauseStart.exec(lead)?.[0].length ?? 0).replace(/\bis\s*$/, '');
  const phrase = clause.replace(whatWasSaid, ' ');
  return wordsOf(phrase).every(isOfCase) && !courtAlone.test(phrase) && wordsOf(withoutAside(gap)).every(isFiller);
}

const wordsOf = (text: string): readonly string[] => text.replace(/['’]s?\b/g, '').match(/[A-Za-z]+/g) ?? [];

const isFiller = (word: string): boolean => fillers.has(word.toLowerCase()) || word.endsWith('ly');

function isOfCase(word: string): boolean {
  return nounPhrase.has(word.toLowerCase()) || word.endsWith('ly') || (/^[A-Z]/.test(word) && !ofActs.test(word));
}

const counsel =
  '(?:[a-z]+ly\\s+)?(?:(?:up)?on\\s+which|whereupon|relied\\s+(?:up)?on|cited|referred\\s+to|to\\s+which\\s+reference\\s+(?:is|was|has\\s+been)\\s+made|pressed\\s+into\\s+service|placed)';
/** ", on which counsel relied," between a case and its verdict. */
const aside = new RegExp(`,\\s*(?:which|in\\s+which|where|wherein|${counsel})\\b[^,;]*,`, 'i');
/** The same without commas: "relied upon by learned counsel". */
const plainAside = new RegExp(
  `^[\\s,.)\\]]*${counsel}\\b[^,;]{0,120}?,?\\s(?=(?:is|are|has|have|does|do|can|cannot|was|were|did|will|would|also|too|really|clearly|hardly)\\b|$)`,
  'i',
);
/** "on which reliance has been placed by counsel". */
const reliedAside =
  /^[\s,.)\]]*(?:up)?on\s+which,?\s+(?:[a-z]+\s+){0,3}reliance\s+(?:is|was|has\s+been|had\s+been)\s+(?:[a-z]+\s+)?placed\b[^,;]{0,160}?,?\s(?=(?:is|are|has|have|does|do|can|cannot|was|were|did|will|would)\b|$)/i;
const withoutAside = (gap: string): string =>
  gap.replace(aside, ' ').replace(reliedAside, ' ').replace(plainAside, ' ');

/** "The Bench distinguished X as having no application." */
const distinguishedBy = /\b(?:[Bb]ench|[Cc]ourts?|[Tt]ribunal|[Jj]udges?)\s+(?:[a-z]+\s+)?distinguished\b/;
const participle =
  /^(?:distinguished|explained|clarified|approved|affirmed|re-?affirmed|endorsed|followed|applied|reiterated|adopted|relied(?:\s+(?:up)?on)?|not\s+followed|(?:dissented|differed|departed)\s+from)$/i;
/** "X has been followed in Y", "by the High Court". */
const byOther =
  /^\s*,?\s*(?:(?:up)?on\s+)?(?:[a-z]{1,14}ly\s+|again\s+|also\s+|with\s+approval\s+)?(?:by|in|where)\b(?!\s+(?:us\b|me\b|th(?:e\s+present|is)\s+case|our\b|so\s+far))/i;
const now = /\b(?:(?:is|are|stands?|be)\s+(?:[a-z]+\s+){0,2}|(?:has|have)\s+been\s+(?:[a-z]+ly\s+)?)$/i;

/** "X was followed" and "X has been followed in Y" tell what another judgment did; "X is relied upon" what counsel does. */
function isReported({ words, lead, tail, gap, isBare }: Statement): boolean {
  if (/^relied/i.test(words) && !isBare) return true;
  if (!participle.test(words)) return false;
  if (
    /\b(?:held|decided|observed)\s+by\b|\bin\s+(?:the\s+(?:next|last|second|other|later)|another)\s+case\b/i.test(lead)
  )
    return true;
  if (/^distinguished$/i.test(words) && /\bha(?:s|ve)\s+been\s+(?:[a-z]+ly\s+)?$/i.test(gap)) return true;
  return byOther.test(tail) || !(isBare ? /^\s*(?:[.;)]|$)/.test(tail) : now.test(gap));
}

const here =
  /^\s*(?:[.;,]|$|with\b|(?:to|in)\s+(?:the\s+)?(?:present|instant|facts|this|case\s+(?:at|in)\s+hand)|here\b|on\s+all)|^[^,;]{0,60}\b(?:in|to|of)\s+(?:the\s+)?(?:present|instant)\s+(?:case|appeal|matter)/i;

/** "Binding on him": between the parties. */
const onParty =
  /^\s*(?:up)?on\s+(?:him|her|them|it|the\s+(?:parties|appellants?|petitioners?|respondents?|plaintiffs?|defendants?))\b/i;

/** "X is applicable where a dispute is civil" explains X; "X supports the contention" says what it is worth to counsel. */
function isOfAnother({ treatment, words, tail }: Statement): boolean {
  if (/point$/i.test(words) && /^[\s,]*but\b/i.test(tail)) return true;
  if (/apposite$/i.test(words) && /:\s*["“]?\s*$|^[\s,]*:/.test(tail)) return true;
  if (/binding$/i.test(words) && onParty.test(tail)) return true;
  if (treatment === 'followed' && /(?:applicable|attracted)$/i.test(words)) return !here.test(tail);
  return treatment === 'relied-on' && /\bcontention|\bsubmission|\bargument/i.test(tail.slice(0, 60));
}
