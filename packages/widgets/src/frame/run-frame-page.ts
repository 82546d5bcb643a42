import { MARK, ours, type HelloMessage, type ReportMessage } from './protocol.js';

const EVENTS = ['ready', 'error', 'open', 'select', 'submit'].map((name) => `headnote-${name}`);

/** Attributes that the address of a frame may not set: they belong to this page. */
const OWN = /^(on|style$|class$|id$|slot$|part$|key$)/;

/**
 * Builds the page inside a frame: the widget with the options of the page's address, around the link that is there
 * without scripts. It reports its height and its events to the page around it, and to no other: the browser
 * lets only the origins of the partner's key frame this page, the first message of the parent names its origin, and
 * every report goes to exactly that origin.
 */
export function runFramePage(widget: string): void {
  const query = new URLSearchParams(location.search);
  // The loader runs after this script and reads its own tag.
  const loader = document.querySelector<HTMLElement>('script[data-portal]');
  if (loader) loader.dataset['portal'] = query.get('key') ?? '';

  const element = document.createElement(`headnote-${widget}`);
  for (const [name, value] of query) if (/^[a-z-]+$/.test(name) && !OWN.test(name)) element.setAttribute(name, value);
  element.setAttribute('loading', 'eager');
  // A dialog would be as high as its button: a frame is the window of its content.
  element.setAttribute('display', 'inline');
  // The library's pages refuse to be framed, so a link in the same frame would show nothing.
  if (query.get('link-target') !== '_top') element.setAttribute('link-target', '_blank');
  element.append(...document.body.childNodes);
  document.body.append(element);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body{margin:0}');
  document.adoptedStyleSheets = [sheet];

  let host: string | undefined;
  const report = (message: ReportMessage): void => {
    if (host) parent.postMessage(message, host);
  };
  const reportHeight = (): void => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height > 0) report({ mark: MARK, height });
  };

  addEventListener('message', ({ source, origin, data }) => {
    const hello = ours<HelloMessage>(data);
    // A page without an origin of its own (`null`) cannot be told apart from others.
    if (!hello || source !== parent || parent === self || origin === 'null' || (host && origin !== host)) return;
    host = origin;
    for (const [name, value] of Object.entries(hello.options ?? {})) {
      if ((element.constructor as { observedAttributes?: string[] }).observedAttributes?.includes(name)) {
        element.setAttribute(name, String(value));
      }
    }
    reportHeight();
  });
  // The box of the content, never of the window: a widget as high as its window would grow for ever.
  new ResizeObserver(reportHeight).observe(element);
  for (const name of EVENTS) {
    document.addEventListener(name, (event) => {
      report({ mark: MARK, event: name, detail: (event as CustomEvent).detail });
    });
  }
}
