import { formatIndianNumber } from '@headnote/core/format';
import type { Tree, TreeState } from '@headnote/core/machines';
import type { KeyboardEvent } from 'react';
import { Button } from '../button/index.js';
import { useLabels } from '../labels/index.js';
import { TextField } from '../text-field/index.js';

/** Header of a tree: filter field, number of checked leaves, and buttons for all visible leaves. */
export function TreeHead({ machine, state }: { machine: Tree; state: TreeState }) {
  const labels = useLabels();
  const leaves = state.index.nodes.filter(({ value }) => value !== undefined).length;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isClear = event.key === 'Escape' && state.filter !== '';
    if (isClear) machine.setFilter('');
    if (event.key === 'ArrowDown') {
      event.currentTarget.closest('.hn-tree')?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
    }
    // The filter is not a form value, so Enter must not submit a surrounding form.
    if (isClear || event.key === 'ArrowDown' || event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className="hn-tree__head">
      <TextField
        label={labels.findInTree}
        type="search"
        value={state.filter}
        onChange={(event) => machine.setFilter(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
      />
      <div className="hn-tree__summary">
        <output className="hn-figures">
          <bdi>{labels.checkedOf(formatIndianNumber(state.values.length), formatIndianNumber(leaves))}</bdi>
        </output>
        <Button variant="quiet" size="small" onClick={machine.checkAll}>
          {labels.checkAll}
        </Button>
        <Button variant="quiet" size="small" onClick={machine.uncheckAll}>
          {labels.uncheckAll}
        </Button>
      </div>
    </div>
  );
}
