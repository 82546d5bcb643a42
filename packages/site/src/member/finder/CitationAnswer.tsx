import { answerOf, type CaseBrief, type CitationState, type LineAnswer } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { TextLink } from '@headnote/ui/link';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { answerName, answerSentence } from '../../citator/citation-words.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { TargetList } from '../../citator/TargetList.js';
import { caseReaderPath, searchPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { FittingList } from './FittingList.js';
import { messages } from './messages.js';

/** What the library has for a citation that does not open a judgment by itself. */
export function CitationAnswer({ line, state }: { line: LineAnswer; state: CitationState }) {
  const { codec } = useServices();
  const { citation, cases, elsewhere, fits, reason } = line;
  const answer = answerOf({ state, hits: cases });
  // Without a number it is no citation at all, perhaps the names of the parties.
  const isCitation = /\d/.test(citation);
  const sentence = reason || (isCitation ? answerSentence(answer) : messages.unknown);
  if (cases.length + elsewhere.length + fits.length === 0) {
    const href = searchPath(codec, { text: isCitation ? `"${citation.replaceAll('"', ' ')}"` : citation, kind: null });
    return (
      <EmptyState title={answerName(answer)} text={sentence} suggestions={[{ label: messages.searchText, href }]} />
    );
  }
  return (
    <>
      <AnswerFlag answer={answer} />
      <p className="hn-muted">{sentence}</p>
      <TargetList targets={cases} lineOf={({ citation: own }) => own} />
      {cases.map(({ id, later }) => later && <LaterLine key={id} later={later} />)}
      {elsewhere.map((one) => (
        <ReportedLine key={one.id} found={one} />
      ))}
      {fits.length > 0 && (
        <>
          <p className="hn-muted">{messages.near}</p>
          <FittingList fits={fits} />
        </>
      )}
    </>
  );
}

/** Where a case with these parties is reported. */
function ReportedLine({ found: { id, title, citation } }: { found: CaseBrief }) {
  return (
    <p>
      {messages.reportedAt}
      <TextLink href={caseReaderPath(id)}>{citation}</TextLink>
      {messages.reportedOther(title)}
    </p>
  );
}
