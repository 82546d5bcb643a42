import { createForm } from './create-form.js';
import type { Form, FormOptions } from './form-types.js';
import { matching } from './matching.js';
import { mobile } from './mobile.js';
import { personName } from './person-name.js';
import { required } from './required.js';
import { requiredSecret } from './required-secret.js';
import { selected } from './selected.js';
import { ticked } from './ticked.js';

/** A field that a skin draws with its label; the control carries `data-name`. */
export interface SuiteField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'password' | 'select' | 'checkbox';
  /** Begins the generic messages; the control carries it as `data-prefix`. */
  readonly prefix?: string;
}

/** How a skin is to draw a form. */
export interface SuiteOptions {
  /** Selector of the element around a field that takes its error line at its end. */
  readonly errorParent?: string;
}

/**
 * Draws the form into the page, each field in an element of the class `row`, with a button to send it, and gives the function
 * that takes it away.
 */
export type MountForm = (
  form: Form,
  fields: readonly SuiteField[],
  options?: SuiteOptions,
) => (() => void) | Promise<() => void>;

/** The hands of a user; `userEvent` of the browser, or of Testing Library. */
export interface SuiteUser {
  click(element: Element): Promise<unknown>;
  keyboard(keys: string): Promise<unknown>;
  selectOptions(element: HTMLElement, value: string): Promise<unknown>;
}

/** The fields of the form that the suites fill. */
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

/** What sends that form. */
export type SuiteSubmit = FormOptions<typeof fields>['onSubmit'];

/** The errors of a form in which nothing is wrong. */
export const noErrors = Object.fromEntries(drawn.map(({ name: field }) => [field, '']));

/** The errors of a form that was sent as it began. */
export const allBlank = {
  fname: 'First name must not be blank!',
  mobile: 'Field must not be blank!',
  stateMasterID: 'State must be selected!',
  password: 'Password must not be blank!',
  repassword: 'Confirm password must not be blank!',
  ischeckterm: 'Please check terms and condition',
};

/** A page with one form of a skin, and the hands of its user. */
export type FormPage = ReturnType<typeof createFormPage>;

/** Puts forms of a skin into the page and tells what a user sees of them. */
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

  /** A form of two fields in which each has a format; only the first has a prefix, and that one in the page. */
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
    if (!found) throw new Error(`The skin drew no control with data-name="${field}".`);
    return found;
  }

  /** What a screen reader says behind the field's name, as far as it is about an invalid value. */
  function errorOf(field: string): string {
    const element = control(field);
    if (element.getAttribute('aria-invalid') !== 'true') return '';
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  }

  const errors = () => Object.fromEntries(drawn.map(({ name: field }) => [field, errorOf(field)] as const));

  async function type(field: string, keys: string): Promise<void> {
    // Focus by script: a click would be the first click on the form.
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
    if (!found) throw new Error('The skin drew no button to send the form.');
    return found;
  }

  return { close, control, errorOf, errors, fill, open, openCodes, submitButton, type, user };
}
