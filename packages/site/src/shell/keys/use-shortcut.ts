import { useShortcutKey } from '@headnote/ui/hooks';
import { use, useEffect } from 'react';
import { KeysContext, type Shortcut } from './keys-context.js';

/** A single key of this screen. It is listed with its label, and does nothing while single keys are switched off. */
export function useShortcut({ key, label }: Shortcut, run: () => void): void {
  const { areOn, list } = use(KeysContext);
  useShortcutKey(key, run, areOn);
  useEffect(() => list([{ key, label }]), [list, key, label]);
}

/** Lists keys that a part of this screen handles itself. Returns whether they may work. */
export function useListedKeys(shortcuts: readonly Shortcut[]): boolean {
  const { areOn, list } = use(KeysContext);
  useEffect(() => list(shortcuts), [list, shortcuts]);
  return areOn;
}
