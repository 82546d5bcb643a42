import type { CitedPlace, ProvisionPlace } from '@headnote/core/contract';
import type { Labels } from '@headnote/ui/labels';
import { treatmentLooks } from '@headnote/ui/treatment-flag';
import { actReaderPath, caseReaderPath } from '../links/links.js';
import { placeTitle, provisionTitle } from './citation-words.js';
import { messages } from './messages.js';

/** True when the citation gets a treatment mark: not when the text only refers to the case. */
const isMarked = ({ state, treatment, targets }: CitedPlace): boolean =>
  state === 'found' && (treatment !== 'referred' || targets[0]?.isOverruled === true);

/** Id of a place of the list, for links that jump to it. */
export const citedPlaceId = (index: number): string => `cite-${index}`;

/** The element around a citation in the text: a link, a button to choose, or words whose tooltip says why there is no link. */
export function citedElement(place: CitedPlace, labels: Labels): HTMLElement {
  const { state, targets } = place;
  const [target] = targets;
  const title = placeTitle(place, labels);
  if (state === 'found' && target) {
    const link = linkTo(caseReaderPath(target.id), title);
    if (target.isOverruled) link.classList.add('hn-cite--ended');
    if (isMarked(place)) mark(link, target.isOverruled ? 'overruled' : place.treatment);
    return link;
  }
  if (targets.length > 0) return chooseElement(title);
  const words = document.createElement('span');
  words.title = title;
  words.className = `hn-cite ${state === 'impossible' ? 'hn-cite--impossible' : 'hn-cite--absent'}`;
  return words;
}

/** Words that open a list of what they may mean. */
function chooseElement(title: string): HTMLElement {
  const words = document.createElement('span');
  words.title = title;
  words.className = 'hn-cite hn-cite--choose';
  // A real button is a box that does not break across lines.
  words.role = 'button';
  words.tabIndex = 0;
  words.ariaHasPopup = 'dialog';
  words.ariaExpanded = 'false';
  return words;
}

/**
 * The link around a provision in the text, or a button to choose where the text does not say which act it means; undefined when the
 * library does not contain the act.
 */
export function provisionElement(place: ProvisionPlace): HTMLElement | undefined {
  if (isOpen(place)) return chooseElement(messages.severalActs(place.canonical));
  if (place.actId === '') return undefined;
  const link = linkTo(actReaderPath(place.actId, place.anchor), provisionTitle(place));
  if (place.statusText !== '') link.classList.add('hn-cite--stale');
  return link;
}

/** True when the text does not say which act it means, and the library has one of them. */
export const isOpen = ({ alternatives }: ProvisionPlace): boolean => alternatives.some(({ actId }) => actId !== '');

function linkTo(href: string, title: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.title = title;
  link.className = 'hn-cite';
  return link;
}

/**
 * Draws the mark as a mask of a pseudo-element. An element of its own between the words would break them apart when the
 * reader copies them.
 */
function mark(link: HTMLElement, treatment: CitedPlace['treatment']): void {
  const { shape, role } = treatmentLooks[treatment];
  const fill = shape.fill ? `<path d="${shape.fill}" fill-rule="evenodd"/>` : '';
  const line = shape.line
    ? `<path d="${shape.line}" fill="none" stroke="black" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${fill}${line}</svg>`;
  link.classList.add('hn-cite--marked', `hn-cite--${role}`);
  link.style.setProperty('--hn-cite-mark', `url("data:image/svg+xml,${encodeURIComponent(image)}")`);
}
