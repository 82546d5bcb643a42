import { formatIndianNumber } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { crossIcon, Icon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { FloatingSurface } from '../popover/FloatingSurface.js';
import type { SearchField } from '../search-box/index.js';
import { SuggestionRows } from './SuggestionRows.js';
import type { SuggestionRow } from './suggestion-row.js';
import { useFieldList, type FieldListOptions } from './use-field-list.js';

export interface SuggestionListProps extends Pick<FieldListOptions, 'load' | 'early' | 'onSearch'> {
  /** The search box, as it passes it to `suggestions`. */
  field: SearchField;
  /** Opens a row. */
  onPick: (row: SuggestionRow) => void;
  /** What to say when nothing was found for a text; undefined closes the list. */
  empty?: ((text: string) => ReactNode) | undefined;
}

/**
 * List below a search box: rows in groups, moved through with the arrow keys while the focus stays in the field. Enter opens a row;
 * without one it searches for the words. An older answer never replaces a newer one. Load it when the field gets the focus.
 *
 * - **Do** put the group first that the text names.
 * - **Don’t** use it to fill a field: that is `ComboBox`.
 */
export function SuggestionList({ field, load, early, onPick, onSearch, empty }: SuggestionListProps) {
  const { setText, inputRef, boxRef, helpId } = field;
  const labels = useLabels();
  const onFill = ({ fill }: SuggestionRow) => {
    setText(fill);
    inputRef.current?.focus();
  };
  const { machine, state, isShown, listId, idOf } = useFieldList({
    field,
    load,
    early,
    onPick,
    onFill,
    onSearch,
    isShown: ({ options, phase, query }) =>
      options.length > 0 ||
      (query !== '' && (phase === 'waiting' || phase === 'loading')) ||
      (phase === 'empty' && empty?.(query) !== undefined),
  });
  const { options, phase, query, active } = state;
  const isLoading = phase === 'waiting' || phase === 'loading';
  const groups = new Set(options.map(({ group }) => group)).size;
  const pick = (row: SuggestionRow) => {
    machine.close();
    onPick(row);
  };
  return (
    <>
      <output className="hn-visually-hidden">
        {isShown &&
          phase === 'content' &&
          labels.rowsInGroups(formatIndianNumber(options.length), options.length, groups)}
        {isShown && phase === 'empty' && labels.nothingFound}
      </output>
      {isShown && (
        <FloatingSurface
          anchorRef={boxRef}
          onClose={machine.close}
          className="hn-suggestions"
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <button type="button" tabIndex={-1} className="hn-suggestions__close" onClick={machine.close}>
            <Icon shape={crossIcon} size={14} />
            {labels.close}
          </button>
          {options[0]?.notice && <div className="hn-suggestions__notice">{options[0].notice}</div>}
          <div
            id={listId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows are links, in groups with headings
            role="listbox"
            tabIndex={-1}
            aria-label={labels.suggestions}
            aria-busy={isLoading}
          >
            <SuggestionRows
              rows={options}
              typed={query}
              active={active}
              idOf={idOf}
              onPoint={machine.point}
              onPick={pick}
              onFill={onFill}
            />
          </div>
          {isLoading && options.length === 0 && <LoadingRows />}
          {phase === 'empty' && <div className="hn-suggestions__empty">{empty?.(query)}</div>}
          <Foot helpId={helpId} />
        </FloatingSurface>
      )}
    </>
  );
}

/** The shape of three rows; a style sheet shows it only after 120 ms. */
function LoadingRows() {
  return (
    <div className="hn-suggestions__loading" aria-hidden="true">
      {['72%', '60%', '66%'].map((width) => (
        <div key={width} className="hn-suggestions__bones">
          <span className="hn-bone" style={{ inlineSize: width }} />
          <span className="hn-bone" />
        </div>
      ))}
    </div>
  );
}

function Foot({ helpId }: { helpId: string | undefined }) {
  const { listKeys, searchHelp } = useLabels();
  return (
    <div className="hn-suggestions__foot">
      <span aria-hidden="true" className="hn-suggestions__keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {listKeys.choose} <kbd>↵</kbd> {listKeys.open} <kbd>→</kbd> {listKeys.fill} <kbd>Esc</kbd>{' '}
        {listKeys.close}
      </span>
      {helpId && (
        <button type="button" tabIndex={-1} className="hn-suggestions__help" popoverTarget={helpId}>
          {searchHelp}
        </button>
      )}
    </div>
  );
}
