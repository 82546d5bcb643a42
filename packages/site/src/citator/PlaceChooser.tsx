import './place-chooser.css';
import type { CitedPlace } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Popover } from '@headnote/ui/popover';
import { useEffect, useMemo } from 'react';
import { briefLine } from './citation-words.js';
import { messages } from './messages.js';
import { TargetList } from './TargetList.js';

/** A citation that the reader pressed. */
export interface ChosenPlace {
  readonly place: CitedPlace;
  /** Its words in the text. */
  readonly at: HTMLElement;
}

/** The judgments that a citation may mean, in a popover at its words. */
export function PlaceChooser({ chosen, onClose }: { chosen: ChosenPlace; onClose: () => void }) {
  const { place, at } = chosen;
  const { state, targets, reason, text } = place;
  const anchor = useMemo(() => ({ current: at }), [at]);
  useEffect(() => {
    at.setAttribute('aria-expanded', 'true');
    return () => at.setAttribute('aria-expanded', 'false');
  }, [at]);
  return (
    <Popover
      anchorRef={anchor}
      isOpen
      onOpenChange={onClose}
      label={messages.chooser(text, messages.states[state])}
      className="site-chooser hn-no-print"
    >
      <strong>{messages.states[state]}</strong>
      <p className="site-chooser__text">{reason || messages.sentences[state]}</p>
      <TargetList targets={targets} lineOf={briefLine} />
      <Button variant="quiet" size="small" className="site-chooser__close" onClick={onClose}>
        {messages.close}
      </Button>
    </Popover>
  );
}
