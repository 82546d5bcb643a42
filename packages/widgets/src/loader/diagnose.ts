import { headnotePage } from '../element/page.js';
import { acceptsValue, attributeName, widgetNames, widgetTables, type OptionValues } from '../tables/index.js';
import { attributeFaults } from '../parts/unknown-attributes.js';
import { probeService, type ServiceState } from './probe-service.js';

/** Report about the widgets of a page, for its owner. */
export interface Diagnosis {
  readonly version: string;
  /** The library that serves code and data. */
  readonly origin: string;
  /** Number of script tags with the loader; there should be one. */
  readonly scripts: number;
  readonly portalKey: 'set' | 'missing';
  /** What the library's data service says to this page. */
  readonly service: ServiceState;
  /** The widgets on the page, and whether their code is loaded. */
  readonly widgets: readonly { readonly tag: string; readonly isAlive: boolean }[];
  /** Requests to the library that failed or were blocked. */
  readonly refused: readonly string[];
  /** What to change, one sentence each. */
  readonly advice: readonly string[];
}

/** Checks the page, asks the library once, and returns what to change. */
export async function diagnose(): Promise<Diagnosis> {
  const page = headnotePage();
  const origin = new URL(page?.folder ?? location.href).origin;
  // An optimiser may have renamed or inlined the script: then its key tells it from others.
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/widgets.js"],script[data-portal]')]
    .map(({ src }) => src)
    .filter((src) => !PINNED.test(src));
  const key = page?.script['portal'];
  const { service, advice: ofService } = await probeService(origin, key);
  const tags = [...document.querySelectorAll<HTMLElement>(selector)];
  const refused = performance
    .getEntriesByType('resource')
    // The browser hides the status of plain script tags, which would look refused.
    .filter(({ name }) => name.startsWith(origin) && !scripts.includes(name))
    .filter((entry) => isRefused(entry as PerformanceResourceTiming))
    .map((entry) => entry.name);
  return {
    version: page?.version ?? '',
    origin,
    scripts: scripts.length,
    portalKey: key ? 'set' : 'missing',
    service,
    widgets: tags.map((tag) => ({ tag: nameOf(tag), isAlive: Boolean(elementOf(tag)?.shadowRoot) })),
    refused,
    advice: [
      ...(key ? [] : ['Give the script tag data-portal with the key of your portal.']),
      ...copies(scripts),
      ...(tags.length === 0 ? ['There is no widget on this page: add <headnote-latest-cases>.'] : []),
      ...ofService,
      ...(refused.some((name) => name.includes('/widgets/'))
        ? [`Allow ${origin} in script-src of the page's content security policy.`]
        : []),
      ...new Set(tags.flatMap(faultsOf)),
    ],
  };
}

/** Address of a pinned file: its version and widget. */
const PINNED = /\/widgets\/(\d[\w.-]*)\/([\w-]+)\.js/;

const selector = [...widgetNames.map((name) => `headnote-${name}`), '[data-headnote-widget]'].join();

const nameOf = (tag: HTMLElement): string =>
  tag.dataset['headnoteWidget'] ? `div[data-headnote-widget=${tag.dataset['headnoteWidget']}]` : tag.localName;

/** The element of a tag; null for a `div` whose widget is not loaded yet. */
function elementOf(tag: HTMLElement): Element | null {
  const inDiv = tag.dataset['headnoteWidget'];
  return inDiv ? tag.querySelector(`headnote-${CSS.escape(inDiv)}`) : tag;
}

/** Copies of the code on the page: script tags of the loader, and pinned files beside it. */
function copies(scripts: readonly string[]): string[] {
  const pinned = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/widgets/"]')]
    .map(({ src }) => PINNED.exec(src))
    .filter((found) => found !== null);
  return [
    ...(scripts.length > 1 ? [`The loader is on the page ${scripts.length} times; keep one script tag.`] : []),
    ...(scripts.length > 0 && pinned.length > 0
      ? [`The page has the loader and the pinned file of ${pinned[0]?.[2]} ${pinned[0]?.[1]}; keep one of them.`]
      : []),
  ];
}

/** What is wrong with the attributes of a tag, and with its fallback. */
function faultsOf(tag: HTMLElement): string[] {
  const inDiv = tag.dataset['headnoteWidget'];
  const widget = inDiv ?? tag.localName.slice('headnote-'.length);
  const table: Readonly<Record<string, OptionValues>> | undefined =
    widgetTables[widget as keyof typeof widgetTables] ?? undefined;
  if (!table) return [`There is no widget “${widget}”: use ${widgetNames.join(', ')}.`];
  const faults = Object.entries(table).flatMap(([name, values]) => {
    const attribute = inDiv ? `data-${attributeName(name)}` : attributeName(name);
    const text = tag.getAttribute(attribute);
    if (text === null || acceptsValue(values, text)) return [];
    return [`${nameOf(tag)}: ${attribute}="${text.slice(0, 40)}" is ignored; ${meaning(values)}.`];
  });
  if (!inDiv)
    faults.push(
      ...attributeFaults(tag, Object.keys(table).map(attributeName)).map((fault) => `${nameOf(tag)}: ${fault}`),
    );
  const hasFallback = Boolean(tag.querySelector('a[href]'));
  return hasFallback ? faults : [...faults, `${nameOf(tag)}: put a link inside, for visitors without scripts.`];
}

function meaning(values: OptionValues): string {
  const [first, least, greatest] = values;
  if (first instanceof RegExp) return 'the text has the wrong form';
  return typeof first === 'number' ? `use a whole number from ${least} to ${greatest}` : `use ${values.join(', ')}`;
}

function isRefused({ responseStatus, transferSize, decodedBodySize }: PerformanceResourceTiming): boolean {
  return responseStatus >= 400 || (responseStatus === 0 && transferSize === 0 && decodedBodySize === 0);
}
