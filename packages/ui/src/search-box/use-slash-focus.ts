import type { RefObject } from 'react';
import { useShortcutKey } from '../hooks/use-shortcut-key.js';

/** Focuses the field when the reader presses `/` outside any other field. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useShortcutKey(
    '/',
    () => {
      field.current?.focus();
      field.current?.select();
    },
    isOn,
  );
}
