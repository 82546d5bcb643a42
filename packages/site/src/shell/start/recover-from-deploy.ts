/** Name in the session storage of this tab. */
const STORAGE_KEY = 'headnote.reloaded';
/** Shortest time between two reloads of the same build, in milliseconds. */
const PAUSE_MS = 600_000;

/** The page as `recoverFromDeploy` uses it. Tests replace it. */
export interface RecoveringPage {
  /** Changes with every build. */
  readonly build: string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** True if the server answers with a page. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
  readonly now: () => number;
}

const thisPage: RecoveringPage = {
  // The file name has a hash.
  build: import.meta.url,
  storage: () => window.sessionStorage,
  isReachable: async () => (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok,
  reload: () => window.location.reload(),
  now: Date.now,
};

/**
 * Handles code that did not load. After a deploy the old files are gone, so the page reloads once and gets the new ones; the
 * promise then never settles. Throws the error again if the page was reloaded for this build before, if that cannot be noted,
 * and if the server cannot be reached: a reload would not help, and might never end.
 */
export async function recoverFromDeploy(error: unknown, page: RecoveringPage = thisPage): Promise<never> {
  if (import.meta.env.SSR || !(await page.isReachable().catch(() => false)) || !noteReload(page)) throw error;
  page.reload();
  return new Promise<never>(() => {});
}

/** Returns false if the page was reloaded for this build a short time ago, or if storage is blocked. */
function noteReload({ build, storage, now }: RecoveringPage): boolean {
  try {
    const [known, at] = (storage().getItem(STORAGE_KEY) ?? '').split(' ');
    if (known === build && now() - Number(at) < PAUSE_MS) return false;
    storage().setItem(STORAGE_KEY, `${build} ${now()}`);
    return true;
  } catch {
    return false;
  }
}
