import { useEffect, type RefObject } from 'react';
import { isTyping } from '../internal/is-typing.js';

/** Where the keys of a list work: while the focus is inside it, anywhere on the page, or not at all. */
export type RowKeys = 'list' | 'page' | 'off';

/**
 * `j` and `k` move the focus to the next and the previous row, `o` opens the row, `x` toggles its check box. Without the
 * focus in the list, `j` and `k` begin at the first row that is in view. Ignores keys typed into a field and keys pressed
 * with Control, Alt or Command.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys: RowKeys): void {
  useEffect(() => {
    const element = list.current;
    if (!element || keys === 'off') return;
    const target = keys === 'page' ? document : element;
    const onKeyDown = (event: Event) => {
      if (event instanceof KeyboardEvent && isForRows(event) && act(element, event.key)) event.preventDefault();
    };
    target.addEventListener('keydown', onKeyDown);
    return () => target.removeEventListener('keydown', onKeyDown);
  }, [list, keys]);
}

function isForRows(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return false;
  return !isTyping(event);
}

function act(list: HTMLElement, key: string): boolean {
  const rows = [...list.querySelectorAll(':scope > li')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'k') return focusRow(at === -1 ? firstInView(rows) : rows[key === 'j' ? at + 1 : at - 1]);
  if (key === 'o') return openRow(rows[at]);
  if (key !== 'x') return false;
  const box = rows[at]?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.click();
  return Boolean(box);
}

function firstInView(rows: readonly Element[]): Element | undefined {
  return rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];
}

function linkOf(row: Element | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('.hn-row__title > a');
}

function focusRow(row: Element | undefined): boolean {
  const link = linkOf(row);
  link?.focus();
  return Boolean(link);
}

function openRow(row: Element | undefined): boolean {
  const link = linkOf(row);
  link?.click();
  return Boolean(link);
}
