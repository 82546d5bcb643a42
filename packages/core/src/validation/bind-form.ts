import { markControl, readControls, writeControls } from './form-control.js';
import type { Form } from './form-types.js';
import { listenToPage } from './listen-to-page.js';

/** Options of `bindForm`. */
export interface BindFormOptions {
  /**
   * Selector of the ancestor to which a field's error line is appended. `data-error-parent` on the field takes
   * precedence. Without either, the line is placed directly after the field, or after the label that contains it.
   */
  readonly errorParent?: string;
  /**
   * When invalid fields are marked: at the first click anywhere on the form (`click`, the default and the specified
   * behaviour), or only when the form is submitted (`submit`).
   */
  readonly markOn?: 'click' | 'submit' | undefined;
}

/** Class of the error lines, so that the page can style them. Without a style they are red. */
const LINE_CLASS = 'headnote-error-line';
const RED = 'var(--hn-bad, #b3261e)';

let lineCount = 0;

/**
 * Connects a form to the controls of a page and shows its errors.
 *
 * Fields are found by `data-name`; `data-prefix` sets the prefix of their messages. An invalid field gets
 * `aria-invalid`, `data-invalid` and a red line that describes it. An element with `data-form-message` shows the message
 * for the whole form. Text that the user typed before the call is kept. A control outside the element belongs to the
 * form if its `form` property is the element; controls inside another bound element do not belong to it.
 *
 * Returns a function that disconnects the form and removes the marks and lines.
 */
export function bindForm(element: HTMLElement, form: Form, options: BindFormOptions = {}): () => void {
  const names = Object.keys(form.getSnapshot().values);
  const lines = new Map<string, HTMLElement>();
  const hadNoValidate = element.hasAttribute('novalidate');

  // The options of a select may be added after the form sets its value.
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
      // The line takes the focus when the field cannot.
      line.tabIndex = -1;
      line.textContent = message;
      lines.set(name, line);
      if (!line.isConnected) {
        const control = controls.at(-1);
        try {
          // The error of a field that the page does not contain is shown at the end of the form.
          const parent = control
            ? control.closest(control.dataset['errorParent'] ?? options.errorParent ?? '')
            : element;
          (parent as Element).append(line);
        } catch {
          // The selector is missing, invalid or matches no ancestor.
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
      // Write only values that the form itself changed: other controls may contain input not yet reported to the form.
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
