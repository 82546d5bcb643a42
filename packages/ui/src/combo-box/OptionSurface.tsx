import {
  Fragment,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ComboboxView } from '../hooks/use-combobox.js';
import { ListFailed, ListLoading } from '../internal/ListNotice.js';
import { useWindowRows } from '../internal/use-window-rows.js';
import { WindowGap } from '../internal/WindowGap.js';
import { useLabels } from '../labels/index.js';
import { FloatingSurface } from '../popover/FloatingSurface.js';
import { OptionRow } from './OptionRow.js';

/** Estimated height in px of an option with one line. */
const ROW_HEIGHT = 36;

const ownIndex = (index: number) => index;

/** Text of the options. */
export interface OptionLook<T> {
  /** Returns the text of an option, which the field shows once it is selected. */
  labelOf: (option: T) => string;
  /** Returns a second line for an option, in muted text. */
  noteOf?: ((option: T) => ReactNode) | undefined;
}

export interface OptionSurfaceProps<T> extends OptionLook<T> {
  view: ComboboxView<T>;
  /** Element of the field. */
  anchorRef: RefObject<Element | null>;
  /** Returns true for options that are not selectable. */
  isDisabled?: ((option: T) => boolean) | undefined;
}

/** List below a field. It renders after the press or key that opened it, so that it delays neither. */
export function OptionSurface<T>(props: OptionSurfaceProps<T>) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue && <OpenSurface {...props} />;
}

/** Floating surface with the options, or with the loading, empty or error state. */
function OpenSurface<T>({ view, anchorRef, labelOf, noteOf, isDisabled }: OptionSurfaceProps<T>) {
  const { machine, state, listId, optionId } = view;
  const { active, phase, query } = state;
  // Long lists render in a deferred update, so that typing stays fast.
  const rendered = useDeferredValue<readonly T[]>(state.options, []);
  const isRendered = rendered === state.options || state.options.length === 0;
  const options = isRendered ? rendered : [];
  const labels = useLabels();
  const listRef = useRef<HTMLDivElement>(null);
  const pointed = useRef(-1);
  const { rows, after, measure, reveal } = useWindowRows({
    count: options.length,
    scrollRef: listRef,
    rowHeight: ROW_HEIGHT,
    keyOf: ownIndex,
    kept: active,
  });
  useEffect(() => {
    // An option under the pointer is visible and must not scroll away.
    if (active >= 0 && active !== pointed.current) reveal(active);
    pointed.current = -1;
  }, [active, isRendered, reveal]);
  const onPoint = useCallback(
    (index: number) => {
      pointed.current = index;
      machine.point(index);
    },
    [machine],
  );
  const isLoading = phase === 'waiting' || phase === 'loading' || !isRendered;
  return (
    <FloatingSurface
      anchorRef={anchorRef}
      onClose={machine.close}
      className="hn-options"
      data-phase={phase}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={listRef}
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only visible rows are rendered
        role="listbox"
        tabIndex={-1}
        aria-label={labels.suggestions}
        aria-busy={isLoading}
        className="hn-options__list"
      >
        {rows.map(({ index, before }) => {
          const option = options[index];
          return option === undefined ? null : (
            <Fragment key={index}>
              <WindowGap size={before} />
              <OptionRow
                id={optionId(index)}
                index={index}
                count={options.length}
                words={labelOf(option)}
                note={noteOf?.(option)}
                typed={query}
                isActive={index === active}
                isSelected={option === state.selected}
                isDisabled={isDisabled?.(option) ?? false}
                measure={measure}
                onPoint={onPoint}
                onPick={machine.pick}
              />
            </Fragment>
          );
        })}
        <WindowGap size={after} />
      </div>
      {isLoading && <ListLoading />}
      {phase === 'empty' && <p className="hn-list-notice">{labels.nothingFound}</p>}
      {phase === 'error' && <ListFailed onRetry={machine.retry} />}
    </FloatingSurface>
  );
}
