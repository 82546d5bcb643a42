import type { ClaimAnswer } from '@headnote/core/contract';
import { paragraphInAnchor } from '@headnote/core/format';
import { checkPinpoint } from './check-pinpoint.js';
import { compareQuotation, prepareJudgment } from './compare-quotation.js';
import type { OpenJudgment } from './open-judgment.js';
import { readJudgmentText } from './judgment-text.js';

/** Share of a quotation's words, and their number, with which a passage of the preview can be no other one than that quoted. */
const SURE_LIKENESS = 0.85;
const SURE_WORDS = 8;

/** What everybody may know of a judgment: nothing here depends on the rest of its text. */
export interface PublicJudgment {
  /** HTML of the preview. */
  readonly preview: string;
  /** Printed number of the last paragraph, as the public page tells it; empty if it tells none. */
  readonly last: string;
}

const SIGN_IN = { quotation: 'sign-in', segments: [], passage: '', paragraph: '', judge: '' } as const;

/**
 * Answers claims with what everybody may know. A quotation that the preview does not have gets the same answer whether the
 * rest of the judgment has it or not, because a yes or no over the whole text would tell it word by word.
 */
export function previewAnswer({ preview, last }: PublicJudgment): OpenJudgment {
  const text = readJudgmentText(preview);
  const judgment = prepareJudgment(text);
  const shown = new Set(text.numbers.map(({ id }) => paragraphInAnchor(id).toUpperCase()));
  const lastParagraph = Number.parseInt(last, 10) || 0;
  return {
    quotation(quotation): Omit<ClaimAnswer, 'pinpoint' | 'last'> {
      const { likeness, shared, isAtEnd, ...answer } = compareQuotation(quotation, judgment);
      if (answer.quotation === 'word-for-word') return answer;
      const isSure = answer.quotation === 'differs' && likeness >= SURE_LIKENESS && shared >= SURE_WORDS && !isAtEnd;
      return isSure ? answer : SIGN_IN;
    },
    pinpoint(pinpoint, citation) {
      const answer = checkPinpoint(pinpoint, citation, {
        paragraphs: shown,
        lastParagraph,
        possibleParagraph: lastParagraph,
        report: undefined,
      });
      // Which pages the text marks is not on the public page.
      return answer.pinpoint === 'cannot-check' ? { pinpoint: 'sign-in', last: '' } : answer;
    },
  };
}
