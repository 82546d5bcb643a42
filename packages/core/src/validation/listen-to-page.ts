import { boundRootOf, boundRoots } from './bound-root.js';
import { isTouched, readControls, type Control } from './form-control.js';
import type { FieldValue, Form } from './form-types.js';

/** A page that a form listens to. */
export interface PageOfForm {
  /** What the form was last told of each field, as long as the page shows it. */
  readonly known: Map<string, FieldValue>;
  /** The elements of the selector that belong to the form. */
  readonly own: (selector: string) => Control[];
  /** The controls of a field. */
  readonly controlsOf: (name: string) => Control[];
  /** Ends the listening. */
  readonly stop: () => void;
}

/** Tells a form of what its controls in the page hold, and of clicks, changes and the try to send it. */
export function listenToPage(element: HTMLElement, form: Form, markOn: 'click' | 'submit' = 'click'): PageOfForm {
  const names = Object.keys(form.getSnapshot().values);
  const known = new Map<string, FieldValue>();
  const listening = new AbortController();
  // Fields settled under a pressed pointer. What verifying shows or takes away would move the pressed button from under the
  // pointer, and the click would be lost.
  let held: string[] | undefined;

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
      if (markOn !== 'submit') form.click();
    } else if (type === 'submit') {
      event.preventDefault();
      takeAll();
      void form.submit();
    } else if (type === 'reset') {
      event.preventDefault();
      form.reset();
    } else {
      take(name, true);
      if (type === 'change' && !held?.push(name)) void form.settle(name);
    }
  }

  function followPress({ type }: Event): void {
    if (type === 'pointerdown') held ??= [];
    // The click follows in the same task.
    else
      setTimeout(() => {
        held?.forEach((name) => void form.settle(name));
        held = undefined;
      });
  }

  boundRoots.add(element);
  takeAll();
  for (const type of ['input', 'change', 'keyup', 'click', 'submit', 'reset']) {
    for (const place of [element, element.getRootNode()]) place.addEventListener(type, hear, listening);
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
