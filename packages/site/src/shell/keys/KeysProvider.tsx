import { useShortcutKey } from '@headnote/ui/hooks';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { KeysContext, type Keys, type Shortcut } from './keys-context.js';
import { areSingleKeysOn, rememberSingleKeys } from './single-keys.js';
import { lazyPart } from '../lazy/lazy-part.js';

const KeysDialog = lazyPart(async () => (await import('./KeysDialog.js')).KeysDialog).Part;

/** Lets the screens inside have single keys. `?` opens the list of them, with a switch that turns them all off. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  const [isOpen, setIsOpen] = useState(false);
  const [listed, setListed] = useState<readonly Shortcut[]>([]);
  const show = useCallback(() => setIsOpen(true), []);
  const list = useCallback((shortcuts: readonly Shortcut[]) => {
    setListed((others) => [...others, ...shortcuts]);
    return () => setListed((all) => all.filter((one) => !shortcuts.includes(one)));
  }, []);
  const keys = useMemo<Keys>(() => ({ areOn, show, list }), [areOn, show, list]);
  useShortcutKey('?', show, areOn);
  const change = (next: boolean) => {
    setAreOn(next);
    rememberSingleKeys(next);
  };
  return (
    <KeysContext value={keys}>
      {children}
      {isOpen && (
        <Suspense>
          <KeysDialog shortcuts={listed} areOn={areOn} onChange={change} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </KeysContext>
  );
}
