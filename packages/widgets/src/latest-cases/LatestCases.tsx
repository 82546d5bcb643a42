import type { EmbedLatest } from '@headnote/core/embed';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';
import type { LinkTarget } from '../parts/WidgetLink.js';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { LatestColumns } from './LatestColumns.js';
import { createLatestMachine } from './latest-machine.js';
import { LatestView } from './LatestView.js';
import {
  latestCasesMessages,
  latestColumnMessages,
  type LatestCasesLabels,
  type LatestColumnLabels,
} from './messages.js';
import { DEFAULT_LIMIT, type Court, type LatestItem, type LatestSource } from './types.js';

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
  readonly labels?: Partial<LatestCasesLabels & LatestColumnLabels> | undefined;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Id of a heading of the page: it names the widget, which then draws none of its own. */
  readonly labelledBy?: string | undefined;
  /** Where links open; default the same tab. */
  readonly linkTarget?: LinkTarget | undefined;
  /** `card`: in a frame with room for `limit` rows, whose list scrolls when it is longer and narrow; default `open`: as high as its list. */
  readonly frame?: 'card' | 'open' | undefined;
  /** A list is on screen, also when it is empty. */
  readonly onReady?: ((data: EmbedLatest) => void) | undefined;
  /** A list could not be loaded; the widget shows it and offers `Try again`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** A case is followed; `preventDefault` of the click keeps the page where it is. */
  readonly onSelect?: ((item: LatestItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The footer's link is followed; `preventDefault` as above. */
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * The newest cases of the Supreme Court and of the High Courts, behind two tabs. Draws on the server too, with the
 * lines of `initial`. A change of `court` or `limit` begins anew.
 */
export function LatestCases(props: LatestCasesProps) {
  return <LatestCasesWithState key={`${props.court} ${props.limit}`} {...props} />;
}

function LatestCasesWithState({ source, initial, court = 'sc', limit = DEFAULT_LIMIT, ...props }: LatestCasesProps) {
  const labels = { ...latestCasesMessages, ...latestColumnMessages, ...props.labels };
  const { onReady, onError } = props;
  // Callers write sources and callbacks in place: a new one is not a new list.
  const now = useRef({ source, onReady, onError });
  // Totals stand beside the tabs only if they are known from the start: coming later they would move the next tab.
  // oxlint-disable-next-line react/refs -- the machine reads it when it asks, never while drawing
  const [{ machine, totals }] = useState(() => {
    const known = [initial ?? []].flat();
    return {
      totals: Object.fromEntries(known.map((answer) => [answer.court, formatNumber(answer.total)])),
      machine: createLatestMachine({
        court,
        limit,
        known: known.map((answer) => [answer.court, answer] as const),
        load: (request) => now.current.source.load(request),
      }),
    };
  });
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);

  useEffect(() => {
    now.current = { source, onReady, onError };
  });

  useEffect(() => {
    void machine.start();
    return machine.stop;
  }, [machine]);

  useEffect(() => {
    if (state.phase === 'error') now.current.onError?.(state.error);
    else if (state.data) now.current.onReady?.(state.data);
  }, [state.phase, state.data, state.error]);

  return (
    <LatestView
      {...{ state, machine, limit, labels, totals }}
      idBase={useId()}
      linkTarget={props.linkTarget ?? '_self'}
      headingLevel={props.headingLevel ?? 2}
      tabs={props.tabs ?? 'both'}
      frame={props.frame ?? 'open'}
      labelledBy={props.labelledBy}
      error={<ErrorNotice text={labels.error} onRetry={machine.retry} />}
      order={<span {...box('order')}>{labels.order}</span>}
      columns={<LatestColumns labels={labels} />}
      onSelect={({ item, event }) => props.onSelect?.(item, event)}
      onOpen={props.onOpen}
    />
  );
}
