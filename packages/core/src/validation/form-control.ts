import type { FieldValue } from './form-types.js';

/** An element with `data-name`: an input, a select, a text area, or an element that behaves like one. */
export type Control = HTMLElement & { value?: string; checked?: boolean; type?: string; disabled?: boolean };

type Native = HTMLInputElement & Pick<HTMLSelectElement, 'selectedIndex'> & { options?: HTMLOptionsCollection };

/** Returns whether the value of a control differs from its default in the page's markup. */
export function isTouched(control: Control): boolean | undefined {
  const native = control as Native;
  const { options } = native;
  if (!options)
    return /^(ch|ra)/.test(native.type)
      ? native.checked !== native.defaultChecked
      : native.value !== native.defaultValue;
  const chosen = options[native.selectedIndex];
  return chosen && chosen !== ([...options].find((option) => option.defaultSelected) ?? options[0]);
}

/**
 * Returns the value of a field's controls: whether the check box is ticked, the selected radio button, or the text.
 * Without controls it returns the previous value, except that a check box removed from the page counts as not ticked.
 */
export function readControls(controls: readonly Control[], before: FieldValue = ''): FieldValue {
  const [first] = controls;
  if (!first) return before !== true && before;
  if (first.type === 'checkbox') return !!first.checked;
  const chosen = first.type === 'radio' ? controls.find(({ checked }) => checked) : first;
  return chosen?.value ?? '';
}

/** Writes a value to the controls of a field. */
export function writeControls(controls: readonly Control[], value: FieldValue): void {
  for (const control of controls) {
    if (typeof value === 'boolean') control.checked = value;
    else if (control.type === 'radio') control.checked = control.value === value;
    else control.value = value;
  }
}

/** Marks a control as invalid and described by the element with that id, or removes both. Keeps other descriptions. */
export function markControl(control: Control, lineId: string, isInvalid: boolean): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id && id !== lineId);
  if (isInvalid) ids.push(lineId);
  for (const [attribute, value] of [
    ['aria-describedby', ids.join(' ')],
    ['aria-invalid', isInvalid ? 'true' : ''],
  ] as const) {
    if (value) control.setAttribute(attribute, value);
    else control.removeAttribute(attribute);
  }
  control.toggleAttribute('data-invalid', isInvalid);
}
