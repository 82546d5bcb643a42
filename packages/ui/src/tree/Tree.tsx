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
import { useTwinsWarning } from './use-twins-warning.js';

export interface TreeProps {
  /** Name of the tree, for example `Courts`. */
  label: string;
  /** For example `treeOfCourts(groups)`. The same list again changes nothing. */
  nodes: readonly TreeNode[];
  /** What is checked, when the caller keeps it. */
  values?: readonly string[] | undefined;
  /** What is checked at first. */
  defaultValues?: readonly string[] | undefined;
  /** Called with the values of all checked leaves, in the order of the tree. */
  onValuesChange?: ((values: readonly string[]) => void) | undefined;
  /** Ids of the groups open at first. */
  defaultExpanded?: readonly string[] | undefined;
  /** A field that shows only what holds its words, and checks for all that is shown. Default true. */
  hasFind?: boolean | undefined;
  /** What stands at the end of a row, already written out, for example how many judgments a court has. */
  countOf?: ((id: string) => string | undefined) | undefined;
  /** The nodes are on their way, or did not come. */
  status?: 'loading' | 'error' | undefined;
  onRetry?: (() => void) | undefined;
  /** Name of the hidden field that a form sends: the checked values, comma separated. */
  name?: string | undefined;
  /** Time, for letters typed to find a row; that of the page by default. */
  clock?: MachineClock | undefined;
  className?: string | undefined;
}

/**
 * A tree with a check before each row: a group is checked with all in it, and mixed where only part of it is. Arrow keys
 * move, open and close, Space checks, typed letters find. Only rows in view are drawn.
 */
export function Tree(props: TreeProps) {
  const { label, nodes, values, hasFind = true, status, onRetry, name, className } = props;
  const labels = useLabels();
  const [machine, state] = useMachine<TreeState, TreeMachine>(() =>
    createTree({ nodes, values: values ?? props.defaultValues, expanded: props.defaultExpanded, clock: props.clock }),
  );
  useTwinsWarning(state.index);
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would come with a legend to be seen
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
