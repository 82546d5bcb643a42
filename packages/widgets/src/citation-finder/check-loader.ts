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
export const loadCheck = async (): Promise<unknown> => customElements.get(CHECK_TAG) ?? load?.();
