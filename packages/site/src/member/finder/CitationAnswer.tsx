import { nearestCitation } from '@headnote/core/citation';
import { answerOf, type CitationHit, type CitationVerdict } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { answerName, answerSentence } from '../../citator/citation-words.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { TargetList } from '../../citator/TargetList.js';
import { caseReaderPath, searchPath } from '../../links/links.js';
import { messages } from './messages.js';

interface CitationAnswerProps {
  readonly verdict: CitationVerdict;
  /** Why the citation is impossible or ambiguous, if the engine knows. */
  readonly reason: string | undefined;
}

/** What the library has for a citation that does not open a judgment by itself. */
export function CitationAnswer({ verdict, reason }: CitationAnswerProps) {
  const { codec } = useServices();
  const { citation, canonical, hits, elsewhere } = verdict;
  const answer = answerOf(verdict);
  // Without a number it is no citation at all, perhaps the names of the parties.
  const isCitation = /\d/.test(citation);
  const sentence = reason ?? (isCitation ? answerSentence(answer) : messages.unknown);
  if (hits.length + elsewhere.length === 0) {
    const href = searchPath(codec, { text: isCitation ? `"${citation.replaceAll('"', ' ')}"` : citation, kind: null });
    return (
      <EmptyState title={answerName(answer)} text={sentence} suggestions={[{ label: messages.searchText, href }]} />
    );
  }
  return (
    <>
      <AnswerFlag answer={answer} />
      <p className="hn-muted">{sentence}</p>
      <TargetList targets={hits} lineOf={({ citation: own }) => own} />
      {hits.map(({ id, later }) => later && <LaterLine key={id} later={later} />)}
      {elsewhere.map((hit) => (
        <ReportedLine key={hit.id} hit={hit} canonical={canonical} />
      ))}
    </>
  );
}

/** Where a case with these parties is reported. */
function ReportedLine({ hit: { id, title, citation, citations }, canonical }: { hit: CitationHit; canonical: string }) {
  return (
    <p>
      {messages.reportedAt}
      <TextLink href={caseReaderPath(id)}>{nearestCitation(canonical, citations) ?? citation}</TextLink>
      {messages.reportedOther(title)}
    </p>
  );
}
