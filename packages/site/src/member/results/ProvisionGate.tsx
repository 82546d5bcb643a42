import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { findActs } from '../../data/act-queries.js';
import { provisionFields } from '../../data/provision-fields.js';
import { readAsWords } from '../../data/read-search.js';
import { NamedResults } from './NamedResults.js';
import { ResultsView, type ResultsViewProps } from './ResultsView.js';
import { isPenal } from './use-named-provisions.js';

/**
 * The judgments on the provision that a text names, with its section of the act before them. Where the library does not have it,
 * says so. A text that is no provision is searched by its words, and so is every text when the question fails: that never keeps a
 * reader from the judgments.
 */
export function ProvisionGate({ read, page, parentId }: ResultsViewProps) {
  const { client } = useServices();
  const [typed = read.search.text] = provisionFields(read.tree);
  const { data: finding, isPending } = useQuery(findActs(client, typed));
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
  const { pair, canonical } = provision;
  return (
    <NamedResults
      read={read}
      page={page}
      parentId={parentId}
      named={[{ ...provision, typed, acts: finding.acts }]}
      asksOffence={pair !== undefined && isPenal(canonical)}
      pair={pair && pair.provisions.length > 0 ? { canonical, provisions: pair.provisions } : undefined}
    />
  );
}
