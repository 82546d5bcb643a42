/** Tag of the check of a brief. */
export const CHECK_TAG = 'headnote-citation-check';

let load: (() => Promise<unknown>) | undefined;

/** Sets how the code of the check is fetched. A pinned file fetches nothing, so its page adds the file of the check. */
export function setCheckLoader(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Returns whether the check can be shown on this page. */
export const hasCheck = (): boolean => Boolean(load ?? customElements.get(CHECK_TAG));

/** Fetches the code of the check, once. Rejects if it cannot be fetched; a later call tries again. */
export const loadCheck = async (): Promise<unknown> => customElements.get(CHECK_TAG) ?? (load ?? waitForFile)();

/** Waits for the file of the check that a pinned page has beside that of the finder. Rejects if the page has none. */
async function waitForFile(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  if (customElements.get(CHECK_TAG)) return;
  throw Object.assign(new Error(`Add citation-check.js to the page: nothing defines <${CHECK_TAG}>.`), {
    code: 'config',
  });
}
