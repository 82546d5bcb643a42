import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { findActs } from '../../data/act-queries.js';
import { readAsWords } from '../../data/read-search.js';
import { OffenceChoice } from './OffenceChoice.js';
import { ProvisionNote } from './ProvisionNote.js';
import { ProvisionRow } from './ProvisionRow.js';
import { ResultsView, type ResultsViewProps } from './ResultsView.js';
import { isPenal } from './use-named-provisions.js';

/**
 * The judgments on the provision that a text names, with its section of the act before them. Where the library does not have it,
 * says so. A text that is no provision is searched by its words, and so is every text when the question fails: that never keeps a
 * reader from the judgments.
 */
export function ProvisionGate({ read, page, parentId }: ResultsViewProps) {
  const { client } = useServices();
  const { data: finding, isPending } = useQuery(findActs(client, read.search.text));
  const words = useMemo(() => readAsWords(read), [read]);
  if (isPending) {
    return (
      <div className="hn-container">
        <Skeleton count={6} />
      </div>
    );
  }
  const provision = finding?.provision;
  if (!provision) return <ResultsView read={words} page={page} parentId={parentId} />;
  const { acts } = finding;
  const [act] = acts;
  const section = act?.id ? provision.section : undefined;
  const { pair, canonical } = provision;
  const searched = pair && pair.provisions.length > 0 ? { canonical, provisions: pair.provisions } : undefined;
  const lead = (
    <>
      {page === 1 && act && section && <ProvisionRow act={act} section={section} />}
      {pair && isPenal(canonical) && <OffenceChoice read={read} />}
    </>
  );
  return (
    <>
      {page === 1 && !section && acts.length > 0 && <ProvisionNote acts={acts} provision={provision} />}
      <ResultsView read={read} page={page} parentId={parentId} lead={lead} pair={searched} />
    </>
  );
}
