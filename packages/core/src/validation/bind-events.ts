import type { BindFormOptions } from './bind-form.js';
import { readControls, writeControls } from './form-control.js';
import type { Form } from './form-types.js';
import { listenToPage } from './listen-to-page.js';

/**
 * Reports the events of a page's form to `form`, for a framework component that renders values and errors itself.
 * Input, changes, clicks, submissions, resets and browser autofill are reported. Fields are found by `data-name`;
 * `data-prefix` sets the prefix of their messages. Returns a function that stops listening.
 */
export function bindEvents(
  element: HTMLElement,
  form: Form,
  { markOn }: Pick<BindFormOptions, 'markOn'> = {},
): () => void {
  const { known, controlsOf, stop } = listenToPage(element, form, markOn);
  const stopFollowing = form.subscribe((focus) => {
    for (const [name, value] of Object.entries(form.getSnapshot().values)) {
      // The component does not know about autofilled values, so it would keep them after a reset.
      const controls = controlsOf(name);
      if (focus === '' && readControls(controls, value) !== value) writeControls(controls, value);
      // The component may not have rendered this value yet; for example, the options of a select may be missing.
      if (known.get(name) !== value) known.delete(name);
    }
  });
  return () => {
    stopFollowing();
    stop();
  };
}
