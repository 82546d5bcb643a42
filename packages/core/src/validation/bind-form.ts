import { markControl, readControls, writeControls } from './form-control.js';
import type { Form } from './form-types.js';
import { listenToPage } from './listen-to-page.js';

/** How a form of the page is bound. */
export interface BindFormOptions {
  /**
   * Selector of the ancestor that takes a field's error line at its end; `data-error-parent` on the field is asked
   * first. Without either the line stands right behind the field, or behind the label around it.
   */
  readonly errorParent?: string;
  /** Whether the first click anywhere on the form marks it, as specified and by default, or only the try to send it. */
  readonly markOn?: 'click' | 'submit' | undefined;
}

/** Class of the error lines, for the page's own style; they are red without one. */
const LINE_CLASS = 'headnote-error-line';
const RED = 'var(--hn-bad, #b3261e)';

let lineCount = 0;

/**
 * Shows a form in a page: fields are found by `data-name`, their prefix by `data-prefix`; an invalid one gets
 * `aria-invalid`, `data-invalid` and a red line that describes it. An element with `data-form-message` says what is wrong
 * with the form as a whole. What was typed before stays. A control elsewhere whose `form` it is belongs to it too; what
 * lies in another bound element does not. Gives the function that takes all of it away again.
 */
export function bindForm(element: HTMLElement, form: Form, options: BindFormOptions = {}): () => void {
  const names = Object.keys(form.getSnapshot().values);
  const lines = new Map<string, HTMLElement>();
  const hadNoValidate = element.hasAttribute('novalidate');

  // The options of a list may arrive later than the value that chooses one.
  const observer = new MutationObserver(() => show());
  const page = listenToPage(element, form, options.markOn);
  const { known, own, controlsOf } = page;

  function showError(name: string, message = ''): void {
    const controls = controlsOf(name);
    const line = lines.get(name) ?? document.createElement('div');
    if (message) {
      line.className = LINE_CLASS;
      line.style.color = RED;
      line.id ||= LINE_CLASS + (lineCount += 1);
      // Takes the focus where the field cannot.
      line.tabIndex = -1;
      line.textContent = message;
      lines.set(name, line);
      if (!line.isConnected) {
        const control = controls.at(-1);
        try {
          // What the page does not have is said at the end of the form.
          const parent = control
            ? control.closest(control.dataset['errorParent'] ?? options.errorParent ?? '')
            : element;
          (parent as Element).append(line);
        } catch {
          // No such parent, none asked for, or no selector.
          (control?.closest('label') ?? control)?.after(line);
        }
      }
    } else {
      line.remove();
      if (!lines.delete(name)) return;
    }
    for (const control of controls) markControl(control, line.id, Boolean(message));
  }

  function show(focus?: string): void {
    const { values, errors, message, isPending } = form.getSnapshot();
    for (const name of names) {
      const value = values[name] ?? '';
      const controls = controlsOf(name);
      // Only what the form itself has changed is written: another field may hold what nobody has been told of yet.
      if (controls[0] && (focus === '' || known.get(name) !== value)) {
        writeControls(controls, value);
        known.set(name, value);
        if (readControls(controls) !== value) {
          known.delete(name);
          observer.observe(controls[0], { childList: true });
        }
      }
      showError(name, errors[name]);
    }
    element.setAttribute('aria-busy', String(isPending));
    const [place] = own('[data-form-message]');
    if (place && place.textContent !== message) place.textContent = message;
    if (!focus) return;
    const wrong = names.filter((name) => errors[name]).flatMap(controlsOf);
    (wrong.find((control) => !control.disabled) ?? lines.get(focus))?.focus();
  }

  const stopFollowing = form.subscribe(show);
  element.setAttribute('novalidate', '');
  show();

  return () => {
    stopFollowing();
    observer.disconnect();
    names.forEach((name) => showError(name));
    page.stop();
    element.removeAttribute('aria-busy');
    element.toggleAttribute('novalidate', hadNoValidate);
  };
}
