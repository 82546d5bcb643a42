import type { CaseRecord } from '@headnote/core/contract';
import type { CaseSummary } from '@headnote/core/embed';
import { caseSummary, citationsInOrder, displayJudge, type CitedLater } from '@headnote/core/format';
import { CitationChips } from '@headnote/ui/citation-chip';
import { HeadRule } from '@headnote/ui/head-rule';
import { SampleBadge } from '@headnote/ui/sample-badge';
import { CaseHeader, caseHeadMessages, CaseParticulars } from '@headnote/widgets/react';
import type { ReactNode } from 'react';
import { lazyPart } from '../shell/lazy/lazy-part.js';
import { ScreenHeading } from '../shell/page/ScreenHeading.js';
import { CopyCitation } from './CopyCitation.js';
import { messages } from './messages.js';
import { foldLong } from './Particulars.js';
import { SearchedNames } from './SearchedNames.js';

/**
 * The opening of a judgment: head rule, court, parties and date, citations, particulars. Header and particulars are those of
 * the case preview widget (B14); the page adds chips that copy, links of names to a search, and folds.
 */
export function CaseHead({
  record,
  later,
  fold,
  children,
}: {
  readonly record: Partial<CaseRecord>;
  /** The strongest later treatment against it, for copies of its citation. */
  readonly later?: CitedLater | undefined;
  /** Draws the particulars, which a phone folds to a line so that the text is on the first screen. Default: all of them. */
  readonly fold?: (particulars: ReactNode, line: string) => ReactNode;
  /** Below the particulars. */
  readonly children?: ReactNode;
}) {
  const item = caseSummary(record);
  const particulars = (
    <>
      <CopyCitation record={record} later={later} />
      <CaseParticulars item={item} labels={caseHeadMessages} long={foldLong} drawn={peopleOf(record, item)} />
      {children}
      {record.fieldSources && <lazySources.Part entries={record.fieldSources} />}
    </>
  );
  return (
    <div className="site-document__head">
      <HeadRule />
      <CaseHeader
        item={item}
        labels={caseHeadMessages}
        date="title"
        sample={<SampleBadge />}
        heading={(title) => <ScreenHeading className="site-document__title">{title}</ScreenHeading>}
        citations={<CitationChips citations={citationsInOrder(record)} />}
      />
      {fold ? fold(particulars, shortLine(record)) : particulars}
    </div>
  );
}

/** What a lawyer asks first, in one line: number of judges and outcome. */
function shortLine({ benchStrength = 0, decision = '' }: Partial<CaseRecord>): string {
  const bench = benchStrength > 0 ? messages.benchOf(benchStrength) : '';
  return [bench, decision].filter(Boolean).join(', ');
}

/** The list is folded, so it may come after the judgment. */
const lazySources = lazyPart(async () => (await import('./fields/FieldSources.js')).FieldSources);

/** Advocates that are shown without a fold. */
const SHOWN_ADVOCATES = 3;

/** The people of a judgment; each name leads to a search for it. */
function peopleOf({ judges = [] }: Partial<CaseRecord>, { bench, advocates }: CaseSummary) {
  const names = judges.map((name) => displayJudge(name));
  return {
    // Some records name only the author, or have a line in other words: it stays as it is.
    ...(bench !== '' && names.join(', ') === bench && { bench: <SearchedNames field="judge" names={names} /> }),
    ...(advocates.length > 0 && { advocates: folded(advocates) }),
  };
}

function folded(advocates: readonly string[]): ReactNode {
  const names = <SearchedNames field="advocate" names={advocates} />;
  if (advocates.length <= SHOWN_ADVOCATES) return names;
  return (
    <details className="site-particulars__fold">
      <summary>{messages.names(advocates.length)}</summary>
      {names}
    </details>
  );
}
