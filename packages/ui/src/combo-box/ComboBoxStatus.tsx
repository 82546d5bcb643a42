import { formatIndianNumber } from '@headnote/core/format';
import type { ComboboxState } from '@headnote/core/machines';
import { useLabels } from '../labels/index.js';

/** Announces the state of the list to screen readers. */
export function ComboBoxStatus<T>({ state }: { state: ComboboxState<T> }) {
  const labels = useLabels();
  const count = state.options.length;
  const words = {
    idle: '',
    short: '',
    waiting: '',
    loading: labels.loading,
    content: labels.optionsFound(formatIndianNumber(count), count),
    empty: labels.nothingFound,
    error: labels.listFailed,
  };
  return <output className="hn-visually-hidden">{state.isOpen && words[state.phase]}</output>;
}
