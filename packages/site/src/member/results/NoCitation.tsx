import { answerOf } from '@headnote/core/contract';
import { nearLines } from '@headnote/core/format';
import { EmptyState, type Suggestion } from '@headnote/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { answerSentence, type CitationState } from '../../citator/citation-words.js';
import { lineAnswers } from '../../data/citation-queries.js';
import { resultsPath } from '../../links/links.js';
import { searchFor } from '../../links/search-state.js';
import { hasNearReports, NearReports } from '../finder/NearReports.js';
import { messages } from './messages.js';

interface NoCitationProps {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
}

/** Says that no judgment has a citation, and what the library has near it. If that is not known, only the ways on. */
export function NoCitation({ text, suggestions }: NoCitationProps) {
  const { client, codec } = useServices();
  const { data: [line] = [] } = useQuery(lineAnswers(client, [text]));
  const name = line?.near?.names[0];
  // Every encryption returns another text: the link is made once.
  const named = useMemo(
    () =>
      name === undefined ? [] : [{ label: messages.searchNamed(name), href: resultsPath(codec, searchFor(name)) }],
    [codec, name],
  );
  const state = line && answerOf({ state: line.state as CitationState, hits: line.cases });
  const said = line && [line.reason || (state && answerSentence(state)), ...(line.near ? nearLines(line.near) : [])];
  return (
    <EmptyState
      title={messages.noCitation}
      text={said?.filter(Boolean).join(' ')}
      suggestions={[...named, ...suggestions]}
    >
      {line && hasNearReports(line) && <NearReports line={line} />}
    </EmptyState>
  );
}
