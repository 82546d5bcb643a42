import './copy.css';
import type { CaseRecord } from '@headnote/core/contract';
import type { CitedLater } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { Suspense, useEffect, useState, type RefObject } from 'react';
import { readCopiedPassage } from '../../document/copied-passage.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { useLazySurface } from '../../shell/lazy/use-lazy-surface.js';
import { useShortcut } from '../../shell/keys/use-shortcut.js';
import type { Selected } from './cite-passage.js';
import { messages } from './messages.js';

export interface CopyPassageProps {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly record: Partial<CaseRecord>;
  /** What a later judgment says against the case. */
  readonly later: CitedLater | undefined;
}

/** The ways to copy; their code is loaded on the way to their button. */
const lazyPassage = lazyPart(async () => (await import('./PassagePopover.js')).PassagePopover);

/** Milliseconds after the last change of a selection. */
const REST_MS = 350;

/** A button at the end of selected words, and the key `c`, that open the ways to copy them with their source. */
export function CopyPassage({ text, record, later }: CopyPassageProps) {
  const { isOpen, setOpen, anchorRef: anchor, trigger } = useLazySurface(lazyPassage);
  const [selected, setSelected] = useState<Selected>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (anchor.current?.contains(document.activeElement)) return;
      const root = text.current;
      setSelected(root ? readSelected(root, { record, later }) : undefined);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    };
    document.addEventListener('selectionchange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, [text, record, later, anchor]);

  useShortcut({ key: 'c', label: messages.action }, () => {
    if (selected) setOpen(true);
  });
  if (!selected) return null;
  const { x, y } = selected.at;
  return (
    <span ref={anchor} className="site-copy hn-no-print" style={{ insetInlineStart: x, insetBlockStart: y }}>
      <Button {...trigger} size="small" icon={<Icon shape={copyIcon} size={16} />} aria-keyshortcuts="c">
        {messages.action}
      </Button>
      <Suspense>
        {isOpen && <lazyPassage.Part selected={selected} anchorRef={anchor} onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
}

/** Room that the button needs at the right edge, in px. */
const BUTTON = 200;

function readSelected(root: HTMLElement, source: Pick<CopyPassageProps, 'record' | 'later'>): Selected | undefined {
  const selection = document.getSelection();
  const passage = readCopiedPassage(root, selection);
  if (!passage || !selection) return undefined;
  const range = selection.getRangeAt(0);
  const last = [...range.getClientRects()].at(-1);
  if (!last) return undefined;
  const x = Math.max(8, Math.min(last.right, document.documentElement.clientWidth - BUTTON));
  const y = Math.max(60, Math.min(last.bottom + 8, window.innerHeight - 120));
  return { ...source, passage, root, range: range.cloneRange(), at: { x, y } };
}
