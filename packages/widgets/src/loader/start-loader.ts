import { PAGE_CHANGED, type Command, type HeadnotePage } from '../element/page.js';
import { builtInFolder, chunks, version } from './build-constants.js';
import { discover } from './discover.js';
import { createCodeFetcher } from './fetch-code.js';
import { findScript } from './find-script.js';
import { warn } from './warn.js';

/**
 * Puts the loader to work: finds the widgets of the page, now and later, and runs the commands that wait in
 * `window.headnote.q`. A second run does nothing; beside another version it warns once and does nothing.
 */
export function startLoader(): void {
  const scope = window as { headnote?: Partial<HeadnotePage> };
  const before = scope.headnote;
  if (before?.version) {
    if (before.version !== version && !before.hasWarned) {
      before.hasWarned = true;
      warn(`Version ${before.version} serves this page; version ${version}, loaded too, does nothing.`);
    }
    return;
  }

  const tag = findScript();
  const folder = tag ? new URL('.', tag.src).href : builtInFolder;
  if (!folder) return warn('The script tag of widgets.js was not found: give it data-portal.');

  const script = { ...tag?.dataset };
  const widgets = discover(createCodeFetcher(folder), script);
  const changed = (): unknown => document.dispatchEvent(new Event(PAGE_CHANGED));

  const run = ([name, first, second]: Command): unknown => {
    const listener = second as EventListener;
    if (name === 'config') return (Object.assign(page.settings, first), changed());
    if (name === 'consent') return ((page.isGranted = first === 'granted'), changed());
    if (name === 'on') return document.addEventListener('headnote-' + first, listener);
    if (name === 'off') return document.removeEventListener('headnote-' + first, listener);
    if (name === 'scan') return widgets.scan();
    if (name === 'destroy') return widgets.destroy(first);
    if (name === 'diagnose') return import(/* @vite-ignore */ `${folder}diagnose.js?v=${chunks}`);
    return warn('Unknown command: ' + String(name));
  };

  const page: HeadnotePage = {
    version,
    folder,
    script,
    settings: {},
    isGranted: false,
    hasWarned: false,
    q: {
      push(...commands) {
        for (const command of commands) {
          try {
            run(command);
          } catch (error) {
            warn('Command failed:', error);
          }
        }
      },
    },
  };
  scope.headnote = page;
  // The queue is an array only as long as nobody serves it.
  if (Array.isArray(before?.q)) page.q.push(...(before.q as Command[]));
}
