import { formatIndianNumber } from '@headnote/core/format';
import type { Tree, TreeRow } from '@headnote/core/machines';
import { memo, type MouseEvent } from 'react';
import { chevronDownIcon, Icon } from '../icon/index.js';
import { typedRuns } from '../internal/typed-runs.js';
import { useLabels } from '../labels/index.js';

export interface TreeLineProps {
  row: TreeRow;
  /** Index of the row. */
  at: number;
  /** The row is the tree's tab stop. */
  isStop: boolean;
  machine: Tree;
  filter: string;
  count: string | undefined;
  /** Number of leaves in a group; undefined for a leaf. */
  leaves: number | undefined;
  checkedLeaves: number | undefined;
  measure: ((row: Element | null) => void) | undefined;
}

const aria = { on: true, off: false, mixed: 'mixed' } as const;

/** Row of a tree. A press on the row checks it, a press on its arrow opens it. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { row, at, isStop, machine, filter, measure } = props;
  const isGroup = row.isExpanded !== undefined;
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus({ preventScroll: true });
    if (target instanceof Element && target.closest('[data-open]')) machine.toggleOpen(row.id);
    else machine.toggleCheck(row.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around has the keys
    <div
      ref={measure}
      role="treeitem"
      data-index={at}
      tabIndex={isStop ? 0 : -1}
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.posInSet}
      aria-expanded={row.isExpanded}
      aria-checked={aria[row.check]}
      aria-disabled={row.disabled || undefined}
      className="hn-tree__row"
      onFocus={() => machine.focusOn(row.id)}
      onClick={onClick}
    >
      {Array.from({ length: row.level - 1 }, (_, step) => (
        <span key={step} className="hn-tree__indent" />
      ))}
      <span className="hn-tree__open" data-open={isGroup || undefined}>
        {isGroup && <Icon shape={chevronDownIcon} />}
      </span>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-hidden
        readOnly
        className="hn-checkbox__box"
        ref={(box) => {
          if (box) box.indeterminate = row.check === 'mixed';
        }}
        checked={row.check === 'on'}
        disabled={row.disabled}
      />
      <span className="hn-tree__label">
        {typedRuns(row.label, filter).map(({ text, isTyped }, step) => (isTyped ? <b key={step}>{text}</b> : text))}
      </span>{' '}
      <TreeCount {...props} />
    </div>
  );
});

function TreeCount({ count, leaves, checkedLeaves = 0 }: TreeLineProps) {
  const labels = useLabels();
  const ofLeaves =
    leaves === undefined
      ? undefined
      : checkedLeaves > 0
        ? labels.partOf(formatIndianNumber(checkedLeaves), formatIndianNumber(leaves))
        : formatIndianNumber(leaves);
  const words = count ?? ofLeaves;
  return words === undefined ? null : <bdi className="hn-tree__count">{words}</bdi>;
}
