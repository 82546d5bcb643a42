import { answerOf, type CitationState, type LineAnswer } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { nearLines } from '@headnote/core/format';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { answerName, answerSentence } from '../../citator/citation-words.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { TargetList } from '../../citator/TargetList.js';
import { searchPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';
import { hasNearReports, NearReports } from './NearReports.js';

/** What the library has for a citation that does not open a judgment by itself. */
export function CitationAnswer({ line, state }: { line: LineAnswer; state: CitationState }) {
  const { codec } = useServices();
  const { citation, cases, near, reason } = line;
  const answer = answerOf({ state, hits: cases });
  // Without a number it is no citation at all, perhaps the names of the parties.
  const isCitation = /\d/.test(citation);
  const sentence = reason || (isCitation ? answerSentence(answer) : messages.unknown);
  const said = near ? [sentence, ...nearLines(near)].join(' ') : sentence;
  if (cases.length === 0 && !hasNearReports(line)) {
    const href = searchPath(codec, { text: isCitation ? `"${citation.replaceAll('"', ' ')}"` : citation, kind: null });
    return <EmptyState title={answerName(answer)} text={said} suggestions={[{ label: messages.searchText, href }]} />;
  }
  return (
    <>
      <AnswerFlag answer={answer} />
      <p className="hn-muted">{said}</p>
      <TargetList targets={cases} lineOf={({ citation: own }) => own} />
      {cases.map(({ id, later }) => later && <LaterLine key={id} later={later} />)}
      <NearReports line={line} />
    </>
  );
}
