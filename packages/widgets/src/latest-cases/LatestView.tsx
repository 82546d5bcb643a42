import type { MouseEvent, ReactNode, RefCallback } from 'react';
import { StatePanel } from '../list/StatePanel.js';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';

import { TabList } from '../parts/TabList.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import { LatestRow } from './LatestRow.js';
import type { LatestCasesLabels } from './messages.js';
import type { Court, LatestMachine, LatestSelection, LatestState } from './types.js';

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
  /** A card has the height of `limit` rows in every state; a wide card grows if rows wrap. */
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
  const { key: court, phase, data } = state;
  const items = data?.items.slice(0, limit) ?? [];
  const lines = formatNumber(items.length);
  const Heading = `h${props.headingLevel}` as 'h2';

  return (
    <section
      className={`hnw-root hnw-${frame}`}
      part="root"
      lang="en"
      ref={shown}
      aria-labelledby={labelledBy}
      // Includes the court, so that two lists on a page have different names. `aria-labelledby` comes first.
      aria-label={`${labels.heading}: ${labels[court]}`}
    >
      <div {...box('head')}>
        {!labelledBy && <Heading {...box('heading')}>{labels.heading}</Heading>}
        {data?.sample && <span {...box('sample')}>{labels.sample}</span>}
        {props.order}
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
          bones={(frame === 'card' || !data) && bones(limit)}
          empty={labels.empty}
          error={props.error}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers */}
          <ul {...box('list')} role="list">
            {items.map((item, index) => (
              <LatestRow key={index} {...{ item, labels, linkTarget, court }} onSelect={onSelect} />
            ))}
          </ul>
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
        {data && phase === 'content' && <span {...box('range')}>{labels.range(lines, formatNumber(data.total))}</span>}
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
function bones(rows: number): ReactNode {
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
