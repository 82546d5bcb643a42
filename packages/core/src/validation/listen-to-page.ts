import { boundRootOf, boundRoots } from './bound-root.js';
import { isTouched, readControls, type Control } from './form-control.js';
import type { FieldValue, Form } from './form-types.js';

/** The controls of a bound form in the page. */
export interface FormPage {
  /** The value of each field that was last reported to the form, while the page shows it. */
  readonly known: Map<string, FieldValue>;
  /** Returns the elements that match the selector and belong to the form. */
  readonly own: (selector: string) => Control[];
  /** Returns the controls of a field. */
  readonly controlsOf: (name: string) => Control[];
  /** Removes the event listeners. */
  readonly stop: () => void;
}

/** Reports the values of the page's controls to a form, and its clicks, changes, submissions and resets. */
export function listenToPage(element: HTMLElement, form: Form, markOn: 'click' | 'submit' = 'click'): FormPage {
  const names = Object.keys(form.getSnapshot().values);
  const known = new Map<string, FieldValue>();
  const listening = new AbortController();
  // Fields to verify when the pointer is released. An error line that appears or disappears in between would move the
  // pressed button away from the pointer, and the click would be lost.
  let delayed: string[] | undefined;

  const own = (selector: string): Control[] =>
    [...(element.getRootNode() as ParentNode).querySelectorAll<Control>(selector)].filter(
      (node) => boundRootOf(node) === element,
    );

  const controlsOf = (name: string): Control[] => own('[data-name]').filter(({ dataset }) => dataset['name'] === name);

  function report(name: string, isReported = known.has(name)): void {
    const controls = controlsOf(name);
    const prefix = controls[0]?.dataset['prefix'];
    if (prefix) form.prefix(name, prefix);
    // The user did not choose the page's default values, so the form's own value takes precedence over them.
    const before = form.getSnapshot().values[name] ?? '';
    if (isReported || before === '' || controls.some(isTouched)) {
      const value = readControls(controls, before);
      known.set(name, value);
      form.change(name, value);
    }
  }

  /** Reports all fields, because browsers autofill without an event. */
  const reportAll = (): void => names.forEach((name) => report(name));

  function handleEvent(event: Event): void {
    const { type } = event;
    const target = event.target as Control;
    // Events of controls outside the element are handled at the root, all others at the element.
    if (boundRootOf(target) !== element || (event.currentTarget === element) !== element.contains(target)) return;
    const name = target.dataset['name'] ?? '';
    if (type === 'click') {
      const control = target.closest<Element & Partial<HTMLLabelElement>>('a,label')?.control;
      // The browser focuses the label's control and then clicks it. That second click counts.
      if (control && control !== target) return;
      // React puts the old state of a box back before the change event.
      if (/^(ch|ra)/.test(target.type ?? '')) report(name, true);
      reportAll();
      if (markOn !== 'submit') form.click();
    } else if (type === 'submit') {
      event.preventDefault();
      reportAll();
      void form.submit();
    } else if (type === 'reset') {
      event.preventDefault();
      form.reset();
    } else {
      report(name, true);
      if (type === 'change' && !delayed?.push(name)) void form.settle(name);
    }
  }

  function followPress({ type }: Event): void {
    if (type === 'pointerdown') delayed ??= [];
    // The click event follows in the same task.
    else
      setTimeout(() => {
        delayed?.forEach((name) => void form.settle(name));
        delayed = undefined;
      });
  }

  boundRoots.add(element);
  reportAll();
  for (const type of ['input', 'change', 'keyup', 'click', 'submit', 'reset']) {
    for (const place of [element, element.getRootNode()]) place.addEventListener(type, handleEvent, listening);
  }
  const everywhere = { capture: true, signal: listening.signal };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, followPress, everywhere);

  return {
    known,
    own,
    controlsOf,
    stop() {
      listening.abort();
      boundRoots.delete(element);
    },
  };
}
