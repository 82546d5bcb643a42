import type { HeadnotePage } from '../element/page.js';

/** Milliseconds that the widgets wait for the defaults of their key. They arrive with the code, unless the library is slow. */
const WAIT_MS = 1000;

/** Reads the defaults of the page's key, once. Reads nothing before a consent that a widget of the page requires. */
export function readDefaults(page: HeadnotePage): void {
  const key = page.script['portal'];
  if (!key || page.hasDefaults) return;
  // A tag that is not parsed yet may require consent.
  if (document.readyState === 'loading') {
    page.hasDefaults = new Promise((resolve) => {
      setTimeout(resolve, WAIT_MS);
      document.addEventListener('DOMContentLoaded', () => {
        delete page.hasDefaults;
        readDefaults(page);
        resolve(page.hasDefaults);
      });
    });
    return;
  }
  const required = '[consent=required],[data-consent=required]';
  if (!page.isGranted && (page.settings['consent'] === 'required' || document.querySelector(required))) return;
  // As text: some pages replace fetch and expect nothing else.
  page.hasDefaults = fetch(new URL(`/api/embed/v1/defaults?key=${encodeURIComponent(key)}`, page.folder).href, {
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal: AbortSignal.timeout(WAIT_MS),
  })
    .then((response) => response.json())
    .then(({ options }) => {
      page.defaults = options;
    })
    // Without them the widgets still work, and tell of their own requests that fail.
    .catch(() => {});
}
