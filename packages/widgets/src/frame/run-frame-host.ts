import { MARK, ours, type HelloMessage, type ReportMessage } from './protocol.js';

const PATH = '/widgets/v1/frame/';

/** A higher widget scrolls inside its frame. */
const MAX_HEIGHT = 20_000;

const EVENT = /^headnote-(ready|error|open|select|submit)$/;

/**
 * Gives each frame of a widget the height of its content, now and later, and sends the widget's events from the frame's
 * element. It reads only messages that come from such a frame and from the origin of its address, and sends its own to
 * exactly that origin. A change of `data-theme` on a frame changes its theme. `library` is the origin of this script: a frame
 * of another origin is no widget, whatever its address says. Without it, as in a bundle of the page, the path decides.
 */
export function runFrameHost(library?: string): void {
  const mark = Symbol.for('headnote frames');
  const scope = window as unknown as Record<symbol, boolean>;
  if (scope[mark]) return;
  scope[mark] = true;

  const greeted = new WeakSet<HTMLIFrameElement>();
  const heights = new Map<HTMLIFrameElement, number>();

  const isWidget = ({ src }: HTMLIFrameElement): boolean => {
    if (!URL.canParse(src)) return false;
    const { origin, pathname } = new URL(src);
    return pathname.startsWith(PATH) && origin.startsWith('http') && (library === undefined || origin === library);
  };
  const frames = (): HTMLIFrameElement[] =>
    [...document.querySelectorAll<HTMLIFrameElement>(`iframe[src*="${PATH}"]`)].filter(isWidget);

  const hello = (frame: HTMLIFrameElement): void => {
    const { theme } = frame.dataset;
    const message: HelloMessage = { mark: MARK, ...(theme && { options: { theme } }) };
    frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
  };

  const scan = (): void => {
    for (const frame of frames()) {
      if (greeted.has(frame)) continue;
      greeted.add(frame);
      frame.addEventListener('load', () => hello(frame));
      new MutationObserver(() => hello(frame)).observe(frame, { attributeFilter: ['data-theme'] });
      hello(frame);
    }
  };

  // One change for all messages of a frame between two drawings.
  const apply = (): void => {
    for (const [{ style }, height] of heights) {
      // A border of the page is outside the content.
      style.boxSizing = 'content-box';
      style.height = `${height}px`;
    }
    heights.clear();
  };

  addEventListener('message', ({ source, origin, data }) => {
    const report = ours<ReportMessage>(data) as { height?: unknown; event?: unknown; detail?: unknown } | undefined;
    if (!report) return;
    const frame = frames().find(({ contentWindow, src }) => contentWindow === source && new URL(src).origin === origin);
    if (!frame) return;
    const { height, event, detail } = report;
    if (typeof height === 'number' && height > 0 && height <= MAX_HEIGHT) {
      if (heights.size === 0) requestAnimationFrame(apply);
      heights.set(frame, height);
    }
    if (typeof event === 'string' && EVENT.test(event)) {
      frame.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
    }
  });

  new MutationObserver(scan).observe(document, { childList: true, subtree: true });
  scan();
}
