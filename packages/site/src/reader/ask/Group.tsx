import type { AnswerGroup } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../../links/links.js';
import type { AskView } from './ask-view.js';
import { messages } from './messages.js';
import { Sentence } from './Sentence.js';

interface GroupProps {
  readonly view: AskView;
  readonly group: AnswerGroup;
  /** Key of the turn. */
  readonly turn: number;
}

/** Sentences of one opinion, below who speaks; those of a cited judgment below its name. */
export function Group({ view, group, turn }: GroupProps) {
  const { documentId, title, citation, author, kind, later, statusText, sentences } = group;
  const isHere = documentId === view.document.id;
  const speaker = [author, messages.kinds[kind]].filter(Boolean).join(', ');
  // The judgment was overruled, its dissent was not.
  const flag = later && kind !== 'dissenting' ? later.treatment : undefined;
  const name = [isHere ? '' : title, speaker].filter(Boolean).join(', ') || title;
  return (
    <div className="site-ask__group">
      {!isHere && (
        <p className="site-ask__case">
          <TextLink href={caseReaderPath(documentId)}>{title}</TextLink> {citation}
        </p>
      )}
      {(speaker !== '' || flag || statusText !== '') && (
        <p className="site-ask__speaker">
          {speaker}
          {statusText !== '' && <span>{statusText}</span>}
          {flag && <TreatmentFlag treatment={flag} />}
        </p>
      )}
      <ul aria-label={name}>
        {sentences.map((sentence) => (
          <Sentence key={sentence.id} view={view} one={{ group, sentence, turn }} />
        ))}
      </ul>
    </div>
  );
}
