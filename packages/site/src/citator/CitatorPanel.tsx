import './citator.css';
import type { JudgmentCitations } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import { Skeleton } from '@headnote/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { ReadError } from '../shell/member/ReadError.js';
import { CitedEntry } from './CitedEntry.js';
import { CitingEntry } from './CitingEntry.js';
import { groupCites } from './group-cites.js';
import { messages } from './messages.js';
import { ShortList } from './ShortList.js';
import { ReportList } from './ReportList.js';
import { SourceNotes } from './SourceNotes.js';
import { useParagraphLabels, type LabelOf } from './use-paragraph-labels.js';

/** Ids of the two lists, for links that jump to them. */
export const CITED_BY_ID = 'cited-by';
export const CITES_ID = 'cites';

export interface CitatorPanelProps {
  /** The read of the citations. */
  readonly query: UseQueryResult<JudgmentCitations>;
  /** Number of judges of this judgment; 0 when unknown. */
  readonly strength: number;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
}

/** Next to the text: who cites this judgment, and what it cites, each with its treatment and sentence. */
export function CitatorPanel({ query, strength, text, html }: CitatorPanelProps) {
  const citations = query.data;
  const paragraphs = citations?.cites.map(({ paragraph }) => paragraph).filter(Boolean) ?? [];
  const labelOf = useParagraphLabels(text, { html, paragraphs });
  return (
    <aside className="site-citator" aria-label={messages.panel} aria-busy={query.isPending}>
      <HeadRule />
      {query.isError && <ReadError title={messages.notLoaded} query={query} />}
      {query.isPending && <Skeleton shape="text" count={3} />}
      {citations && <Lists citations={citations} strength={strength} labelOf={labelOf} />}
    </aside>
  );
}

interface ListsProps extends Pick<CitatorPanelProps, 'strength'> {
  readonly citations: JudgmentCitations;
  readonly labelOf: LabelOf;
}

/** The lists that have entries. What is empty is said in one line at the end. */
function Lists({ citations, strength, labelOf }: ListsProps) {
  const { cites, citedBy, citedByTotal, sourceCitator, sourceNotes, listed } = citations;
  const cases = groupCites(cites);
  return (
    <>
      {citedBy.length > 0 && (
        <section className="site-citator__part" aria-labelledby={CITED_BY_ID}>
          <h2 className="site-citator__heading" id={CITED_BY_ID} tabIndex={-1}>
            {messages.citedByHeading(formatIndianNumber(citedByTotal))}
          </h2>
          {citedBy.length < citedByTotal && (
            <p className="hn-muted">{messages.strongest(formatIndianNumber(citedBy.length))}</p>
          )}
          <ShortList
            label={messages.citedBy}
            className="site-citator__list"
            entries={citedBy.map((entry) => (
              <CitingEntry key={entry.judgment.id} entry={entry} strength={strength} />
            ))}
          />
        </section>
      )}
      {sourceCitator !== '' && <SourceNotes line={sourceCitator} notes={sourceNotes} />}
      {listed.length > 0 && <ReportList listed={listed} />}
      {cases.length > 0 && (
        <section className="site-citator__part" aria-labelledby={CITES_ID}>
          <h2 className="site-citator__heading" id={CITES_ID} tabIndex={-1}>
            {messages.citesHeading(formatIndianNumber(cases.length))}
          </h2>
          <ShortList
            label={messages.cites}
            className="site-citator__list"
            entries={cases.map((entry) => (
              <CitedEntry key={entry.key} entry={entry} strength={strength} labelOf={labelOf} />
            ))}
          />
        </section>
      )}
      {(citedBy.length === 0 || cases.length === 0) && (
        <p className="site-citator__empty hn-muted">{emptyWords(citedBy.length, cases.length)}</p>
      )}
    </>
  );
}

function emptyWords(citing: number, cited: number): string {
  if (citing === 0 && cited === 0) return messages.nothingKnown;
  return citing === 0 ? messages.notCited : messages.noCitation;
}
