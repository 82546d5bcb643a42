import { usualForm } from '@headnote/core/format';
import { messages as citatorMessages } from '../../citator/messages.js';
import { describeCitation } from './describe-citation.js';
import { messages } from './messages.js';
import type { Reading } from './use-reading.js';

const { sentences } = citatorMessages;

interface UnderstoodCitationProps {
  readonly id: string;
  readonly text: string;
  readonly reading: Reading | undefined;
  /** True when the answer is on the page; it says what is wrong, so that this line does not. */
  readonly isAsked: boolean;
}

/** Under the box: how the citation was read, and why it may lead nowhere. Its height is fixed, so that nothing moves while typing. */
export function UnderstoodCitation({ id, text, reading, isAsked }: UnderstoodCitationProps) {
  return (
    <div className="site-finder__understood" aria-live="polite" id={id}>
      {text.trim() === '' ? (
        <p className="hn-muted">{messages.example}</p>
      ) : (
        reading && <Lines reading={reading} isAsked={isAsked} />
      )}
    </div>
  );
}

function Lines({ reading: { citations, incomplete, isBroken }, isAsked }: { reading: Reading; isAsked: boolean }) {
  if (isBroken) return <p className="hn-muted">{messages.engineMissing}</p>;
  if (isAsked && (incomplete || citations.length === 0)) return null;
  if (incomplete) return <p className="hn-muted">{messages.pageMissing}</p>;
  if (citations.length === 0) return <p className="hn-muted">{messages.unknown}</p>;
  return citations.map((citation) => (
    <p key={citation.start}>
      {messages.readAs}
      <strong>{usualForm(citation.canonical)}</strong>
      {messages.description(describeCitation(citation))}
      {citation.status === 'impossible' && !isAsked && (
        <span className="site-finder__problem">{messages.reason(citation.reason ?? sentences.impossible)}</span>
      )}
      {citation.status === 'ambiguous' && !isAsked && (
        <span className="site-finder__problem">
          {messages.reason(citation.reason ?? sentences.ambiguous)}
          {citation.alternatives && messages.mayBe(citation.alternatives.map(usualForm))}
        </span>
      )}
      {citation.damaged && messages.damaged}
    </p>
  ));
}
