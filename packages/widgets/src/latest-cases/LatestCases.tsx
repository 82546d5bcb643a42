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
import {
  DEFAULT_LIMIT,
  type Court,
  type LatestItem,
  type LatestList,
  type LatestMachine,
  type LatestSource,
} from './types.js';

/** Properties of LatestCases. */
export interface LatestCasesProps {
  readonly source: LatestSource;
  /** Known answers for one or both courts. Their tabs are drawn at once, without a request. */
  readonly initial?: EmbedLatest | readonly EmbedLatest[] | undefined;
  /** The tab that is shown first; default `sc`. */
  readonly court?: Court | undefined;
  /** Rows of a list, 1 to 20; default 8. */
  readonly limit?: number | undefined;
  /** `none` shows only the list of `court`, without tabs; default `both`. */
  readonly tabs?: 'both' | 'none' | undefined;
  /** Adds behaviour to the list; `LatestTicker` passes its own. */
  readonly machine?: ((list: LatestList, limit: number) => LatestMachine) | undefined;
  /** Texts that replace the English texts. */
  readonly labels?: Partial<LatestCasesLabels & LatestColumnLabels> | undefined;
  /** Level of the heading in the page's outline; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Id of a heading on the page that names the widget. The widget then draws no heading. */
  readonly labelledBy?: string | undefined;
  /** Where links open; default `_self`. */
  readonly linkTarget?: LinkTarget | undefined;
  /** `card`: a frame with the height of `limit` rows; a narrow list scrolls in it. `open` (default): as high as its list. */
  readonly frame?: 'card' | 'open' | undefined;
  /** Called when a list is shown, also an empty one. */
  readonly onReady?: ((data: EmbedLatest) => void) | undefined;
  /** Called when a list cannot be loaded. The widget shows the error and `Try again`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Called when the reader follows a case. `event.preventDefault()` stops the navigation. */
  readonly onSelect?: ((item: LatestItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called when the reader follows the link to all cases. `event.preventDefault()` stops the navigation. */
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * The newest cases of the Supreme Court and the High Courts, in two tabs. Renders on the server too, with the rows of
 * `initial`. A new `court` or `limit` starts the widget again.
 */
export function LatestCases(props: LatestCasesProps) {
  return <LatestCasesWithState key={`${props.court} ${props.limit}`} {...props} />;
}

function LatestCasesWithState({ source, initial, court = 'sc', limit = DEFAULT_LIMIT, ...props }: LatestCasesProps) {
  const labels = { ...latestCasesMessages, ...latestColumnMessages, ...props.labels };
  const { onReady, onError } = props;
  // Callers pass new source and callback objects on every render; the list stays the same.
  const now = useRef({ source, onReady, onError });
  // The tabs show totals only if they are known from the start: a late total would move the next tab.
  // oxlint-disable-next-line react/refs -- the machine reads it when it loads, never during a render
  const [{ machine, totals }] = useState(() => {
    const known = [initial ?? []].flat();
    const list = createLatestMachine({
      court,
      limit,
      known: known.map((answer) => [answer.court, answer] as const),
      load: (request) => now.current.source.load(request),
    });
    return {
      totals: Object.fromEntries(known.map((answer) => [answer.court, formatNumber(answer.total)])),
      machine: props.machine?.(list, limit) ?? list,
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
