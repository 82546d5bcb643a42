import { firstSubject, isSaidByOther, lastSubject, type SentenceSubject } from './sentence-subjects.js';
import type { Statement } from './statement.js';

/** "is squarely covered by X": the matter before the court is the subject. */
const covered = /^(?:covered|governed|concluded|settled|controlled|well)/i;
const isNow = /\b(?:is|are|stands?|now|being)\s+(?:(?:also|now|thus|therefore|fully|well|[a-z]{1,14}ly),?\s+){0,3}$/i;
/** "The present case falls within the rule of X." */
const falls = /^(?:falls?|comes?)\s/i;
const present =
  /\b(?:(?:the|this|present|instant)\s+(?:case|matter|appeal|petition|question|point)|facts)\b[^;:]{0,60}$/i;
const asHeld = /^as\s/i;
/** "Relying on that paragraph, a Bench in X …", "following this it was held in X": X is the one that acts. */
const otherActs =
  /\bin\s+which\b|(?<!\bwhat\s)\b(?:was|were|been)\s+(?:also\s+)?(?:held|observed|said|stated|decided|ruled)\b|,\s*(?:an?|the|this|another|two|three)\s[^,]*\b(?:court|bench|tribunal|judges?)(?![a-z])/i;
/** "The following observations", "distinguishing features": no case is followed or distinguished. */
function isAdjective({ lead, words, gap }: Statement): boolean {
  if (/^distinguishing$/i.test(words))
    return /^\s*(?:features?|factors?|facts?|marks?|characteristics?|circumstances?)\b/i.test(gap);
  if (!/^following$/i.test(words)) return false;
  const isOpen = /(?:^|[^a-z]|\b(?:by|and|but|thus|hence|therefore|[a-z]+ly))\s*$/i.test(lead);
  return !isOpen || !/^\s*(?:$|(?:the|this|that|these|those|such|our|its|an?|both|all|earlier|in)\b|[A-Z(])/.test(gap);
}
/** "As pointed out in X, referred to by the Court in Y": Y is the one that refers. */
const passedOn =
  /\b(?:referred\s+to|quoted|cited|followed|approved|applied|relied\s+(?:up)?on|with\s+approval)\s+(?:by|in)\b/i;
/** A verb between the words and the case begins another statement: "governed by the Order, they cannot rely on X". */
const finite =
  /(?<!\b(?:as|which|that|who|what)\s)(?:\b(?:is|are|was|were|has|have|had)\b)|\b(?:cannot|can|could|do|does|did|will|would|shall|should|must|may)\b/i;
/** "According to Mr. Rao, the Tribunal erred, as held in X." */
const accordingTo = /^[\d\s.)(]*according\s+to\s+(?!us\b|me\b|our\b)/i;
/** What may stand before "Following X" at the beginning of a sentence. */
const opening =
  /^[\s\d.)(]*(?:(?:in\s+the\s+result|therefore|accordingly|hence|thus|so|and|by|respectfully|consequently|for\s+these\s+reasons)[\s,]+)*$/i;

/** "We follow X", "following X, we …", "the question is covered by X", "as held in X, …". */
export function isOwnAct(statement: Statement): boolean {
  const { lead, words, tail, gap } = statement;
  if (
    otherActs.test(gap) ||
    passedOn.test(gap) ||
    accordingTo.test(lead) ||
    isAdjective(statement) ||
    (!asHeld.test(words) && finite.test(gap))
  )
    return false;
  if (covered.test(words)) return isNow.test(lead.slice(-60)) && !isSaidByOther(lead);
  if (falls.test(words)) return present.test(lead) && !isSaidByOther(lead);
  const subject = lastSubject(lead);
  if (asHeld.test(words)) return isOwnSource(statement, subject);
  if (subject !== undefined && !/^it$/i.test(subject.word))
    return subject.isOwn && !/[;:]/.test(lead.slice(subject.at));
  if (/ing\b/i.test(words) && opening.test(lead)) return isOwnClause(tail);
  return isImpersonal(lead, words);
}

/** "The principle as laid down in X" names the principle; it does not rely on X. */
const named =
  /\b(?:principles?|law|rules?|ratio|tests?|propositions?|views?|concepts?|conditions?|guidelines|criteri(?:a|on)|parameters|doctrine|actions?)['’”"]?\s*$/i;
/** The end of a sentence that only announces a quotation. */
const announces = /:[\s—–"“-]*$/;
/** What a subject says before "as held in X" is not the court's. */
const says =
  /\b(?:h[eo]ld|observed|said|stated|rel(?:y|ied)|contend|submit|argu|urg|expla|clarif|reiterat|opin|noted|noticed|point|accept|appl(?:y|ied)|follow|adopt|conclud|consider)/i;

/** "As held in X, …": the court states the holding of X as its own. */
function isOwnSource({ lead, tail }: Statement, subject: SentenceSubject | undefined): boolean {
  if (announces.test(tail) || named.test(lead) || isSaidByOther(lead)) return false;
  return subject === undefined || subject.isOwn || !says.test(lead.slice(subject.at));
}

const withoutSubject =
  /,\s*(?:there\s+can\s+be|it\s+(?:must|has\s+to|is|should|can|follows)|the\s+(?:present\s+)?(?:appeal|petition)s?\s)/i;

/** The main clause after "Following X,": the court's, or without a subject that acts. */
function isOwnClause(tail: string): boolean {
  const clause = tail.replace(ofThisCase, ' ');
  return withoutSubject.test(clause) || firstSubject(clause)?.isOwn === true;
}
const ofThisCase =
  /\b(?:to\s+)?(?:the\s+)?(?:facts?\s+(?:and\s+circumstances\s+)?of\s+)?(?:the\s+)?(?:present|instant|this)\s+(?:case|appeal|matter)s?\b/gi;

const ofView = /\b(?:proposition|view|conclusion|position|principle)\s+(?:is|stands)\s+(?:[a-z]+\s+)?$/i;
const rightly =
  /^(?:reliance\s+(?:(?:may|can)|(?:is|was|has\s+been)\s+(?:also\s+)?(?:rightly|properly|correctly|aptly))\b|support\s+for)/i;
const isProper = /\bit\s+(?:is|becomes)\s+(?:[a-z]+ly\s+)?(?:necessary|proper|right|appropriate)\s+to\s+$/i;

/** "Reliance may be placed on X", "the proposition is supported by X", "it is necessary to clarify X". */
function isImpersonal(lead: string, words: string): boolean {
  if (/^(?:supported|fortified|strengthened|reinforced|buttressed)/i.test(words)) return ofView.test(lead);
  if (/^(?:correctly|rightly)/i.test(words)) return /\bin\s+our\s+(?:judgment|opinion|view)\b/i.test(lead);
  return rightly.test(words) || isProper.test(lead);
}
