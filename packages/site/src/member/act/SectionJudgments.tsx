import type { ActJudgments, CaseBrief } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { judgmentsOf } from '../../data/section-queries.js';
import { caseReaderPath, resultsPath } from '../../links/links.js';
import { isConstitution, judgmentsOnAct, judgmentsOnSection } from '../../links/provision-text.js';
import { ReadError } from '../../shell/member/ReadError.js';
import type { SectionLink } from './act-sections.js';
import { messages } from './messages.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const HistogramByYear = lazyPart(async () => (await import('@headnote/ui/histogram-by-year')).HistogramByYear).Part;

/** Fewer years say nothing as bars. */
const FEWEST_YEARS = 3;
/** Courts with a line of their own. */
const COURTS = 5;
/** Milliseconds that the reader stays at a section before its judgments are read. */
const SETTLE_MS = 400;

export interface SectionJudgmentsProps {
  /** Id of the act. */
  readonly id: string;
  readonly title: string;
  /** The section that is being read; undefined for the whole act. */
  readonly section: SectionLink | undefined;
}

/** Next to the text: the judgments that name the section that is being read, by year and court, the most cited and the newest. */
export function SectionJudgments({ id, title, section: current }: SectionJudgmentsProps) {
  const { client } = useServices();
  const section = useSettled(current?.number === '' ? undefined : current);
  const found = useQuery(judgmentsOf(client, { id, section: section?.anchor }));
  return (
    <aside className="site-act-judgments" aria-label={messages.judgments} aria-busy={found.isPending}>
      <HeadRule />
      <h2 className="site-act-judgments__head">
        {headOf(title, section?.number)}{' '}
        {found.data && <span className="hn-muted hn-figures">{formatIndianNumber(found.data.total)}</span>}
      </h2>
      {found.isPending && <Skeleton shape="text" count={4} />}
      {found.isError && <ReadError level={3} title={messages.judgmentsNotLoaded} query={found} />}
      {found.data?.total === 0 && <p className="hn-muted">{messages.noJudgments}</p>}
      {found.data && found.data.total > 0 && (
        <Lists answer={found.data} part={{ title, number: section?.number ?? '' }} />
      )}
    </aside>
  );
}

interface ListsProps {
  readonly answer: ActJudgments;
  readonly part: { readonly title: string; readonly number: string };
}

function Lists({ answer, part: { title, number } }: ListsProps) {
  const { codec } = useServices();
  const { total, courts, years, mostCited, newest } = answer;
  // An encryption takes time, and returns another text each time.
  const links = useMemo(() => {
    const search = number === '' ? judgmentsOnAct(title) : judgmentsOnSection({ title, number });
    const inCourt = (name: string) => ({ ...search, text: `${search.text} court:"${name.replaceAll('"', '')}"` });
    return {
      all: resultsPath(codec, search),
      courts: courts.slice(0, COURTS).map(({ name }) => resultsPath(codec, inCourt(name))),
    };
  }, [codec, title, number, courts]);
  return (
    <>
      {years.length >= FEWEST_YEARS && (
        <Suspense fallback={<Skeleton shape="text" count={3} />}>
          <HistogramByYear years={years} label={messages.perYear} countLabel={messages.judgments} />
        </Suspense>
      )}
      <h3 className="hn-visually-hidden">{messages.courts}</h3>
      <ul className="site-list site-act-judgments__courts">
        {courts.slice(0, COURTS).map(({ name, count }, at) => (
          <li key={name}>
            <TextLink kind="quiet" href={links.courts[at] ?? links.all}>
              {name}
            </TextLink>
            <span className="hn-muted hn-figures">{formatIndianNumber(count)}</span>
          </li>
        ))}
        {courts.length > COURTS && (
          <li className="hn-muted">{messages.moreCourts(formatIndianNumber(courts.length - COURTS))}</li>
        )}
      </ul>
      {mostCited.length > 0 && (
        <Part title={messages.mostCited}>
          {mostCited.map(({ judgment, citedBy }) => (
            <Case key={judgment.id} judgment={judgment} end={messages.citedBy(formatIndianNumber(citedBy))} />
          ))}
        </Part>
      )}
      <Part title={messages.newest}>
        {newest.map((judgment) => (
          <Case key={judgment.id} judgment={judgment} />
        ))}
      </Part>
      <TextLink href={links.all}>{messages.searchAll(formatIndianNumber(total))}</TextLink>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="site-act-judgments__part" aria-label={title}>
      <h3>{title}</h3>
      <ul className="site-list">{children}</ul>
    </section>
  );
}

function Case({ judgment, end }: { readonly judgment: CaseBrief; readonly end?: string }) {
  const { id, title, citation, courtName, decidedOn } = judgment;
  return (
    <li className="site-act-judgments__case">
      <TextLink kind="quiet" className="hn-text-context" href={caseReaderPath(id)}>
        {title}
      </TextLink>
      <span className="site-line-below">{[courtName, formatDate(decidedOn)].filter(Boolean).join(', ')}</span>
      <span className="site-line-below">{[citation, end].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function headOf(title: string, number: string | undefined): string {
  if (number === undefined) return messages.onAct;
  return isConstitution(title) ? messages.onArticle(number) : messages.onSection(number);
}

/** The value after it has not changed for a time: who scrolls passes many sections. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
