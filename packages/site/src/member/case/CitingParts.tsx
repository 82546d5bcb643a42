import type { CaseRecord, SearchAnswer } from '@headnote/core/contract';
import { caseTitle, formatDate, leadingCitation } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { ShortList } from '../../citator/ShortList.js';
import { citingCases, overrulingCases } from '../../data/case-queries.js';
import { caseReaderPath } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

/** The judgments that cite a judgment, and those that overrule it. */
export function CitingParts({ id }: { readonly id: string }) {
  const { client } = useServices();
  const citing = useQuery(citingCases(client, id));
  const overruling = useQuery(overrulingCases(client, id));
  return (
    <>
      <Part title={messages.citing} query={citing} />
      <Part title={messages.overruling} query={overruling} />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly query: UseQueryResult<SearchAnswer<CaseRecord>>;
}

function Part({ title, query }: PartProps) {
  const hits = query.data?.hits ?? [];
  return (
    <section aria-label={title}>
      <h3 className="site-citing__title">{title}</h3>
      {query.isLoading && <Skeleton shape="text" count={2} />}
      {query.isError && <ReadError level={3} title={messages.listNotLoaded} query={query} />}
      {query.data && hits.length === 0 && <p>{messages.none}</p>}
      {hits.length > 0 && (
        <ShortList
          label={title}
          className="site-targets"
          entries={hits.map(({ id, record }) => (
            <li key={id}>
              <TextLink href={caseReaderPath(id)}>{titleOf(record)}</TextLink>
              <span className="site-line-below">{lineOf(record)}</span>
            </li>
          ))}
        />
      )}
    </section>
  );
}

const titleOf = ({ appellant = '', respondent = '' }: Partial<CaseRecord>) => caseTitle({ appellant, respondent });

const lineOf = ({ houseCitation = '', otherCitations = [], courtName = '', decidedOn = null }: Partial<CaseRecord>) =>
  [leadingCitation({ houseCitation, otherCitations }), courtName, formatDate(decidedOn)].filter(Boolean).join(', ');
