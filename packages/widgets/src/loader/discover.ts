import type { Settings } from '../element/page.js';
import { MOST_ATTEMPTS, type CodeFetcher } from './fetch-code.js';

/** Names without prefix of the widgets that this loader knows. */
const widgets = ['latest-cases'];

/** Widgets load when they come this near to the screen, so that they are there when the reader is. */
const NEAR = '400px';

const RETRY_AFTER_MS = 4000;

/** A widget's tag, or the div that stands for one. */
export type Tag = HTMLElement & { destroy?(): void };

/** The widgets of the page. */
export interface Discovery {
  /** Looks for widgets that are not known yet. */
  scan(): void;
  /** Takes widgets away, those in `part` or all, and shows their fallbacks. */
  destroy(part?: ParentNode): void;
}

/** Selects every widget: tags, and divs for systems that strip unknown tags. */
const selector = widgets.map((name) => `headnote-${name},[data-headnote-widget=${name}]`).join();

/** Watches the page for widgets and has their code fetched when they come near the screen. */
export function discover(code: CodeFetcher, script: Settings): Discovery {
  const seen = new WeakSet<Element>();

  const wake = (tag: Tag): void => {
    const inDiv = tag.dataset['headnoteWidget'];
    const widget = inDiv ?? tag.localName.slice(9);
    code.fetch(widget).then(
      () => {
        if (!inDiv || tag.querySelector('headnote-' + widget)) return;
        const element = document.createElement('headnote-' + widget);
        element.append(...tag.childNodes);
        tag.append(element);
      },
      () => {
        const detail = { widget, code: 'network' };
        tag.dispatchEvent(new CustomEvent('headnote-error', { bubbles: true, composed: true, detail }));
        if (code.failures < MOST_ATTEMPTS) setTimeout(wake, RETRY_AFTER_MS, tag);
      },
    );
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        wake(target as Tag);
      }
    },
    { rootMargin: NEAR },
  );

  const scan = (): void => {
    for (const tag of document.querySelectorAll<Tag>(selector)) {
      if (seen.has(tag)) continue;
      seen.add(tag);
      if ((tag.getAttribute('loading') ?? tag.dataset['loading'] ?? script['loading']) === 'eager') wake(tag);
      else near.observe(tag);
    }
  };

  new MutationObserver(scan).observe(document, { childList: true, subtree: true });
  scan();

  return {
    scan,
    destroy(part = document) {
      for (const tag of part.querySelectorAll<Tag>(selector)) {
        near.unobserve(tag);
        tag.destroy?.();
      }
    },
  };
}
