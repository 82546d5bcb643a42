import { headnotePage } from '../element/page.js';

/** Report about the widgets of a page, for its owner. */
export interface Diagnosis {
  readonly version: string;
  /** The library that serves code and data. */
  readonly origin: string;
  /** Number of script tags with the loader; there should be one. */
  readonly scripts: number;
  readonly portalKey: 'set' | 'missing';
  /** The widgets on the page, and whether their code is loaded. */
  readonly widgets: readonly { readonly tag: string; readonly isAlive: boolean }[];
  /** Requests to the library that failed or were blocked. */
  readonly refused: readonly string[];
  /** What to change, one sentence each. */
  readonly advice: readonly string[];
}

/** Checks the page and returns what to change. */
export function diagnose(): Diagnosis {
  const page = headnotePage();
  const origin = new URL(page?.folder ?? location.href).origin;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/widgets.js"]')].map(({ src }) => src);
  const portalKey = page?.script['portal'] ? 'set' : 'missing';
  const tags = [...document.querySelectorAll('headnote-latest-cases,[data-headnote-widget]')];
  const widgets = tags.map((tag) => ({
    tag:
      tag.localName === 'div' ? `div[data-headnote-widget=${tag.getAttribute('data-headnote-widget')}]` : tag.localName,
    isAlive: Boolean((tag.localName === 'div' ? tag.firstElementChild : tag)?.shadowRoot),
  }));
  const refused = performance
    .getEntriesByType('resource')
    // The browser hides the status of plain script tags, which would look refused.
    .filter(({ name }) => name.startsWith(origin) && !scripts.includes(name))
    .filter((entry) => isRefused(entry as PerformanceResourceTiming))
    .map((entry) => entry.name);
  const advice = [
    portalKey === 'missing' && 'Give the script tag data-portal with the key of your portal.',
    scripts.length > 1 && `The loader is on the page ${scripts.length} times; keep one script tag.`,
    tags.length === 0 && 'There is no widget on this page: add <headnote-latest-cases>.',
    refused.length > 0 && `Allow ${origin} in script-src and connect-src of the page's content security policy.`,
  ].filter((line) => line !== false);
  return { version: page?.version ?? '', origin, scripts: scripts.length, portalKey, widgets, refused, advice };
}

function isRefused({ responseStatus, transferSize, decodedBodySize }: PerformanceResourceTiming): boolean {
  return responseStatus >= 400 || (responseStatus === 0 && transferSize === 0 && decodedBodySize === 0);
}
