import { Checkbox } from '@headnote/ui/checkbox';
import { messages } from './messages.js';
import type { Selection } from './use-selection.js';

/** Selects every row of the page, or none. */
export function SelectAll({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
  const isAll = ids.length > 0 && ids.every((id) => selection.ids.includes(id));
  return (
    <Checkbox
      className="site-results__all hn-no-print"
      label={<span className="hn-visually-hidden">{messages.selectAll}</span>}
      checked={isAll}
      onChange={() => selection.set(isAll ? [] : ids)}
    />
  );
}
