import type { EmbedLatest } from '@headnote/core/embed';
import { formatIndianNumber } from '@headnote/core/format';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { linkProps, type LinkTarget } from '../element/link-props.js';
import { TabList } from '../tabs/TabList.js';
import { LatestPanel } from './LatestPanel.js';
import { latestCasesMessages, type LatestCasesLabels } from './messages.js';
import { DEFAULT_LIMIT, type Court, type LatestItem, type LatestSource } from './types.js';
import { useLatest } from './use-latest.js';

/** Properties of LatestCases. */
export interface LatestCasesProps {
  readonly source: LatestSource;
  /** Answers that are here already, one or several courts: their tabs are drawn at once and make no request. */
  readonly initial?: EmbedLatest | readonly EmbedLatest[] | undefined;
  /** The tab that is open first; default the Supreme Court. */
  readonly court?: Court | undefined;
  /** Lines of a list, 1 to 20; default 8. */
  readonly limit?: number | undefined;
  /** `none` shows the first court alone, without tabs; default `both`. */
  readonly tabs?: 'both' | 'none' | undefined;
  /** Texts that replace the English ones. */
  readonly labels?: Partial<LatestCasesLabels> | undefined;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Id of a heading of the page: it names the widget, which then draws none of its own. */
  readonly labelledBy?: string | undefined;
  /** Where links open; default the same tab. */
  readonly linkTarget?: LinkTarget | undefined;
  /** `card`: in a frame of fixed height whose list scrolls when it is longer; default `open`: as high as its list. */
  readonly frame?: 'card' | 'open' | undefined;
  /** A list is on screen, also when it is empty. */
  readonly onReady?: ((data: EmbedLatest) => void) | undefined;
  /** A list could not be loaded; the widget shows it and offers `Try again`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** A case is followed; `preventDefault` of the event keeps the page where it is. */
  readonly onSelect?: ((item: LatestItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The footer's link is followed; `preventDefault` as above. */
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const courts = ['sc', 'hc'] as const;

/**
 * The newest cases of the Supreme Court and of the High Courts, behind two tabs. Draws on the server too, with the
 * lines of `initial`. A change of `court` or `limit` begins anew.
 */
export function LatestCases(props: LatestCasesProps) {
  return <LatestCasesView key={`${props.court} ${props.limit}`} {...props} />;
}

function LatestCasesView(props: LatestCasesProps) {
  const { headingLevel = 2, labelledBy, limit = DEFAULT_LIMIT, linkTarget = '_self' } = props;
  const labels = { ...latestCasesMessages, ...props.labels };
  const idBase = useId();
  const panel = useRef<HTMLDivElement>(null);
  // Counts stand beside the tabs only if they are known from the start: coming later they would move the next tab.
  const [initial] = useState(() => [props.initial ?? []].flat() as readonly EmbedLatest[]);
  // Only what the reader asked for is announced; a widget that loads by itself keeps quiet.
  const [asked, setAsked] = useState(false);
  const { source, onReady, onError } = props;
  const [state, machine] = useLatest({ source, onReady, onError, court: props.court ?? 'sc', limit, initial });
  const { court, phase } = state;
  const data = 'data' in phase ? phase.data : undefined;
  const shown = formatIndianNumber(Math.min(data?.items.length ?? 0, limit));
  const Heading = `h${headingLevel}` as 'h2';
  const more = data && linkProps(data.more, linkTarget);

  const announcement = {
    loading: () => labels.loading(labels[court]),
    content: () => labels.loaded(labels[court], shown),
    empty: () => labels.empty,
    error: () => labels.error,
  }[phase.name];

  return (
    <section
      className={`hnw-root hnw-latest${props.frame === 'card' ? ' hnw-card' : ''}`}
      part="root"
      lang="en"
      aria-labelledby={labelledBy ?? `${idBase}-heading`}
    >
      <div className="hnw-head" part="head">
        {!labelledBy && (
          <Heading className="hnw-heading" part="heading" id={`${idBase}-heading`}>
            {labels.heading}
          </Heading>
        )}
        {data?.sample && (
          <span className="hnw-sample" part="sample">
            {labels.sample}
          </span>
        )}
        <span className="hnw-order">{labels.order}</span>
      </div>
      {props.tabs !== 'none' && (
        <TabList
          label={labels.courts}
          idBase={idBase}
          selected={court}
          items={courts.map((id) => {
            const known = initial.find((answer) => answer.court === id);
            return { id, label: labels[id], count: known && formatIndianNumber(known.total) };
          })}
          onSelect={(id) => {
            setAsked(true);
            machine.show(id);
          }}
        />
      )}
      <div
        className="hnw-panel"
        part="panel"
        ref={panel}
        tabIndex={-1}
        aria-busy={phase.name === 'loading'}
        {...(props.tabs !== 'none' && {
          role: 'tabpanel',
          id: `${idBase}-panel`,
          'aria-labelledby': `${idBase}-${court}`,
        })}
      >
        <LatestPanel
          state={state}
          limit={limit}
          isCard={props.frame === 'card'}
          labels={labels}
          linkTarget={linkTarget}
          onSelect={props.onSelect}
          onRetry={() => {
            setAsked(true);
            // The button goes away with the error; the focus stays in the widget.
            panel.current?.focus();
            machine.reload();
          }}
        />
      </div>
      <div className="hnw-foot" part="foot">
        {data && data.items.length > 0 && (
          <span className="hnw-range">{labels.range(shown, formatIndianNumber(data.total))}</span>
        )}
        {data && more?.href && (
          <a className="hnw-more" part="more" {...more} onClick={(event) => props.onOpen?.(data.more, event)}>
            {labels.more}
            {linkTarget === '_blank' && <span className="hnw-hidden"> {labels.newTab}</span>}
          </a>
        )}
      </div>
      <p className="hnw-hidden" role="status">
        {asked && announcement()}
      </p>
    </section>
  );
}
