import type { FieldValue } from './form-types.js';

/** What may carry `data-name`: an input, a list, a box for text, or an element that behaves like one. */
export type Control = HTMLElement & { value?: string; checked?: boolean; type?: string; disabled?: boolean };

type Native = HTMLInputElement & Pick<HTMLSelectElement, 'selectedIndex'> & { options?: HTMLOptionsCollection };

/** Whether a control holds something else than what the page gave it at the start. */
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
 * The value of a field's controls: whether the box is ticked, the chosen one of several, or the text. Without controls
 * the value before, but a box that somebody took out of the page is not ticked.
 */
export function readControls(controls: readonly Control[], before: FieldValue = ''): FieldValue {
  const [first] = controls;
  if (!first) return before !== true && before;
  if (first.type === 'checkbox') return !!first.checked;
  const chosen = first.type === 'radio' ? controls.find(({ checked }) => checked) : first;
  return chosen?.value ?? '';
}

/** Puts a value into a field's controls. */
export function writeControls(controls: readonly Control[], value: FieldValue): void {
  for (const control of controls) {
    if (typeof value === 'boolean') control.checked = value;
    else if (control.type === 'radio') control.checked = control.value === value;
    else control.value = value;
  }
}

/** Marks a control invalid and described by the element of that id, or takes both away; other descriptions stay. */
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
