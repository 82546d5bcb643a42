import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { isWarning, type CitationAnswer } from './citation-words.js';
import { messages } from './messages.js';
import { StateFlag } from './StateFlag.js';

/** The answer of a check, as an icon and a word. A case that is no longer good law never gets the sign of a found one. */
export function AnswerFlag({ answer }: { answer: CitationAnswer }) {
  if (!isWarning(answer)) return <StateFlag state={answer} />;
  return <TreatmentFlag treatment={answer}>{messages.warnings[answer]}</TreatmentFlag>;
}
