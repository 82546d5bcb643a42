import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

/** One tab. `count` stands behind the label in small figures. */
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
  /** Ids are made from it: `<idBase>-<tab>` for a tab, `<idBase>-panel` for the panel it controls. */
  readonly idBase: string;
  readonly onSelect: (id: Id) => void;
}

/**
 * A row of tabs after the ARIA pattern: one stop in the tab order, arrow keys, Home and End move and select.
 * It moves the focus itself and never asks which element has it, so it works inside a shadow root.
 */
export function TabList<Id extends string>({ label, items, selected, idBase, onSelect }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const choose = (index: number): void => {
    const item = items[(index + items.length) % items.length];
    if (!item) return;
    onSelect(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(item)]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = items.findIndex((item) => item.id === selected);
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') choose(at + onward);
    else if (event.key === 'ArrowLeft') choose(at - onward);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="hnw-tabs" part="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idBase}-${item.id}`}
          className="hnw-tab"
          part="tab"
          aria-selected={item.id === selected}
          aria-controls={item.id === selected ? `${idBase}-panel` : undefined}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          <span className="hnw-tab-label" data-text={item.label}>
            {item.label}
          </span>
          {item.count && <span className="hnw-count"> {item.count}</span>}
        </button>
      ))}
    </div>
  );
}
