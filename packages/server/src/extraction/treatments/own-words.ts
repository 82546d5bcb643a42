import type { Treatment } from '@headnote/core/contract';
import { isOwnAct } from './own-acts.js';
import { isOwnVerdict } from './own-verdicts.js';
import type { Statement } from './statement.js';

/**
 * Returns whether a sentence states a treatment as the writing court's own. What another judgment did with the case is only
 * reported, except that it was overruled or doubted, or its report reversed: that says how the case stands today.
 */
export function isOwnWord(statement: Statement): boolean {
  const { treatment, side, lead, gap, words } = statement;
  const before = side === 'before' ? `${lead} ${gap}` : lead;
  if (/\?\s*$/.test(statement.tail) || isConceded.test(before) || tentative.test(before)) return false;
  if (mayBe.test(before)) return /^(?:rel|support)/i.test(words);
  if (!statement.isReport && ofReports.includes(treatment)) return false;
  if (treatment === 'doubted' && /\b(?:calls?|called|put)\s+in\s*$/i.test(lead)) return false;
  if (treatment === 'reversed') return isOwnReversal(statement);
  if (standing.includes(treatment) && purpose.test(lead)) return false;
  if (standing.includes(treatment)) return side === 'before' || !isOtherClause(gap);
  const isDenied = rejected.test(before) && (treatment !== 'distinguished' || negative.test(words));
  // "That if the later Bench holds otherwise it is per incuriam, as held in X": the condition is part of the law.
  const asked = /^as\s/i.test(words) ? question : condition;
  if (isDenied || (asked.test(before) && !answered.test(before))) return false;
  return side === 'after' ? isOwnAct(statement) : isOwnVerdict(statement);
}

/** "We affirm the decision and dismiss C.A. 5": a case number is mostly that of the matter before the court. */
const ofReports: readonly Treatment[] = ['explained', 'approved', 'followed', 'relied-on'];
/** "The amendment was meant to overrule X." */
const purpose = /\b(?:meant|intended|designed|sought|purpose|object|order)\b[^,;]{0,30}\bto\s+$/i;
const standing: readonly Treatment[] = ['overruled', 'doubted'];

/** "To reconsider the matter, which is now covered by X": a verb between the two begins another statement. */
const isOtherClause = (gap: string): boolean => /\b(?:is|are|was|were|has|have|had|will|would)\b/.test(gap);

const isPassive = /\b(?:was|were|been)\s+(?:[a-z]+ly\s+)?$/i;
const isNow = /\b(?:is|are|stands?|be|hereby)\s+(?:[a-z]+ly\s+)?$/i;

/** "Set aside the judgment and uphold the order in …", "the judgment confirming the order in … is set aside". */
const otherOrder = /\b(?:and\s+(?:uphold|affirm|restore|confirm|maintain)|confirming|affirming|upholding|restoring)\b/i;

/** "We set aside the judgment in W.P. 5", "is set aside"; what other courts did with it is the history of the matter. */
function isOwnReversal({ side, lead, gap, isReport }: Statement): boolean {
  if (otherOrder.test(side === 'before' ? lead : gap)) return false;
  if (side === 'before') return isNow.test(gap) || (isReport && isPassive.test(gap));
  return /\b(?:[Ww]e|I)\s[^;:]{0,200}$|\bappeals?\s+(?:is|are)\s+(?:[a-z]+ly\s+)?allowed\b/.test(lead);
}

/** "It may be true that …, as held in X, but". */
const isConceded = /\b(?:may|might)\s+be\s+(?:true|urged)\b/i;
/** "X may be distinguishable." */
const tentative = /\bprima\s+facie\b/i;
const mayBe = /\b(?:may|might|could|should\s+have|would\s+have|ought\s+to\s+have)\s+(?:[a-z]+\s+){0,4}$/i;
/** "We cannot agree that X can be distinguished." */
const rejected =
  /\b(?:unable\s+to|not|cannot|never|nor)\s+(?:[a-z]+\s+){0,3}(?:agree|accept|think|say|said|hold|held|consider|believe|see|contended|disputed)\b[^;]{0,120}\bthat\b[^;]{0,160}$|\b(?:disagree\s+with|differ\s+from|set(?:ting)?\s+aside|(?:err(?:ed|s)?|wrong)\s+in)\b[^;]{0,160}\bthat\b[^;]{0,160}$/i;
/** "We do not think that X has any application" needs the denial; "… that X has no application" is denied by it. */
const negative =
  /\b(?:no|not|cannot|hardly|scarcely|little|inapplicable|irrelevant|inapposite|facts|circumstances|different)\b|distinguish/i;
/** "If we follow X". */
const condition = /\b(?:whether|if|unless|supposing|assuming|why)\b(?:[^.;]|(?<=\b[A-Z])\.){0,160}$/i;
const question =
  /\b(?:whether|why|supposing|assuming)\b(?:[^.;]|(?<=\b[A-Z])\.){0,160}$|\bif,?\s*$|^[\s\d.)(]*even\s+if\b/i;
const answered = /,\s+(?:we|I)\s[^,]*$/;
