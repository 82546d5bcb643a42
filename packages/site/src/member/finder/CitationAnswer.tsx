import type { CitationVerdict } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { useServices } from '../../app/ServicesProvider.js';
import { messages as citatorMessages } from '../../citator/messages.js';
import { StateFlag } from '../../citator/StateFlag.js';
import { TargetList } from '../../citator/TargetList.js';
import { searchPath } from '../../links/links.js';
import { messages } from './messages.js';

/** What the library has for a citation that does not open a judgment by itself. */
export function CitationAnswer({ verdict, text }: { verdict: CitationVerdict; text: string }) {
  const { codec } = useServices();
  const { state, hits } = verdict;
  const { states, sentences } = citatorMessages;
  if (hits.length === 0) {
    const href = searchPath(codec, { text: `"${text.replaceAll('"', ' ')}"`, kind: null });
    return (
      <EmptyState title={states[state]} text={sentences[state]} suggestions={[{ label: messages.searchText, href }]} />
    );
  }
  return (
    <>
      <StateFlag state={state} />
      <p className="site-finder__note">{sentences[state]}</p>
      <TargetList targets={hits} lineOf={({ citation }) => citation} />
    </>
  );
}
