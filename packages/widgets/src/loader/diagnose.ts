import { headnotePage } from '../element/page.js';

/** What an embedder is told about the widgets of a page. */
export interface Diagnosis {
  readonly version: string;
  /** Where the code and the answers come from. */
  readonly origin: string;
  /** Script tags that load the loader; more than one is one too many. */
  readonly scripts: number;
  readonly portalKey: 'given' | 'missing';
  /** Widgets on the page, and whether each has its code. */
  readonly widgets: readonly { readonly tag: string; readonly isAlive: boolean }[];
  /** Requests to the origin that the browser or the network refused. */
  readonly refused: readonly string[];
  /** Sentences, each with what to do. */
  readonly advice: readonly string[];
}

/** Looks at the page the way its owner would have to, and says what to change. */
export function diagnose(): Diagnosis {
  const page = headnotePage();
  const origin = new URL(page?.folder ?? location.href).origin;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/widgets.js"]')].map(({ src }) => src);
  const portalKey = page?.script['portal'] ? 'given' : 'missing';
  const tags = [...document.querySelectorAll('headnote-latest-cases,[data-headnote-widget]')];
  const widgets = tags.map((tag) => ({
    tag:
      tag.localName === 'div' ? `div[data-headnote-widget=${tag.getAttribute('data-headnote-widget')}]` : tag.localName,
    isAlive: Boolean((tag.localName === 'div' ? tag.firstElementChild : tag)?.shadowRoot),
  }));
  const refused = performance
    .getEntriesByType('resource')
    // What a plain script tag loads is opaque: it looks refused and is not.
    .filter(({ name }) => name.startsWith(origin) && !scripts.includes(name))
    .filter((entry) => isRefused(entry as PerformanceResourceTiming))
    .map((entry) => entry.name);
  const advice = [
    portalKey === 'missing' && 'Give the script tag data-portal with the key of your portal.',
    scripts.length > 1 && `The loader is on the page ${scripts.length} times; keep one script tag.`,
    tags.length === 0 && 'There is no widget on this page: add <headnote-latest-cases> where it shall stand.',
    refused.length > 0 && `Allow ${origin} in script-src and connect-src of the page's content security policy.`,
  ].filter((line) => line !== false);
  return { version: page?.version ?? '', origin, scripts: scripts.length, portalKey, widgets, refused, advice };
}

function isRefused({ responseStatus, transferSize, decodedBodySize }: PerformanceResourceTiming): boolean {
  return responseStatus >= 400 || (responseStatus === 0 && transferSize === 0 && decodedBodySize === 0);
}
