import { anchorElement, linkOfClick, type DocumentLink } from '@headnote/core/content';
import { isPlainClick } from '../links/is-plain-click.js';
import {
  actReaderPath,
  bareActPath,
  caseDetailPath,
  caseReaderPath,
  registrationPath,
  resultsPath,
  type Encrypter,
} from '../links/links.js';
import { searchFor } from '../links/search-state.js';

/** Who follows the links, and how. */
interface Follower {
  readonly navigate: (path: string) => unknown;
  /** Query of the page, which the registration keeps. */
  readonly search: string;
  readonly codec: Encrypter;
  readonly isMember: boolean;
}

/** Handles the links inside a text. Returns a function that ends it. */
export function followLinks(element: HTMLElement, { navigate, search, codec, isMember }: Follower): () => void {
  const pathOf = (link: DocumentLink): string | undefined => {
    switch (link.kind) {
      case 'act':
        return isMember ? actReaderPath(link.actId, link.section) : bareActPath(codec, link.actId);
      case 'judgment':
        return isMember ? caseReaderPath(link.id) : caseDetailPath(codec, link.id);
      case 'advocate':
      case 'judge':
        if (!isMember) return registrationPath(search);
        return link.name === undefined ? undefined : resultsPath(codec, searchFor(`${link.kind}:"${link.name}"`));
      case 'login-prompt':
        return registrationPath(search);
      case 'page':
        return link.href;
      case 'section':
      case 'toggle':
      case 'external':
      case 'none':
        return undefined;
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = linkOfClick(event.composedPath(), element);
    if (link.kind === 'none' || link.kind === 'external' || !isPlainClick(event)) return;
    if (link.kind === 'section' && anchorElement(element, link.target)) return;
    event.preventDefault();
    if (link.kind === 'toggle') toggle(event, element, link.target);
    // The preview ends before the section: its end says how to read on.
    else if (link.kind === 'section') document.querySelector('.site-preview-end')?.scrollIntoView({ block: 'center' });
    const path = pathOf(link);
    if (path !== undefined) void navigate(path);
  };
  element.addEventListener('click', onClick);
  markToggles(element);
  return () => element.removeEventListener('click', onClick);
}

/** Tells assistive technology which links show and hide a block. All blocks are shown at first, as without script. */
function markToggles(element: HTMLElement): void {
  for (const marker of element.querySelectorAll('a[href^="#!toggle_"]')) {
    marker.setAttribute('role', 'button');
    marker.setAttribute('aria-expanded', 'true');
  }
}

function toggle(event: MouseEvent, element: HTMLElement, target: string): void {
  const block = anchorElement(element, target);
  if (!(block instanceof HTMLElement)) return;
  block.hidden = !block.hidden;
  const marker = event.composedPath().find((step) => step instanceof HTMLAnchorElement);
  marker?.setAttribute('aria-expanded', String(!block.hidden));
}
