import type { MouseEvent, ReactNode, RefCallback } from 'react';
import { StatePanel } from '../list/StatePanel.js';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';

import { TabList } from '../parts/TabList.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import { LatestRow } from './LatestRow.js';
import type { LatestCasesLabels } from './messages.js';
import { pagesOf } from './ticker-machine.js';
import { TICKER_ROWS, type Court, type LatestMachine, type LatestSelection, type LatestState } from './types.js';

/** Properties of LatestView. */
export interface LatestViewProps {
  readonly state: LatestState;
  readonly machine: LatestMachine;
  readonly limit: number;
  readonly labels: LatestCasesLabels;
  readonly linkTarget: LinkTarget;
  /** Prefix of every id; unique in the document or shadow root. */
  readonly idBase: string;
  readonly headingLevel: number;
  /** `none` draws no tabs. */
  readonly tabs: 'both' | 'none';
  /** Ref of the outermost element. */
  readonly shown?: RefCallback<HTMLElement> | undefined;
  /** A card has the height of `limit` rows until it has rows. */
  readonly frame: 'card' | 'open';
  /** Id of a heading on the page, instead of the widget's own. */
  readonly labelledBy?: string | undefined;
  /** Number of cases in the library, by tab, if known from the start. */
  readonly totals?: Partial<Record<Court, string>> | undefined;
  /** The error with its button. */
  readonly error: ReactNode;
  /** Content at the end of the heading's line. */
  readonly order?: ReactNode;
  /** Column headings of a wide list. */
  readonly columns?: ReactNode;
  readonly onSelect?: ((selection: LatestSelection) => void) | undefined;
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Draws one state of the latest-cases widget. It has no state and no hooks, so React and Preact draw the same. */
export function LatestView(props: LatestViewProps) {
  const { state, machine, limit, labels, linkTarget, idBase, tabs, totals, frame, labelledBy, shown, onSelect } = props;
  const { watch } = machine;
  const { key: court, phase, data, ticker } = state;
  const items = data?.items.slice(0, limit) ?? [];
  const lines = formatNumber(items.length);
  const pages = pagesOf(items, ticker);
  const page = ticker?.index ?? 0;
  const first = page * TICKER_ROWS + 1;
  const last = first - 1 + (pages[page]?.length ?? 0);
  const Heading = `h${props.headingLevel}` as 'h2';

  return (
    <section
      className={`hnw-root hnw-latest hnw-${frame}${ticker ? ' hnw-ticker' : ''}`}
      part="root"
      // A group and no landmark: a page may have several widgets, and landmarks need different names.
      {...(!labelledBy && { role: 'group' })}
      lang="en"
      ref={shown}
      aria-labelledby={labelledBy}
      // `aria-labelledby` comes first.
      aria-label={`${labels.heading}: ${labels[court]}`}
    >
      <div {...box('head')}>
        {!labelledBy && <Heading {...box('heading')}>{labels.heading}</Heading>}
        {data?.sample && <span {...box('sample')}>{labels.sample}</span>}
        {props.order}
        {ticker && (
          <button {...box('button')} type="button" onClick={() => machine.toggle?.()}>
            {ticker.isPaused ? labels.play : labels.pause}
          </button>
        )}
      </div>
      {tabs === 'both' && (
        <TabList
          label={labels.courts}
          idBase={idBase}
          selected={court}
          items={(['sc', 'hc'] as const).map((id) => ({ id, label: labels[id], count: totals?.[id] }))}
          onSelect={machine.show}
        />
      )}
      <div
        {...box('panel')}
        tabIndex={-1}
        ref={watch}
        aria-busy={phase === 'loading'}
        {...(tabs === 'both' && {
          role: 'tabpanel',
          id: `${idBase}-panel`,
          'aria-labelledby': `${idBase}-${court}`,
        })}
      >
        {props.columns}
        <StatePanel
          phase={phase}
          // With rows nothing is reserved: fewer or shorter rows would leave a hole.
          loading={phase !== 'content' && (frame === 'card' || !data) && skeleton(ticker ? TICKER_ROWS : limit)}
          empty={labels.empty}
          error={props.error}
        >
          {pages.map((rows, index) => (
            // All pages of a ticker lie on each other, so that its height never changes.
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers
            <ul key={index} {...box('list')} role="list" data-off={index !== page || undefined}>
              {rows.map((item, at) => (
                <LatestRow key={at} {...{ item, labels, linkTarget, court }} onSelect={onSelect} />
              ))}
            </ul>
          ))}
        </StatePanel>
      </div>
      <div {...box('foot')}>
        {data?.more && (
          <WidgetLink
            name="more"
            href={data.more}
            target={linkTarget}
            onClick={(event) => props.onOpen?.(data.more, event)}
          >
            {labels.more}
          </WidgetLink>
        )}
        {data && phase === 'content' && (
          <bdi {...box('range')}>{labels.range(formatNumber(first), formatNumber(last), formatNumber(data.total))}</bdi>
        )}
      </div>
      <output {...box('hidden')}>{state.isAsked && announcement(props, lines)}</output>
    </section>
  );
}

function announcement({ state: { phase, key }, labels }: LatestViewProps, lines: string): string {
  if (phase === 'loading') return labels.loading(labels[key]);
  if (phase === 'content') return labels.loaded(labels[key], lines);
  return labels[phase];
}

/** Skeleton rows with the boxes of real rows. */
function skeleton(rows: number): ReactNode {
  const cell = (name: string): ReactNode => <i className={`hnw-bone hnw-${name}`} />;
  return Array.from({ length: rows }, (_, index) => (
    <div className="hnw-row" key={index}>
      <div className="hnw-main">
        {cell('parties')}
        {cell('subject')}
      </div>
      <div className="hnw-meta">
        {cell('date')}
        {cell('cite')}
        {cell('reference')}
        {cell('decision')}
      </div>
    </div>
  ));
}
