import { boundRootOf, boundRoots } from './bound-root.js';
import { isTouched, markControl, readControls, writeControls, type Control } from './form-control.js';
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
 * with the form as a whole. What was typed before stays. A control elsewhere whose `form` it is belongs to it too; what
 * lies in another bound element does not. Gives the function that takes all of it away again.
 */
export function bindForm(element: HTMLElement, form: Form, options: BindFormOptions = {}): () => void {
  const names = Object.keys(form.getSnapshot().values);
  const lines = new Map<string, HTMLElement>();
  const known = new Map<string, FieldValue>();
  const listening = new AbortController();
  const hadNoValidate = element.hasAttribute('novalidate');

  // The options of a list may arrive later than the value that chooses one.
  const observer = new MutationObserver(() => show());

  const own = (selector: string): Control[] =>
    [...(element.getRootNode() as ParentNode).querySelectorAll<Control>(selector)].filter(
      (node) => boundRootOf(node) === element,
    );

  const controlsOf = (name: string): Control[] => own('[data-name]').filter(({ dataset }) => dataset['name'] === name);

  function take(name: string, isTold = known.has(name)): void {
    const controls = controlsOf(name);
    const prefix = controls[0]?.dataset['prefix'];
    if (prefix) form.prefix(name, prefix);
    // What the page shows at the start is nobody's choice: the form's own value goes before it.
    const before = form.getSnapshot().values[name] ?? '';
    if (isTold || before === '' || controls.some(isTouched)) {
      const value = readControls(controls, before);
      known.set(name, value);
      form.change(name, value);
    }
  }

  /** Takes what the page holds, also what a browser filled in without telling. */
  const takeAll = (): void => names.forEach((name) => take(name));

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

  function hear(event: Event): void {
    const { type } = event;
    const target = event.target as Control;
    // Controls elsewhere that belong to the form are heard at the root.
    if (boundRootOf(target) !== element || (event.currentTarget === element) !== element.contains(target)) return;
    const name = target.dataset['name'] ?? '';
    if (type === 'click') {
      const control = target.closest<Element & Partial<HTMLLabelElement>>('a,label')?.control;
      // A label clicks its control next, after giving it the focus: that click counts.
      if (control && control !== target) return;
      takeAll();
      if (options.markOn !== 'submit') form.click();
    } else if (type === 'submit') {
      event.preventDefault();
      takeAll();
      void form.submit();
    } else if (type === 'reset') {
      event.preventDefault();
      form.reset();
    } else {
      take(name, true);
      if (type === 'change') void form.settle(name);
    }
  }

  boundRoots.add(element);
  takeAll();
  const stopListening = form.subscribe(show);
  element.setAttribute('novalidate', '');
  for (const type of ['input', 'change', 'keyup', 'click', 'submit', 'reset']) {
    for (const place of [element, element.getRootNode()]) place.addEventListener(type, hear, listening);
  }
  show();

  return () => {
    stopListening();
    listening.abort();
    observer.disconnect();
    names.forEach((name) => showError(name));
    boundRoots.delete(element);
    element.removeAttribute('aria-busy');
    element.toggleAttribute('novalidate', hadNoValidate);
  };
}
