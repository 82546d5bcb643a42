import { firstSubject, isSaidByOther, lastSubject, type SentenceSubject } from './sentence-subjects.js';
import type { Statement } from './statement.js';

/** "is squarely covered by X": the matter before the court is the subject. */
const covered = /^(?:covered|governed|concluded|settled|controlled|well)/i;
const isNow =
  /\b(?:is|are|stands?|now|being|ha(?:s|ve|ving)\s+(?:now\s+)?been)\s+(?:(?:also|now|thus|therefore|fully|well|[a-z]{1,14}ly),?\s+){0,3}$/i;
/** "The present case falls within the rule of X." */
const falls = /^(?:falls?|comes?|on\s+all)\s/i;
/** "The facts of this case are similar to the facts in X"; those of another case do not count. */
const similar = /^(?:similar|identical)\s/i;
const ofThis = /\b(?:present|instant|this)\s+(?:case|matter|appeal|petition)\b|\bcase\s+before\s+us\b/i;
const present =
  /\b(?:(?:the|this|present|instant)\s+(?:case|matter|appeal|petition|question|point)|facts)\b[^;:]{0,60}$/i;
const asHeld = /^(?:as|according|clear)\s/i;
const inView =
  /^(?:in\s+(?:the\s+)?(?:view|light|accordance|conformity|consonance|keeping)|having\s+regard|on\s+the\s+(?:authority|strength|basis|principles?))\b/i;
/** "The order cannot stand in view of X": nothing but marks and "supra" behind the case. */
const isEnd = /^(?:[^\p{L}]|\b(?:supra|and|in|the|case|of|also|S|C)\b)*$/iu;
/** "The matter is no longer res integra in view of X." */
const disposed =
  /\b(?:unsustainable|untenable|misconceived|no\s+longer\s+(?:res\s+integra|open)|settled|without\s+(?:any\s+)?(?:substance|merit|force)|(?:cannot|can\s+no\s+longer)\s+be\s+(?:sustained|accepted|supported|upheld|disputed|entertained)),?\s*$/i;
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
  /^[\s\d.)(]*(?:(?:in\s+the\s+(?:result|circumstances)|in\s+(?:our|my)\s+(?:view|opinion|judgment)|therefore|accordingly|hence|thus|so|and|by|respectfully|consequently|for\s+these\s+reasons)[\s,]+)*$/i;

/** "We follow X", "following X, we …", "the question is covered by X", "as held in X, …". */
export function isOwnAct(statement: Statement): boolean {
  const { lead, words, tail, gap } = statement;
  if (
    otherActs.test(gap) ||
    passedOn.test(gap) ||
    accordingTo.test(lead) ||
    /\bis\s+not\s+acceptable\b/.test(tail) ||
    /^\s*,?\s*and\b/i.test(gap) ||
    isAdjective(statement) ||
    (!asHeld.test(words) && finite.test(gap))
  )
    return false;
  if (covered.test(words)) return isNow.test(lead.slice(-60)) && !isSaidByOther(lead);
  if (similar.test(words)) return ofThis.test(lead) && !isSaidByOther(lead);
  if (falls.test(words)) return present.test(lead) && !isSaidByOther(lead);
  const subject = lastSubject(lead);
  const isAside = inView.test(words) || (/ing\b/i.test(words) && /,\s*$/.test(lead));
  if (inView.test(words) && disposed.test(lead)) return !isSaidByOther(lead);
  if (isAside && isEnd.test(tail) && isOpinion(lead.slice(-OPINION))) return !isSaidByOther(lead);
  if (/^(?:as\s+per|according)/i.test(words) && !opening.test(lead) && !/^[\s\W]*$/.test(tail)) return false;
  if (asHeld.test(words)) return isOwnSource(statement, subject);
  if (subject !== undefined && !/^it$/i.test(subject.word))
    return subject.isOwn && !/[;:]/.test(lead.slice(subject.at));
  if (inView.test(words) && (opening.test(lead) || seems.test(lead))) return isOwnClause(tail) || isOpinion(tail);
  if (/ing\b/i.test(words) && opening.test(lead)) return isOwnClause(tail);
  return isImpersonal(lead, words);
}

/** "The principle as laid down in X" names the principle; it does not rely on X. */
const named =
  /\b(?:principles?|law|rules?|ratio|tests?|propositions?|views?|concepts?|conditions?|guidelines|criteri(?:a|on)|parameters|doctrine|actions?|standards?)['’”"]?\s*$/i;
/** The end of a sentence that only announces a quotation. */
const announces = /:[\s—–"“-]*$/;
/** ", where the observations were made: “…": the quotation is in the sentence. */
const quotes = /:[-–—]?\s*(?:\[[^\]]{0,70}\][\s:]*|\([^“"]{0,70}\)[\s:]*)?["“]/;
/** What a subject says before "as held in X" is not the court's. */
const says =
  /\b(?:h[eo]ld|observed|said|stated|rel(?:y|ied)|contend|submit|argu|urg|expla|clarif|reiterat|opin|noted|noticed|point|accept|appl(?:y|ied)|follow|adopt|conclud|consider)/i;

/** "Says the same thing as was said in X" compares; "That, as held in X, …" is a point of counsel. */
const compared =
  /\b(?:same|such|similar|thing|things|way|manner|sense|terms?|extent|else|already|lines?|basis|footing|effect)\s*$|^[\s\d.)(]*That,?\s*(?:also\s+)?$/;

/** "As explained in the Report (supra), the amendment was to undo X": the Report explains. */
const otherSource = /\(supra\)|,\s*(?:is|was|are|were|has|have|had|will|would)\b/i;
/** "The learned single judge allowed the petition as held in X": another court acts on X. */
const actsBelow =
  /^[\s\d.)(]*(?:The|A|An)\s+(?:[Ll]earned\s+)?(?:[Ss]ingle\s+[Jj]udge|Division\s+Bench|High\s+Court|Tribunal|[Tt]rial\s+(?:[Cc]ourt|[Jj]udge))\b(?!\s+(?:[a-z]+\s+){0,4}(?:err|ought|should|fail|could|cannot|was\s+(?:not|wrong|in\s+error)|is\s+(?:not|wrong)|right))/;

/** "As observed in a dissenting opinion in X": that opinion is not the case. */
const ofMinority = /\b(?:dissent(?:ing|ed)?|minority)\b/i;
const ASIDE = 90;

/** "The conduct of the appellant as noted in X": the words belong to a noun. */
const ofNoun =
  /\b(?:principles?|principal|tests?|conditions?|conduct|facts?|circumstances|law|history|test)\b[^,;]{0,70}[a-z]\s+$/i;

/** "As held in X, …": the court states the holding of X as its own. */
function isOwnSource({ lead, words, gap, tail }: Statement, subject: SentenceSubject | undefined): boolean {
  if (announces.test(tail) || announces.test(gap) || quotes.test(tail) || /^[\s,)\]]*:/.test(tail)) return false;
  if (otherSource.test(gap) || /\b(?:is|are)\s+as\s+(?:follows|under)\b/.test(tail)) return false;
  if (named.test(lead) || compared.test(lead) || isSaidByOther(lead) || actsBelow.test(lead)) return false;
  if (ofMinority.test(`${words} ${gap} ${tail.slice(0, ASIDE)}`)) return false;
  if (/^as\s+(?:noted|stated|said|laid)\b/i.test(words) && ofNoun.test(lead)) return false;
  return subject === undefined || subject.isOwn || !says.test(lead.slice(subject.at));
}

const withoutSubject =
  /,\s*(?:there\s+can\s+be|it\s+(?:must|has\s+to|is|should|can|follows)|the\s+(?:present\s+)?(?:appeal|petition)s?\s)/i;

/** The main clause after "Following X,": the court's, or without a subject that acts. */
function isOwnClause(tail: string): boolean {
  const clause = tail.replace(ofThisCase, ' ');
  return withoutSubject.test(clause) || isResult.test(clause) || firstSubject(clause)?.isOwn === true;
}
/** ", the impugned order cannot be sustained", "the conviction is altered". */
const isResult =
  /^[^,]{0,200},\s*(?:the|this|these|both)\s(?:present\s+|impugned\s+)?(?:appeals?|petitions?|order|judgment|decree|award|conviction|sentence|detention|notification|demand|guidance|question|answer|position)\b(?!(?:[a-z]+\s+){0,3}(?:courts?|bench|tribunal|judges?|counsel|authority|government|state|commissioner)\b)[^,;]{0,120}?\b(?:is|are|cannot|must|has\s+to|have\s+to|deserves?|stands?|shall)\b/i;
const seems = /^[\s\d.)(]*(?:therefore,?\s+)?it\s+(?:seems|appears)\s+to\s+(?:us|me)\s+that,?\s*$/i;
/** ", it is not open to the petitioner to …": the present tense of an opinion, not the past of another's act. */
function isOpinion(tail: string): boolean {
  const clause = tail.slice(0, OPINION).replace(heldTo, ' must ');
  return ofOpinion.test(clause) && !ofOthersAct.test(clause);
}
const OPINION = 160;
/** "It must therefore be held that". */
const heldTo = /\b(?:must|has\s+to|have\s+to|should|can|cannot)\s+(?:[a-z]+,?\s+)?be\s+(?:held|said|observed)\b/gi;
const ofOpinion = /\b(?:is|are|cannot|can|must|has\s+to|have\s+to|should|would|does|do|will|need)\b/;
const ofOthersAct =
  /\b(?:was|were|had|did|held|observed|said|contend(?:s|ed)?|submit(?:s|ted)?|urge[sd]?|argue[sd]?|filed|passed|dismissed|allowed|withdr[ae]w|framed|challenged|concede[sd]?|press(?:es|ed)?|seeks?|sought|claim(?:s|ed)?|relied|counsel|learned|Mr|Shri)\b/;
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
