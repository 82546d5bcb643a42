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

/** Px of an option of one line, before it is measured. */
const ROW_HEIGHT = 36;

const ownIndex = (index: number) => index;

/** How an option is written. */
export interface OptionLook<T> {
  /** Words of an option, as they stand in the field once it is chosen. */
  labelOf: (option: T) => string;
  /** A second, muted line of an option. */
  noteOf?: ((option: T) => ReactNode) | undefined;
}

export interface OptionSurfaceProps<T> extends OptionLook<T> {
  view: ComboboxView<T>;
  /** The field. */
  anchorRef: RefObject<Element | null>;
  /** Whether an option cannot be chosen. */
  isDisabled?: ((option: T) => boolean) | undefined;
}

/** The list under a field, drawn after the press or the letter that opened it was dealt with, so that it holds up neither. */
export function OptionSurface<T>(props: OptionSurfaceProps<T>) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue && <OpenSurface {...props} />;
}

/** What floats: the options, or that they load, that there are none, that they failed. */
function OpenSurface<T>({ view, anchorRef, labelOf, noteOf, isDisabled }: OptionSurfaceProps<T>) {
  const { machine, state, listId, optionId } = view;
  const { active, phase, query } = state;
  // Many options are drawn in slices once the surface stands, so that a letter is never held up by them.
  const drawn = useDeferredValue<readonly T[]>(state.options, []);
  const isDrawn = drawn === state.options || state.options.length === 0;
  const options = isDrawn ? drawn : [];
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
    // What is under the pointer is in view, and must not move away from it.
    if (active >= 0 && active !== pointed.current) reveal(active);
    pointed.current = -1;
  }, [active, isDrawn, reveal]);
  const onPoint = useCallback(
    (index: number) => {
      pointed.current = index;
      machine.point(index);
    },
    [machine],
  );
  const isLoading = phase === 'waiting' || phase === 'loading' || !isDrawn;
  return (
    <FloatingSurface
      anchorRef={anchorRef}
      onClose={machine.close}
      className="hn-options"
      data-phase={phase}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={listRef}
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only rows in view are drawn
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
