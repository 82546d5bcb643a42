import type { CitedPlace } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { crossIcon, Icon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { useLayoutEffect, useRef } from 'react';
import { caseReaderPath } from '../../app/links.js';
import { briefLine, stateNames, stateSentences } from './citation-words.js';

/** A citation that was pressed. */
export interface AskedPlace {
  readonly place: CitedPlace;
  /** The words in the text. */
  readonly at: HTMLElement;
}

/** Space to the edges of the window and to the words. */
const GAP = 8;

/** The judgments that a citation may mean, under its words. Esc, a press elsewhere and Close end it. */
export function PlaceChooser({ asked, onClose }: { asked: AskedPlace; onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null);
  const { place, at } = asked;
  const { state, targets, reason, text } = place;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    at.setAttribute('aria-expanded', 'true');
    element.showPopover();
    const words = at.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const below = words.bottom + GAP;
    const top = below + height > window.innerHeight ? Math.max(GAP, words.top - GAP - height) : below;
    element.style.left = `${Math.max(GAP, Math.min(words.left, window.innerWidth - width - GAP))}px`;
    element.style.top = `${top}px`;
    element.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      // A press on another thing keeps the focus it gave.
      if (document.activeElement === document.body || element.contains(document.activeElement)) at.focus();
      onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') element.hidePopover();
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKey);
    return () => {
      at.setAttribute('aria-expanded', 'false');
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKey);
    };
  }, [at, onClose]);

  return (
    <dialog ref={box} popover="auto" aria-label={`${text}: ${stateNames[state]}`} className="site-chooser">
      <div className="site-chooser__head">
        <strong>{stateNames[state]}</strong>
        <Button
          variant="quiet"
          size="small"
          aria-label="Close"
          icon={<Icon shape={crossIcon} size={14} />}
          onClick={() => box.current?.hidePopover()}
        />
      </div>
      <p className="site-chooser__text">{reason || stateSentences[state]}</p>
      <ul className="site-list site-citator__targets">
        {targets.map((target) => (
          <li key={target.id}>
            <TextLink href={caseReaderPath(target.id)}>{target.title}</TextLink>
            <span className="site-citator__line">{briefLine(target)}</span>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
