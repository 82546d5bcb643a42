import './later-line.css';
import type { LaterTreatment } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../links/links.js';
import { laterDetails } from './citation-words.js';
import { messages } from './messages.js';

/** The later judgment that overrules, reverses or doubts a case: its name, bench and sentence. */
export function LaterLine({ later }: { later: LaterTreatment }) {
  const { treatment, id, title, sentence, paragraph } = later;
  return (
    <p className="site-later">
      <TreatmentFlag treatment={treatment}>{messages.warnings[treatment]}</TreatmentFlag>
      {messages.laterBy}
      {id === '' ? title : <TextLink href={caseReaderPath(id, paragraph)}>{title}</TextLink>}
      {laterDetails(later) !== '' && messages.details(laterDetails(later))}
      <ReportedBy later={later} />
      {sentence !== '' && <span className="site-later__words">{messages.laterWords(sentence)}</span>}
    </p>
  );
}

/** The judgment that reports what another one did, with a link. */
export function ReportedBy({ later: { source, saidBy = '', saidById = '' } }: { later: LaterTreatment }) {
  if (source !== 'reported' || saidById === '') return null;
  return (
    <>
      {messages.reportedBefore}
      <TextLink href={caseReaderPath(saidById)}>{saidBy}</TextLink>
      {messages.reportedAfter}
    </>
  );
}
