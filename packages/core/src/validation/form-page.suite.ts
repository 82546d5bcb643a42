import { createForm } from './create-form.js';
import type { Form, FormOptions } from './form-types.js';
import { matching } from './matching.js';
import { mobile } from './mobile.js';
import { personName } from './person-name.js';
import { required } from './required.js';
import { requiredSecret } from './required-secret.js';
import { selected } from './selected.js';
import { ticked } from './ticked.js';

/** A field that a view renders with its label. The control has `data-name`. */
export interface SuiteField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'password' | 'select' | 'checkbox';
  /** Beginning of the generic messages. The control has it as `data-prefix`. */
  readonly prefix?: string;
}

/** Options of a view. */
export interface SuiteOptions {
  /** Selector of the ancestor to which a field's error line is appended. */
  readonly errorParent?: string;
}

/**
 * Adds the form to the page, with each field in an element of the class `row` and a submit button. Returns a function
 * that removes it.
 */
export type MountForm = (
  form: Form,
  fields: readonly SuiteField[],
  options?: SuiteOptions,
) => (() => void) | Promise<() => void>;

/** Simulates a user: `userEvent` of Vitest's browser mode or of Testing Library. */
export interface SuiteUser {
  click(element: Element): Promise<unknown>;
  keyboard(keys: string): Promise<unknown>;
  selectOptions(element: HTMLElement, value: string): Promise<unknown>;
}

/** The fields of the form that the suites use. */
export const drawn: readonly SuiteField[] = [
  { name: 'fname', label: 'First name', kind: 'text' },
  { name: 'mobile', label: 'Mobile', kind: 'text' },
  { name: 'stateMasterID', label: 'State', kind: 'select' },
  { name: 'password', label: 'Password', kind: 'password' },
  { name: 'repassword', label: 'Confirm password', kind: 'password' },
  { name: 'ischeckterm', label: 'I accept the terms', kind: 'checkbox' },
];

const fields = {
  fname: { prefix: 'First name', rules: [required, personName] },
  mobile: { rules: [required, mobile] },
  stateMasterID: { prefix: 'State', rules: [selected] },
  password: { prefix: 'Password', rules: [requiredSecret] },
  repassword: { prefix: 'Confirm password', rules: [requiredSecret], sameAs: 'password' },
  ischeckterm: { initial: false, rules: [ticked] },
} as const;

/** `onSubmit` of that form. */
export type SuiteSubmit = FormOptions<typeof fields>['onSubmit'];

/** The errors of a valid form. */
export const noErrors = Object.fromEntries(drawn.map(({ name: field }) => [field, '']));

/** The errors of a form that was submitted empty. */
export const allBlank = {
  fname: 'First name must not be blank!',
  mobile: 'Field must not be blank!',
  stateMasterID: 'State must be selected!',
  password: 'Password must not be blank!',
  repassword: 'Confirm password must not be blank!',
  ischeckterm: 'Please check terms and condition',
};

/** A page with one form, and functions that use it. */
export type FormPage = ReturnType<typeof createFormPage>;

/** Adds forms to the page and reads what a user sees of them. */
export function createFormPage(mount: MountForm, user: SuiteUser) {
  let leave: (() => void) | undefined;

  function close(): void {
    leave?.();
    leave = undefined;
  }

  async function open(
    onSubmit: SuiteSubmit = () => Promise.resolve(),
    options?: SuiteOptions & { readonly without?: string },
  ) {
    const form = createForm({ fields, onSubmit });
    const kept = drawn.filter(({ name }) => name !== options?.without);
    leave = await mount(form, kept, options);
    return form;
  }

  /** Opens a form of two fields that each have a format. The page sets a prefix for the first one only. */
  async function openCodes(): Promise<void> {
    const rules = [required, matching(/^\d{6}$/)];
    const form = createForm({ fields: { pincode: { rules }, code: { rules } }, onSubmit: () => Promise.resolve() });
    leave = await mount(form, [
      { name: 'pincode', label: 'PIN code', kind: 'text', prefix: 'PIN code' },
      { name: 'code', label: 'Code', kind: 'text' },
    ]);
  }

  function control(field: string): HTMLInputElement {
    const found = document.querySelector<HTMLInputElement>(`[data-name="${field}"]`);
    if (!found) throw new Error(`The view has no control with data-name="${field}".`);
    return found;
  }

  /** Returns the description that a screen reader announces for an invalid field, or an empty string. */
  function errorOf(field: string): string {
    const element = control(field);
    if (element.getAttribute('aria-invalid') !== 'true') return '';
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  }

  const errors = () => Object.fromEntries(drawn.map(({ name: field }) => [field, errorOf(field)] as const));

  async function type(field: string, keys: string): Promise<void> {
    // Focus by script: a real click would count as the first click on the form.
    control(field).focus();
    await user.keyboard(keys);
  }

  async function fill(): Promise<void> {
    await type('fname', 'Meera');
    await type('mobile', '9876543210');
    await user.selectOptions(control('stateMasterID'), '12');
    await type('password', 'long enough');
    await type('repassword', 'long enough');
    await type('ischeckterm', ' ');
  }

  function submitButton(): Element {
    const found = document.querySelector('button[type="submit"]');
    if (!found) throw new Error('The view has no submit button.');
    return found;
  }

  return { close, control, errorOf, errors, fill, open, openCodes, submitButton, type, user };
}
