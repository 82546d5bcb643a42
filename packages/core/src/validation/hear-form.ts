import type { BindFormOptions } from './bind-form.js';
import { readControls, writeControls } from './form-control.js';
import type { Form } from './form-types.js';
import { listenToPage } from './listen-to-page.js';

/**
 * Listens to a form of the page whose values, marks and lines somebody else draws, a component of some framework: what is
 * typed, changed, clicked, sent and reset goes to the form, also what a browser filled in without telling. Fields are
 * found by `data-name`, their prefix by `data-prefix`. Gives the function that ends it.
 */
export function hearForm(
  element: HTMLElement,
  form: Form,
  { markOn }: Pick<BindFormOptions, 'markOn'> = {},
): () => void {
  const { known, controlsOf, stop } = listenToPage(element, form, markOn);
  const stopFollowing = form.subscribe((focus) => {
    for (const [name, value] of Object.entries(form.getSnapshot().values)) {
      // Who draws does not know of what a browser filled in, and so would leave it after a reset.
      const controls = controlsOf(name);
      if (focus === '' && readControls(controls, value) !== value) writeControls(controls, value);
      // What the form itself has changed may not be drawn yet, the options of a list still missing for example.
      if (known.get(name) !== value) known.delete(name);
    }
  });
  return () => {
    stopFollowing();
    stop();
  };
}
