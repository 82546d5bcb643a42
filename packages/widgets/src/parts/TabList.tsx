import type { KeyboardEvent } from 'react';
import { box } from './box.js';

/** One tab. `count` is shown after the label in small figures. */
export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: string | undefined;
}

/** Properties of TabList. */
export interface TabListProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  /** Prefix of ids: `<idBase>-<tab>` for a tab, `<idBase>-panel` for the panel. */
  readonly idBase: string;
  readonly onSelect: (id: Id) => void;
}

/**
 * A row of tabs that follows the ARIA pattern: one stop in the tab order; arrow keys, Home and End move and select. It
 * never reads which element has focus, so it works inside a shadow root.
 */
export function TabList<Id extends string>({ label, items, selected, idBase, onSelect }: TabListProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const list = event.currentTarget;
    const at = items.findIndex(({ id }) => id === selected);
    const onward = list.matches(':dir(rtl)') ? -1 : 1;
    const to = { ArrowRight: at + onward, ArrowLeft: at - onward, Home: 0, End: -1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const index = (to + items.length) % items.length;
    const tab = list.children[index] as HTMLElement;
    tab.click();
    tab.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have focus, one at a time
    <div {...box('tabs')} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ id, label: text, count }) => (
        <button
          key={id}
          {...box('tab')}
          type="button"
          role="tab"
          id={`${idBase}-${id}`}
          aria-selected={id === selected}
          aria-controls={`${idBase}-panel`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          <span {...box('label')} data-text={text}>
            {text}
          </span>
          {count && (
            <span {...box('count')}>
              {' '}
              <bdi>{count}</bdi>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
