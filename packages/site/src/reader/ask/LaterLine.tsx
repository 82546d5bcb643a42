import { warnings } from '@headnote/core/contract';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';

/**
 * Above every answer: that a later judgment has overruled, reversed or doubted this one. The answers say it too: the reader's
 * list may have failed to load, or be that of an older offline copy.
 */
export function LaterLine({ view: { document, state } }: { readonly view: AskView }) {
  const known = [document.later, ...state.turns.map(({ answer }) => answer?.later)];
  const later = known.find((one) => warnings.some((warning) => warning === one?.treatment));
  const treatment = warnings.find((one) => one === later?.treatment);
  if (!later || !treatment) return null;
  return (
    <p className="site-ask__later">
      <TreatmentFlag treatment={treatment} />{' '}
      <span>
        {later.citation && messages.laterBy(later.citation)} {messages.namesOpinion}
      </span>
    </p>
  );
}
