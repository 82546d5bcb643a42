/** Settings by name, in camel case, as text: what `dataset` of a script or the queue's `config` command gives. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * What the loader leaves on the page as `window.headnote`. Elements read it when they connect and never copy it, so
 * one that comes late, or moves, finds the same settings as the first.
 */
export interface HeadnotePage {
  /** Version of the loader that serves this page. */
  readonly version: string;
  /** Address of the folder the loader came from, with a slash at its end. */
  readonly folder: string;
  /** The `data-*` of the loader's script tag. */
  readonly script: Settings;
  /** What `config` commands have set. */
  settings: Settings;
  /** True once `['consent', 'granted']` came. */
  isGranted: boolean;
  /** True once the page has been told that a second version of the loader is on it. */
  isTold: boolean;
  /** The command queue; see `Command`. */
  readonly q: { push(...commands: readonly Command[]): void };
}

/** One command of the queue: `window.headnote.q.push(['config', { theme: 'dark' }])`. */
export type Command =
  | readonly ['config', Settings]
  | readonly ['on' | 'off', string, (event: Event) => void]
  | readonly ['scan' | 'diagnose']
  | readonly ['destroy', Element?]
  | readonly ['consent', 'granted' | 'denied'];

/** Sent on the document when settings or consent have changed. */
export const PAGE_CHANGED = 'headnote-page';

/** The loader's object, or undefined on a page (or a server) without the loader. */
export function headnotePage(): HeadnotePage | undefined {
  const page = (globalThis as { headnote?: Partial<HeadnotePage> }).headnote;
  // An element with the id `headnote` or the queue alone is not it.
  return page?.version && page.q ? (page as HeadnotePage) : undefined;
}
