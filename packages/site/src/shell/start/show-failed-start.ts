import { messages } from './messages.js';

/**
 * Says on the page and in the console that the application did not start. The page was drawn by the server and can be read;
 * forms and menus do not work. React is not used, because it may be what failed.
 */
export function showFailedStart(error: unknown): void {
  // The browser writes it to the console, as any error that nobody caught.
  reportError(new Error(messages.notStarted, { cause: error }));
  const notice = document.createElement('div');
  notice.className = 'site-not-started';
  notice.role = 'alert';
  const reload = document.createElement('button');
  reload.className = 'hn-button';
  reload.textContent = messages.reload;
  reload.addEventListener('click', () => window.location.reload());
  notice.append(`${messages.notStarted} `, reload);
  document.body.prepend(notice);
}
