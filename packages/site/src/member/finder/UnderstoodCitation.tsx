import { stateSentences } from '../citator/citation-words.js';
import { describeCitation } from './describe-citation.js';
import type { Reading } from './use-reading.js';

/** Under the box: what was understood, and why it can lead nowhere. Keeps its height, so that nothing moves while typing. */
export function UnderstoodCitation({ text, reading }: { text: string; reading: Reading | undefined }) {
  return (
    <div className="site-finder__understood" aria-live="polite" id="understood">
      {text.trim() === '' ? (
        <p className="site-finder__hint">For example AIR 1973 SC 1461, 2023 INSC 1066 or (1973) 4 SCC 225, para 23.</p>
      ) : (
        reading && <Lines reading={reading} />
      )}
    </div>
  );
}

function Lines({ reading: { citations, isBroken } }: { reading: Reading }) {
  if (isBroken)
    return <p className="site-finder__hint">What this means cannot be said now. It can be looked up all the same.</p>;
  if (citations.length === 0) return <p className="site-finder__hint">This is no citation that is known.</p>;
  return citations.map((citation) => (
    <p key={citation.start} className="site-finder__reading">
      Read as <strong>{citation.canonical}</strong>: {describeCitation(citation)}.
      {citation.status === 'impossible' && (
        <span className="site-finder__problem"> {citation.reason ?? stateSentences.impossible}</span>
      )}
      {citation.status === 'ambiguous' && (
        <span className="site-finder__problem">
          {' '}
          {citation.reason ?? stateSentences.ambiguous}
          {citation.alternatives && ` It may be ${citation.alternatives.join(' or ')}.`}
        </span>
      )}
      {citation.damaged && ' Some of its signs are damaged.'}
    </p>
  ));
}
