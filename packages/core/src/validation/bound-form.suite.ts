import { vi } from 'vitest';
import { bindForm, type BindFormOptions } from './dom.js';
import type { SuiteField } from './form-page.suite.js';
import { createForm, required, ticked } from './index.js';

function drawControl({ name, kind }: SuiteField): HTMLElement {
  const control = document.createElement(kind === 'select' ? 'select' : 'input');
  if (control instanceof HTMLInputElement) control.type = kind;
  else for (const value of ['', '12']) control.append(new Option(value || 'Choose', value));
  control.dataset['name'] = name;
  return control;
}

/** Returns the first element that matches the selector; throws if none does. */
export function find(root: ParentNode, selector: string): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

/** Adds a plain form to the page: one row per field with label and control, and a submit button. */
export function drawForm(fields: readonly SuiteField[]): HTMLFormElement {
  const element = document.createElement('form');
  for (const field of fields) {
    const label = document.createElement('label');
    const control = drawControl(field);
    control.id = `control-${field.name}`;
    label.htmlFor = control.id;
    label.append(field.label);
    const row = document.createElement('div');
    row.className = 'row';
    if (field.prefix !== undefined) control.dataset['prefix'] = field.prefix;
    row.append(label, control);
    element.append(row);
  }
  const button = document.createElement('button');
  button.type = 'submit';
  button.textContent = 'Send';
  element.append(button);
  document.body.append(element);
  return element;
}

/** A text field and a check box. */
export const cityAndTerms: readonly SuiteField[] = [
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'terms', label: 'Terms', kind: 'checkbox' },
];

/** Binds a form with a city and a check box. `change` prepares the page before it is bound. */
export function open(change: (element: HTMLFormElement) => void = () => {}, options?: BindFormOptions) {
  const element = drawForm(cityAndTerms);
  change(element);
  const onSubmit = vi.fn(() => Promise.resolve());
  const form = createForm({
    fields: { city: { rules: [required] }, terms: { initial: false, rules: [ticked] } },
    onSubmit,
  });
  const control = (name: string) => find(element, `[data-name="${name}"]`);
  const unbind = bindForm(element, form, options);
  return { element, form, control, unbind, onSubmit, button: find(element, 'button') };
}

/** Returns the text of an element, if it exists. */
export const textOf = (element: Element | null | undefined) => element?.textContent;
/** The error lines of the page. */
export const lines = () => [...document.querySelectorAll('.headnote-error-line')];
