/** Facts about a widget in a sample page, read from that page. */
export interface Facts {
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly dataBytes: number;
  /** Milliseconds from the start of the page to the end of the first answer; undefined without a request for data. */
  readonly dataMs: number | undefined;
  /** Requests to servers other than the library. */
  readonly others: number;
  /** Height of the widget in px. */
  readonly height: number;
  /** Contrast is said against this colour, as the browser writes it. */
  readonly background: string;
}

const WHITE = 'rgb(255, 255, 255)';

/** Reads the facts. The sizes are those of the compressed bodies, also if the browser had them in its cache. */
export function readFacts(page: Window, tag: string): Facts {
  const entries = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const inPath = (start: string) => entries.filter(({ name }) => new URL(name).pathname.startsWith(start));
  const code = inPath('/widgets/');
  const data = inPath('/api/embed/');
  const element = page.document.querySelector(tag);
  const root = element?.shadowRoot?.querySelector('[part~=root]');
  const background = root ? page.getComputedStyle(root).backgroundColor : WHITE;
  return {
    scriptBytes: sizeOf(code),
    scripts: code.length,
    dataBytes: sizeOf(data),
    dataMs: data[0]?.responseEnd,
    others: entries.filter(({ name }) => new URL(name).origin !== page.location.origin).length,
    height: Math.ceil(element?.getBoundingClientRect().height ?? 0),
    background: /^rgba\(.*, 0\)$/.test(background) ? WHITE : background,
  };
}

const sizeOf = (entries: readonly PerformanceResourceTiming[]): number =>
  entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Calls back with the layout shift of a page so far, and after every further shift. Returns how to stop. */
export function watchShift(page: Window, told: (shift: number) => void): () => void {
  let shift = 0;
  const { PerformanceObserver: Observer } = page as Window & typeof globalThis;
  const observer = new Observer((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as unknown as LayoutShift[]) {
      if (!hadRecentInput) shift += value;
    }
    told(shift);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  return () => observer.disconnect();
}
