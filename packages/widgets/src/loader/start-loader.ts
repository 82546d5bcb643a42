import { PAGE_CHANGED, type Command, type HeadnotePage, type Settings } from '../element/page.js';
import { builtInFolder, chunks, version } from './build-constants.js';
import { discover } from './discover.js';
import { createCodeFetcher } from './fetch-code.js';
import { readDefaults } from './read-defaults.js';
import { findScript } from './find-script.js';
import { warn } from '../parts/warn.js';

/**
 * Starts the loader: finds the widgets of the page, now and later, and runs the commands in `window.headnote.q`. A second
 * run does nothing; a second version of the loader warns once and does nothing.
 */
export function startLoader(): void {
  const scope = window as { headnote?: Partial<HeadnotePage> };
  const before = scope.headnote;
  if (before?.version) {
    if (before.version !== version && !before.isTold) {
      before.isTold = true;
      warn(`Version ${before.version} serves this page, ${version} does nothing.`);
    }
    return;
  }

  const tag = findScript();
  const script = tag?.dataset ?? {};
  // A tag whose code was inlined has no address, and a copy on another server has that of the copy.
  const { origin } = script;
  const folder = origin ? new URL('/widgets/v1/', origin).href : tag?.src ? new URL('.', tag.src).href : builtInFolder;
  if (!folder) return warn('No script tag found: give it data-portal, and data-origin if it has no src.');

  const widgets = discover(createCodeFetcher(folder), script);
  const changed = (): boolean => document.dispatchEvent(new Event(PAGE_CHANGED));

  const commands: Record<Command[0], (...values: never[]) => unknown> = {
    config(settings: Settings) {
      Object.assign(page.settings, settings);
      changed();
    },
    consent(answer: string) {
      page.isGranted = answer === 'granted';
      readDefaults(page);
      changed();
    },
    on: (event: string, listener: EventListener) => document.addEventListener(`headnote-${event}`, listener),
    off: (event: string, listener: EventListener) => document.removeEventListener(`headnote-${event}`, listener),
    scan: widgets.scan,
    destroy: widgets.destroy,
    // A module runs once for each address; each command wants a new report.
    diagnose: () => import(/* @vite-ignore */ `${folder}diagnose.js?v=${chunks}&${Date.now()}`),
  };

  const push = (...queue: readonly Command[]): void => {
    for (const [name, ...values] of queue) {
      try {
        commands[name](...(values as never[]));
      } catch (error) {
        warn(`Command ${name} failed:`, error);
      }
    }
  };

  const page: HeadnotePage = { version, folder, script, settings: {}, isGranted: false, isTold: false, q: { push } };
  scope.headnote = page;
  // The queue is an array until a loader runs.
  if (Array.isArray(before?.q)) push(...(before.q as Command[]));
  readDefaults(page);
}
