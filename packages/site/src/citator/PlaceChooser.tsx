import './place-chooser.css';
import type { CitedPlace, ProvisionPlace } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Popover } from '@headnote/ui/popover';
import { useEffect, useMemo } from 'react';
import { briefLine } from './citation-words.js';
import { messages } from './messages.js';
import { MeaningList } from './MeaningList.js';
import { TargetList } from './TargetList.js';

/** A citation that the reader pressed. */
export interface ChosenPlace {
  readonly place: CitedPlace | ProvisionPlace;
  /** Its words in the text. */
  readonly at: HTMLElement;
}

/** The judgments or provisions that a citation may mean, in a popover at its words. */
export function PlaceChooser({ chosen, onClose }: { chosen: ChosenPlace; onClose: () => void }) {
  const { place, at } = chosen;
  const { text } = place;
  const isProvision = 'alternatives' in place;
  const state = isProvision ? 'ambiguous' : place.state;
  const words = isProvision ? messages.severalActs(place.canonical) : place.reason || messages.sentences[state];
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
      <p className="site-chooser__text">{words}</p>
      {isProvision ? (
        <MeaningList meanings={place.alternatives} />
      ) : (
        <TargetList targets={place.targets} lineOf={briefLine} />
      )}
      <Button variant="quiet" size="small" className="site-chooser__close" onClick={onClose}>
        {messages.close}
      </Button>
    </Popover>
  );
}
