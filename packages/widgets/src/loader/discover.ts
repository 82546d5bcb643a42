import type { Settings } from '../element/page.js';
import { widgetNames } from '../widget-names.js';

/** Distance to the screen at which widgets load, so that they are ready when the reader arrives. */
const NEAR = '400px';

/** A widget's tag, or a div with `data-headnote-widget`. */
export type Tag = HTMLElement & { destroy?(): void };

/** The widgets of the page. */
export interface Discovery {
  /** Looks for new widgets. */
  readonly scan: () => void;
  /** Removes the widgets in `part` and `part` itself, or all, and shows their fallbacks. Widgets without code yet are not loaded. */
  readonly destroy: (part?: Node) => void;
}

/** Selects every widget: tags, and divs for systems that remove unknown tags. */
const selector = widgetNames.map((name) => `headnote-${name},[data-headnote-widget=${name}]`).join();

/** Watches the page for widgets and fetches their code when they come near the screen. */
export function discover(fetchCode: (name: string) => Promise<unknown>, script: Settings): Discovery {
  const seen = new WeakSet<Element>();

  const wake = (tag: Tag): void => {
    const inDiv = tag.dataset['headnoteWidget'];
    const name = inDiv ? `headnote-${inDiv}` : tag.localName;
    const widget = name.slice(9);
    fetchCode(widget).then(
      () => {
        if (!inDiv || tag.querySelector(name)) return;
        const element = document.createElement(name);
        element.append(...tag.childNodes);
        tag.append(element);
      },
      () =>
        tag.dispatchEvent(new CustomEvent('headnote-error', { bubbles: true, detail: { widget, code: 'network' } })),
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
      for (const tag of document.querySelectorAll<Tag>(selector)) {
        if (!part.contains(tag)) continue;
        near.unobserve(tag);
        tag.destroy?.();
      }
    },
  };
}
