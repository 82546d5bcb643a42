/** Option values as text, by name in camel case: the script's `dataset`, or the value of a `config` command. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The loader's object `window.headnote`. Elements read it whenever they draw and never copy it, so an element that is
 * added later, or moved, has the same settings as the first.
 */
export interface HeadnotePage {
  /** Version of the loader that serves this page. */
  readonly version: string;
  /** Address of the loader's folder, with a slash at the end. */
  readonly folder: string;
  /** The `data-*` of the loader's script tag. */
  readonly script: Settings;
  /** Values from `config` commands. */
  settings: Settings;
  /** What the key's owner chose for all pages; undefined until the library has answered. */
  defaults?: Settings;
  /** Settles when the defaults are known, or the widgets no longer wait for them; undefined on a page without a key. */
  hasDefaults?: Promise<unknown>;
  /** True after `['consent', 'granted']`. */
  isGranted: boolean;
  /** True after the warning about a second version of the loader. */
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

/** Event on the document after settings or consent have changed. */
export const PAGE_CHANGED = 'headnote-page';

/** The loader's object, or undefined on a page (or a server) without the loader. */
export function headnotePage(): HeadnotePage | undefined {
  const page = (globalThis as { headnote?: Partial<HeadnotePage> }).headnote;
  // An element with the id `headnote`, or the queue alone, is not the loader's object.
  return page?.version && page.q ? (page as HeadnotePage) : undefined;
}
