import { useEffect, type RefObject } from 'react';
import { isTyping } from '../internal/is-typing.js';

/** Where the keys of a list work: while the focus is inside it, anywhere on the page, or not at all. */
export type RowKeys = 'list' | 'page' | 'off';

/**
 * `j` and `k` move the focus to the next and the previous row, `x` toggles the row's check box. Ignores keys typed into a
 * field and keys pressed with Control, Alt or Command.
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
  if (key === 'j') return focusRow(rows[at + 1]);
  if (key === 'k') return focusRow(rows[at === -1 ? 0 : at - 1]);
  if (key !== 'x') return false;
  const box = rows[at]?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.click();
  return Boolean(box);
}

function focusRow(row: Element | undefined): boolean {
  const link = row?.querySelector<HTMLElement>('.hn-row__title > a');
  link?.focus();
  return Boolean(link);
}
