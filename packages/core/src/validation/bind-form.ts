import { markControl, readControls, writeControls, type Control } from './form-control.js';
import type { FieldValue, Form } from './form-types.js';

/** How a form of the page is bound. */
export interface BindFormOptions {
  /**
   * Selector of the ancestor that takes a field's error line at its end; `data-error-parent` on the field is asked
   * first. Without either the line stands right behind the field, or behind the label around it.
   */
  readonly errorParent?: string;
  /** Whether the first click anywhere on the form marks it, as specified and by default, or only the try to send it. */
  readonly markOn?: 'click' | 'submit';
}

/** Class of the error lines, for the page's own style; they are red without one. */
const LINE_CLASS = 'headnote-error-line';
const RED = 'var(--hn-bad, #b3261e)';

let lineCount = 0;

/**
 * Shows a form in a page: fields are found by `data-name`, their prefix by `data-prefix`; an invalid one gets
 * `aria-invalid`, `data-invalid` and a red line that describes it. An element with `data-form-message` says what is wrong
 * with the form as a whole. What was typed before stays. Gives the function that takes all of it away again.
 */
export function bindForm(element: HTMLElement, form: Form, options: BindFormOptions = {}): () => void {
  const names = Object.keys(form.getSnapshot().values);
  const lines = new Map<string, HTMLElement>();
  const known = new Map<string, FieldValue>();
  const listening = new AbortController();
  const hadNoValidate = element.hasAttribute('novalidate');

  const controlsOf = (name: string): Control[] =>
    [...element.querySelectorAll<Control>('[data-name]')].filter(({ dataset }) => dataset['name'] === name);

  function take(name: string): void {
    const controls = controlsOf(name);
    if (controls.length === 0) return;
    const value = readControls(controls);
    known.set(name, value);
    form.change(name, value);
  }

  function lineOf(name: string, controls: readonly Control[]): HTMLElement {
    const line = lines.get(name) ?? element.ownerDocument.createElement('div');
    line.className = LINE_CLASS;
    line.style.color = RED;
    line.id ||= `${LINE_CLASS}-${(lineCount += 1)}`;
    lines.set(name, line);
    if (line.isConnected) return line;
    const control = controls.at(-1);
    const parent = control?.dataset['errorParent'] ?? options.errorParent;
    const container = parent ? control?.closest(parent) : undefined;
    if (container) container.append(line);
    else (control?.closest('label') ?? control)?.after(line);
    return line;
  }

  function showError(name: string, message: string | undefined): void {
    const controls = controlsOf(name);
    if (!message && !lines.has(name)) return;
    const line = lineOf(name, controls);
    if (message) line.textContent = message;
    else {
      line.remove();
      lines.delete(name);
    }
    for (const control of controls) markControl(control, line.id, Boolean(message));
  }

  function show(focus?: string): void {
    const { values, errors, message, isPending } = form.getSnapshot();
    for (const name of names) {
      const value = values[name] ?? '';
      const controls = controlsOf(name);
      // Only what the form itself has changed is written: another field may hold what nobody has been told of yet.
      if (known.get(name) !== value && readControls(controls) !== value) writeControls(controls, value);
      known.set(name, value);
      showError(name, errors[name]);
    }
    element.setAttribute('aria-busy', String(isPending));
    const place = element.querySelector('[data-form-message]');
    if (place && place.textContent !== message) place.textContent = message;
    if (focus !== undefined) controlsOf(focus)[0]?.focus();
  }

  function on(type: string, listener: (event: Event) => void): void {
    element.addEventListener(type, listener, { signal: listening.signal });
  }

  function onChange({ type, target }: Event): void {
    const name = (target as Control).dataset['name'];
    if (name === undefined) return;
    take(name);
    if (type === 'change') void form.settle(name);
  }

  for (const name of names) {
    const controls = controlsOf(name);
    const prefix = controls[0]?.dataset['prefix'];
    if (prefix !== undefined) form.prefix(name, prefix);
    const value = readControls(controls);
    known.set(name, value);
    if (value !== '') take(name);
  }
  const stopListening = form.subscribe(show);
  element.setAttribute('novalidate', '');
  for (const type of ['input', 'change', 'keyup']) on(type, onChange);
  on('click', () => {
    names.forEach(take);
    if (options.markOn !== 'submit') form.click();
  });
  on('submit', (event) => {
    event.preventDefault();
    names.forEach(take);
    for (const name of names) {
      // A box that somebody took out of the page was not ticked.
      if (known.get(name) === true && controlsOf(name).length === 0) form.change(name, false);
    }
    void form.submit();
  });
  on('reset', (event) => {
    event.preventDefault();
    form.reset();
  });
  show();

  return () => {
    stopListening();
    listening.abort();
    for (const name of names) showError(name, undefined);
    element.removeAttribute('aria-busy');
    if (!hadNoValidate) element.removeAttribute('novalidate');
  };
}
