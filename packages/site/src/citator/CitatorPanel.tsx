import type { JudgmentCitations } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { ErrorState } from '@headnote/ui/error-state';
import { HeadRule } from '@headnote/ui/head-rule';
import { Skeleton } from '@headnote/ui/skeleton';
import type { RefObject } from 'react';
import { failureText, type Failure } from '../../app/failure.js';
import { CitedEntry } from './CitedEntry.js';
import { CitingEntry } from './CitingEntry.js';
import { groupCites } from './group-cites.js';
import { ShortList } from './ShortList.js';
import { useParagraphLabels } from './use-paragraph-labels.js';

/** Ids of the two lists, for links that jump to them. */
export const CITED_BY_ID = 'cited-by';
export const CITES_ID = 'cites';

/** How the citations of a judgment stand. */
export interface CitatorPanelProps {
  readonly citations: JudgmentCitations | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  /** Number of judges of this judgment; 0 where not known. */
  readonly strength: number;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
}

/** Beside the text: who cites this judgment, and what it cites, each with its treatment and sentence. */
export function CitatorPanel({ citations, failure, onRetry, strength, text, html }: CitatorPanelProps) {
  const paragraphs = citations?.cites.map(({ paragraph }) => paragraph).filter(Boolean) ?? [];
  const labelOf = useParagraphLabels(text, { html, paragraphs });
  return (
    <aside className="site-citator" aria-label="Citations" aria-busy={!citations && !failure}>
      <HeadRule />
      {failure && (
        <ErrorState level={2} title="The citations did not load" text={failureText(failure)} onRetry={onRetry} />
      )}
      {!citations && !failure && <Skeleton shape="text" count={3} />}
      {citations && <Lists citations={citations} strength={strength} labelOf={labelOf} />}
    </aside>
  );
}

type ListsProps = Pick<CitatorPanelProps, 'strength'> & {
  citations: JudgmentCitations;
  labelOf: ReturnType<typeof useParagraphLabels>;
};

function Lists({ citations, strength, labelOf }: ListsProps) {
  const { cites, citedBy, citedByTotal, sourceCitator } = citations;
  const cases = groupCites(cites);
  return (
    <>
      <section className="site-citator__part" aria-labelledby={CITED_BY_ID}>
        <h2 className="site-citator__heading" id={CITED_BY_ID} tabIndex={-1}>
          Cited by ({formatIndianNumber(citedByTotal)})
        </h2>
        {citedBy.length === 0 && <p className="site-citator__none">No judgment of this library cites it.</p>}
        {citedBy.length < citedByTotal && (
          <p className="site-citator__none">The {formatIndianNumber(citedBy.length)} strongest are listed.</p>
        )}
        <ShortList
          label="Cited by"
          entries={citedBy.map((entry) => (
            <CitingEntry key={entry.judgment.id} entry={entry} strength={strength} />
          ))}
        />
      </section>
      {sourceCitator !== '' && (
        <section className="site-citator__part" aria-label="The source’s own line">
          <h3 className="site-citator__heading">The source’s own line</h3>
          <p className="site-citator__none">Printed by the source, not read from judgments.</p>
          <p className="site-citator__sentence">{sourceCitator}</p>
        </section>
      )}
      <section className="site-citator__part" aria-labelledby={CITES_ID}>
        <h2 className="site-citator__heading" id={CITES_ID} tabIndex={-1}>
          Cites ({formatIndianNumber(cases.length)})
        </h2>
        {cases.length === 0 && <p className="site-citator__none">No citation was found in its text.</p>}
        <ShortList
          label="Cites"
          entries={cases.map((entry) => (
            <CitedEntry key={entry.key} entry={entry} strength={strength} labelOf={labelOf} />
          ))}
        />
      </section>
    </>
  );
}
