import './jump.css';
import { Button } from '@headnote/ui/button';
import { Icon, listIcon } from '@headnote/ui/icon';
import { Suspense, type RefObject } from 'react';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { useLazySurface } from '../../shell/lazy/use-lazy-surface.js';
import type { CitationOf } from '../work/reader-document.js';
import { messages } from './messages.js';

export interface JumpBoxProps {
  readonly text: RefObject<HTMLDivElement | null>;
  /** Default: paragraphs have links only. */
  readonly citationOf?: CitationOf | undefined;
}

/** The list of places; its code is loaded on the way to its button. */
const lazyPlaces = lazyPart(async () => (await import('./JumpPopover.js')).JumpPopover);

/** Opens the places of a judgment: a paragraph by its number, opinions, headings, pages of the report. */
export function JumpBox({ text, citationOf }: JumpBoxProps) {
  const { isOpen, setOpen, anchorRef, trigger } = useLazySurface(lazyPlaces);
  return (
    <span ref={anchorRef} className="hn-floating-anchor">
      <Button {...trigger} variant="quiet" size="small" icon={<Icon shape={listIcon} size={16} />}>
        <span className="site-tools__word">{messages.jump}</span>
      </Button>
      <Suspense>
        {isOpen && (
          <lazyPlaces.Part text={text} citationOf={citationOf} anchorRef={anchorRef} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </span>
  );
}
