import type { PlainIndex } from '@headnote/core/content';
import { wrapPlaces } from '@headnote/core/content/browser';
import type { CitedPlace, JudgmentCitations, ProvisionPlace } from '@headnote/core/contract';
import { useLabels } from '@headnote/ui/labels';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../links/is-plain-click.js';
import { citedElement, citedPlaceId, isOpen, provisionElement } from './place-element.js';

/** A text and the citations in it. */
export interface CitedPlacesOptions {
  readonly text: RefObject<HTMLDivElement | null>;
  /** The index of the sanitised HTML in `text`. */
  readonly index: () => PlainIndex;
  readonly citations: JudgmentCitations | undefined;
  /** Called when the reader presses a citation that may mean several judgments, or a provision that may be of several acts. */
  readonly onChoose: (place: CitedPlace | ProvisionPlace, at: HTMLElement) => void;
}

/**
 * Turns the citations and provisions in a text into links. It wraps the words already in the page, so selections and jump
 * targets survive. A place whose words differ from the page gets no link.
 */
export function useCitedPlaces({ text, index, citations, onChoose }: CitedPlacesOptions): void {
  const labels = useLabels();
  const navigate = useNavigate();
  /** The text that the page shows. */
  const shown = useRef<() => PlainIndex>(undefined);

  useLayoutEffect(() => {
    const root = text.current;
    // A reader cannot have selected anything in a text that appears together with its citations.
    const isNew = shown.current !== index;
    shown.current = index;
    if (!root || !citations) return;
    const { locate } = index();
    const { cites, provisions } = citations;
    // Of a citation and a provision that overlap, the first one wins.
    const places = [...cites, ...provisions].map((place) => {
      const position = locate(place);
      const isProvision = !('state' in place);
      if (!position || (isProvision && place.actId === '' && !isOpen(place))) return undefined;
      return { ...position, text: place.text };
    });
    const create = (index: number, part: number): HTMLElement => {
      const cite = cites[index];
      const provision = provisions[index - cites.length];
      const element = cite ? citedElement(cite, labels) : provision && provisionElement(provision);
      const words = element ?? document.createElement('span');
      if (cite ?? (provision && isOpen(provision))) words.dataset['cite'] = String(index);
      else if (provision) words.dataset['provision'] = String(index - cites.length);
      if (cite && part === 0) words.id = citedPlaceId(index);
      if (part > 0) {
        words.tabIndex = -1;
        words.classList.remove('hn-cite--marked');
      }
      return words;
    };
    return wrapPlaces(root, places, create, { isNew }).undo;
  }, [text, index, citations, labels]);

  useEffect(() => {
    const root = text.current;
    if (!root || !citations) return;
    const choose = (target: Element): boolean => {
      const words = target.closest<HTMLElement>('.hn-cite--choose');
      const chosen = Number(words?.dataset['cite'] ?? -1);
      const place = citations.cites[chosen] ?? citations.provisions[chosen - citations.cites.length];
      if (!words || !place) return false;
      onChoose(place, words);
      return true;
    };
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (choose(target)) return;
      const link = target.closest<HTMLAnchorElement>('a.hn-cite');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.hash);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (choose(event.target as Element)) event.preventDefault();
    };
    root.addEventListener('click', onClick);
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('click', onClick);
      root.removeEventListener('keydown', onKey);
    };
  }, [text, citations, navigate, onChoose]);
}
