import type { FieldValue } from './form-types.js';

/** What may carry `data-name`: an input, a list, a box for text, or an element that behaves like one. */
export type Control = HTMLElement & { value?: string; checked?: boolean; type?: string };

/** The value of a field's controls: whether the box is ticked, the chosen one of several, or the text. */
export function readControls(controls: readonly Control[]): FieldValue {
  const [first] = controls;
  if (first?.type === 'checkbox') return first.checked === true;
  const chosen = first?.type === 'radio' ? controls.find(({ checked }) => checked) : first;
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
