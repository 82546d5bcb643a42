import type { MenuProps } from '@headnote/ui/menu';
import { cloneElement, Suspense, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { lazyPart } from './lazy-part.js';

const { Part: Menu, load } = lazyPart(async () => (await import('@headnote/ui/menu')).Menu);

export type LazyMenuProps = Omit<MenuProps, 'defaultOpen'>;

/** A menu whose code is loaded on the way to its button. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [opened, setOpened] = useState<'by-pointer' | 'by-key'>();
  const anchor = useRef<HTMLSpanElement>(null);
  // A failure is reported when the menu opens.
  const prepare = () => void load().catch(() => undefined);
  const first = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // A click without a pointer comes from Enter or Space.
    onClick: ({ detail }: MouseEvent) => setOpened(detail === 0 ? 'by-key' : 'by-pointer'),
  });
  return (
    <span ref={anchor}>
      {opened === undefined ? (
        first
      ) : (
        <Suspense fallback={first}>
          <Menu {...menu} defaultOpen={opened === 'by-pointer'} trigger={trigger} />
          {opened === 'by-key' && <OpenByKey anchor={anchor} />}
        </Suspense>
      )}
    </span>
  );
}

/** Repeats the key press that came before the menu: its first entry gets the focus. */
function OpenByKey({ anchor }: { readonly anchor: RefObject<HTMLSpanElement | null> }) {
  useLayoutEffect(() => {
    const trigger = anchor.current?.querySelector('button');
    trigger?.focus();
    trigger?.click();
  }, [anchor]);
  return null;
}
