import type { QuestionKind } from '@headnote/core/contract';
import type { Passage } from '../passages/passage.js';
import { sideOf } from '../passages/roles.js';
import type { Question } from '../question/question.js';

/** How much a sentence looks like what a question of a kind asks for, from 0 to 1. */
type Fit = (passage: Passage, question: Question) => number;

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const date = new RegExp(
  String.raw`(?<!\d)\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?: day of)?[ ,.-]{1,2}(?:${MONTH})[a-z]*[ ,.-]{1,2}\d{4}\b|\b(?:${MONTH})[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}\b`,
  'i',
);
const dated = /\b(?:date|dated|decided|pronounced|delivered|judge?ment)\b/i;
/** The date of something else: of the judgment appealed from, a petition, a notification. */
const ofOther = /\b(?:appeals?|petitions?|against|arising|notifications?|orders? of)\b|\bfrom the judg/i;
const judge = /\b(?:J\.|JJ\.|C\.?\s?J\.?I?\.?|CJI|Justice|Hon['’]?ble|Bench|Coram|delivered by|Judge)(?!\w)|,\s*J\b/;
const delivered = /\bdelivered by\b|^\W*(?:[A-Z][\w.’']*\s?){1,6},?\s*(?:C\.?\s?)?J\.?\s*[:.—-]|\b(?:bench|coram)\b/i;
const author =
  /\b[Jj]udge?ments?\b.{0,60}\bdelivered by\b|^\W*(?:[A-Z][A-Z.’']+\s?){1,5},?\s*(?:C\.?\s?)?JJ?\.?\s*[:.—-]/;
/** Characters of a line that names a bench. */
const SHORT = 200;
const costs = /\bcosts?\b/i;
const punishment =
  /\b(?:sentence[ds]?|imprisonment|punish\w*|fine of|death penalty|years? R\.?I\.?|rigorous|undergo)\b/i;
const versus = /\b(?:v|vs|versus)\b\.?|\b(?:appellants?|petitioners?|respondents?|plaintiffs?|defendants?)\b/i;
const stand =
  /\b(?:dissent\w*|(?:unable|regret|cannot|do not) (?:to )?(?:agree|concur|persuade)|i (?:agree|concur)|(?:agree|concur) with|(?:by|for the) majority|majority (?:view|opinion|judg\w*))\b/i;
const procedure =
  /\b(?:special leave|appeal (?:is|was|arises?|by|from|against)|High Court|trial court|Tribunal|Magistrate|Sessions Judge|writ petition|certificate|reference|remand\w*|transferred)\b/i;
const holds =
  /\b(?:we (?:hold|are of (?:the )?(?:opinion|view)|think|find)|i (?:hold|am of (?:the )?(?:opinion|view))|in (?:our|my) (?:opinion|view|judg)|it (?:must|has to|is) (?:therefore )?(?:be )?held|we (?:accordingly|therefore)|accordingly|therefore|conclusion|settled)\b/i;

/** What a judge says himself. */
const SPOKEN: ReadonlySet<Passage['role']> = new Set(['reasons', 'order', 'issue', 'unknown']);

/** Words by which a judgment reports an argument, before counsel's other acts. */
const says =
  /\b(?:contend(?:s|ed)|submit(?:s|ted)|argue[sd]|urge[sd]|pleaded)\b[^.;]{0,60}\bthat\b|\b(?:contention|submission|argument)s? (?:of|on behalf|by|for|is|was|that)\b|\bit (?:was|is|has been) (?:\w+ )?(?:contended|submitted|argued|urged)\b/i;

const last = (passage: Passage): number => Math.max(0, passage.depth - 0.5) * 2;

/** The fits by kind. A kind without one is answered by the words of the question alone. */
const FITS: ReadonlyMap<QuestionKind, Fit> = new Map<QuestionKind, Fit>([
  ['costs', (passage) => (costs.test(passage.text) && passage.role !== 'title' ? 0.4 + 0.6 * last(passage) : 0)],
  [
    'punishment',
    (passage) => (punishment.test(passage.text) && passage.role !== 'title' ? 0.6 + 0.4 * last(passage) : 0),
  ],
  ['date', fitsDate],
  ['bench', fitsBench],
  ['parties', fitsParties],
  ['order', fitsOrder],
  ['arguments', fitsArguments],
  ['issue', (passage) => (passage.role === 'issue' ? 1 - passage.depth / 2 : 0)],
  ['facts', (passage) => (passage.role === 'facts' ? 1 - passage.depth : 0)],
  ['procedure', (passage) => (procedure.test(passage.text) && passage.role !== 'title' ? 1 - passage.depth : 0)],
  ['opinions', (passage) => (passage.opinion > 0 && SPOKEN.has(passage.role) && stand.test(passage.text) ? 1 : 0)],
  [
    'holding',
    (passage) => (passage.role === 'title' ? 0 : holds.test(passage.text) ? 1 : passage.role === 'reasons' ? 0.6 : 0.2),
  ],
]);

/** What decides: the result of the case in the present tense, or in the court's own voice. */
const decides =
  /\b(?:appeals?|petitions?|applications?|suits?|revisions?|references?)\b[^.;]{0,80}\b(?:is|are|stands?|be|must|fails?|succeeds?)\b[^.;]{0,40}\b(?:allowed|dismissed|disposed|rejected|decreed|remanded|remitted|granted|fails?|succeeds?)\b|\b(?:we|i)\b[^.;]{0,40}\b(?:allow|dismiss|set aside|quash|acquit)\b[^.;]{0,60}\b(?:appeals?|petitions?|applications?|suits?|revisions?|judge?ments?|orders?|conviction|decrees?|proceedings)\b/i;

/** What goes with the order: pending applications, interim orders. */
const minor =
  /\b(?:pending|interlocutory|interim|miscellaneous) (?:applications?|orders?|stay)\b|\bapplication\(?s?\)?,? (?:pending|if any)\b/i;

function fitsOrder(passage: Passage): number {
  if (passage.role !== 'order') return 0;
  const result = 0.35 + 0.1 * (decides.test(passage.text) ? 1 : 0) + 0.55 * last(passage) ** 2;
  return minor.test(passage.text) ? result / 2 : result;
}

/** A line or a sentence that says who spoke for a side. */
const counsel =
  /\b(?:counsel|advocates?|attorney|solicitor|adv|i\/b|[Ff]or (?:the )?(?:[Aa]ppell|[Rr]espond|[Pp]etition)\w+)\b/i;
const name = /\b(?:Mr|Mrs|Ms|Shri|Sri|Smt|Dr|Miss)\b\.?|\b(?:[A-Z]\.\s?){1,3}[A-Z][a-z]+|[A-Z][a-z]+ [A-Z][a-z]+/;

function fitsParties({ text, role, depth }: Passage, { focus, sides }: Question): number {
  if (focus !== 'counsel') return role === 'title' && versus.test(text) ? 1 - depth : 0;
  if (!counsel.test(text) || !name.test(text) || (role !== 'title' && role !== 'argument')) return 0;
  const side = sideOf(text);
  const isSide = sides.length === 0 || sides.includes(side);
  return (role === 'title' ? 1 : 0.7) * (isSide ? 1 : side === '' ? 0.5 : 0);
}

function fitsDate({ text, role }: Passage): number {
  if (role !== 'title' || !date.test(text) || ofOther.test(text)) return 0;
  return dated.test(text) ? 1 : 0.7;
}

function fitsBench({ text, role, ordinal }: Passage): number {
  if (author.test(text)) return 1;
  if (delivered.test(text) && role === 'title') return 0.9;
  if (delivered.test(text) && ordinal === 0 && text.length < SHORT) return 0.8;
  return role === 'title' && judge.test(text) ? 0.7 : 0;
}

function fitsArguments({ role, side, text }: Passage, question: Question): number {
  if (role !== 'argument') return 0;
  if (question.sides.length === 0) return 0.8;
  const isSpeech = says.test(text);
  if (question.sides.includes(side)) return isSpeech ? 1 : 0.6;
  // "Learned counsel contended" without the side may be anybody's.
  return side === '' && isSpeech ? 0.35 : 0;
}

/** A number, in figures or words. */
const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|lakhs?|crores?|half|dozen|no)\b/i;

const duration = /\b(?:years?|months?|weeks?|days?|hours?|since|till|until|life)\b/i;

/** Returns how a sentence fits a question; 1 for every sentence of a kind that is answered by its words. */
export function fitOf(passage: Passage, question: Question): number {
  if (question.focus === 'number' && !number.test(passage.text)) return 0;
  if (question.focus === 'duration' && !duration.test(passage.text)) return 0;
  const fit = FITS.get(question.kind);
  return fit === undefined ? (passage.role === 'title' ? 0 : 1) : fit(passage, question);
}
