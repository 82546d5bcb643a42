import type { KeyInput, Tree, TreeState } from '@headnote/core/machines';
import { Fragment, useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { useFocusRequest } from '../internal/use-machine.js';
import { useWindowRows } from '../internal/use-window-rows.js';
import { WindowGap } from '../internal/WindowGap.js';
import { useLabels } from '../labels/index.js';
import { countLeaves } from './count-leaves.js';
import { TreeLine } from './TreeLine.js';

/** Estimated height in px of a row with one line. */
const ROW_HEIGHT = 32;

export interface TreeRowsProps {
  label: string;
  machine: Tree;
  state: TreeState;
  countOf: ((id: string) => string | undefined) | undefined;
}

/** Visible rows of a tree. */
export function TreeRows({ label, machine, state, countOf }: TreeRowsProps) {
  const { rows, active, index, checked } = state;
  const labels = useLabels();
  const ref = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => countLeaves({ index, checked }), [index, checked]);
  const activeAt = rows.findIndex(({ id }) => id === active);
  const keyOf = useCallback((at: number) => rows[at]?.id ?? at, [rows]);
  const list = useWindowRows({ count: rows.length, scrollRef: ref, rowHeight: ROW_HEIGHT, keyOf, kept: activeAt });
  useFocusRequest(state.focus, (id) => {
    const at = rows.findIndex((row) => row.id === id);
    ref.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus({ preventScroll: true });
    list.reveal(at);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (machine.key(inReadingOrder(event))) event.preventDefault();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its rows has the focus */}
      <div
        ref={ref}
        role="tree"
        aria-label={label}
        aria-multiselectable
        className="hn-tree__rows"
        hidden={rows.length === 0}
        onKeyDown={onKeyDown}
      >
        {list.rows.map(({ index: at, before }) => {
          const row = rows[at];
          return row ? (
            <Fragment key={row.id}>
              <WindowGap size={before} />
              <TreeLine
                row={row}
                at={at}
                isStop={row.id === active}
                machine={machine}
                filter={state.filter}
                count={countOf?.(row.id)}
                leaves={counts.get(row.id)?.all}
                checkedLeaves={counts.get(row.id)?.checked}
                measure={list.measure}
              />
            </Fragment>
          ) : null;
        })}
        <WindowGap size={list.after} />
      </div>
      {rows.length === 0 && <p className="hn-list-notice">{state.filter ? labels.noMatches : labels.nothingFound}</p>}
    </>
  );
}

/** Swaps left and right in right-to-left text, because the machine works in left-to-right order. */
function inReadingOrder({ currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>): KeyInput {
  const swapped = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[nativeEvent.key];
  if (!swapped || getComputedStyle(currentTarget).direction !== 'rtl') return nativeEvent;
  const { altKey, ctrlKey, metaKey, shiftKey } = nativeEvent;
  return { key: swapped, altKey, ctrlKey, metaKey, shiftKey };
}
