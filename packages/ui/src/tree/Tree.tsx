import {
  createTree,
  type MachineClock,
  type Tree as TreeMachine,
  type TreeNode,
  type TreeState,
} from '@headnote/core/machines';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../internal/cx.js';
import { ListFailed, ListLoading } from '../internal/ListNotice.js';
import { useMachine } from '../internal/use-machine.js';
import { useLabels } from '../labels/index.js';
import { TreeHead } from './TreeHead.js';
import { TreeRows } from './TreeRows.js';
import { useDuplicatesWarning } from './use-duplicates-warning.js';

export interface TreeProps {
  /** Accessible name of the tree, for example `Courts`. */
  label: string;
  /** Nodes of the tree, for example `treeOfCourts(groups)`. Pass the same list again to avoid work. */
  nodes: readonly TreeNode[];
  /** Checked values, for a controlled tree. */
  values?: readonly string[] | undefined;
  /** Values that are checked at first. Default none. */
  defaultValues?: readonly string[] | undefined;
  /** Called with the values of all checked leaves, in tree order. */
  onValuesChange?: ((values: readonly string[]) => void) | undefined;
  /** Ids of the groups that are open at first. Default none. */
  defaultExpanded?: readonly string[] | undefined;
  /** Shows a field that filters the tree, and buttons that check all visible leaves. Default `true`. */
  hasFind?: boolean | undefined;
  /** Returns the formatted text at the end of a row, for example the number of judgments of a court. */
  countOf?: ((id: string) => string | undefined) | undefined;
  /** The nodes are loading, or failed to load. */
  status?: 'loading' | 'error' | undefined;
  /** Called when the reader presses Try again. */
  onRetry?: (() => void) | undefined;
  /** Name of a hidden input that submits the checked values, separated by commas. */
  name?: string | undefined;
  /** Clock for finding rows by typed letters. Default: the clock of the page. */
  clock?: MachineClock | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Tree with check boxes. Checking a group checks everything in it; a partly checked group is mixed. Arrow keys move,
 * open and close, Space checks, letters find rows. Only visible rows are rendered.
 *
 * - **Do** show counts, and open the group that readers use most.
 * - **Don’t** use it for fewer than about ten options: those are check boxes.
 */
export function Tree(props: TreeProps) {
  const { label, nodes, values, hasFind = true, status, onRetry, name, className } = props;
  const labels = useLabels();
  const [machine, state] = useMachine<TreeState, TreeMachine>(() =>
    createTree({ nodes, values: values ?? props.defaultValues, expanded: props.defaultExpanded, clock: props.clock }),
  );
  useDuplicatesWarning(state.index);
  useEffect(() => machine.setNodes(nodes), [machine, nodes]);
  useEffect(() => {
    if (values) machine.setValues(values);
  }, [machine, values]);
  const tell = useEffectEvent((next: readonly string[]) => props.onValuesChange?.(next));
  const told = useRef(state.values);
  useEffect(() => {
    if (told.current.join() === state.values.join()) return;
    told.current = state.values;
    tell(state.values);
  }, [state.values]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset needs a visible legend
    <div className={cx('hn-tree', className)} role="group" aria-label={label}>
      {name && <input type="hidden" name={name} value={state.values.join()} />}
      {!status && hasFind && <TreeHead machine={machine} state={state} />}
      {status === 'loading' && (
        <>
          <output className="hn-visually-hidden">{labels.loading}</output>
          <ListLoading />
        </>
      )}
      {status === 'error' && <ListFailed onRetry={onRetry} />}
      {!status && <TreeRows label={label} machine={machine} state={state} countOf={props.countOf} />}
    </div>
  );
}
