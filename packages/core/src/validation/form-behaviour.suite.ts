import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../errors/network-error.js';
import { createForm } from './create-form.js';
import type { Form, FormFailure, FormOptions } from './form-types.js';
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

const drawn: readonly SuiteField[] = [
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

type Submit = FormOptions<typeof fields>['onSubmit'];

/**
 * What every skin of a form must do, the same for all of them: the behaviour of forms that the specification describes,
 * seen from the page. Run it where there is a page.
 */
export function describeFormBehaviour(skin: string, mount: MountForm, user: SuiteUser): void {
  let leave: (() => void) | undefined;

  afterEach(() => {
    leave?.();
    leave = undefined;
    document.body.replaceChildren();
  });

  async function open(onSubmit: Submit = () => Promise.resolve(), options?: SuiteOptions) {
    const form = createForm({ fields, onSubmit });
    leave = await mount(form, drawn, options);
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
  const noErrors = Object.fromEntries(drawn.map(({ name: field }) => [field, '']));

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

  const allBlank = {
    fname: 'First name must not be blank!',
    mobile: 'Field must not be blank!',
    stateMasterID: 'State must be selected!',
    password: 'Password must not be blank!',
    repassword: 'Confirm password must not be blank!',
    ischeckterm: 'Please check terms and condition',
  };

  describe(`a form drawn by ${skin}`, () => {
    it('complains about nothing before the first click', async () => {
      await open();
      await type('fname', '1');
      await type('mobile', '{Tab}');
      expect(errors()).toEqual(noErrors);
    });

    it('D9: the first click marks every invalid field, with its message linked, and the first one gets the focus', async () => {
      await open();
      await user.click(submitButton());
      await vi.waitFor(() => expect(errors()).toEqual(allBlank));
      expect(document.activeElement).toBe(control('fname'));
    });

    it('the first click may be anywhere on the form', async () => {
      await open();
      await user.click(control('mobile'));
      await vi.waitFor(() => expect(errors()).toEqual(allBlank));
      expect(document.activeElement).toBe(control('fname'));
      await user.click(control('mobile'));
      expect(document.activeElement).toBe(control('mobile'));
    });

    it('D9: sending by keyboard marks and focuses too', async () => {
      await open();
      await type('mobile', '9876543210{Enter}');
      await vi.waitFor(() => expect(errors()).toEqual({ ...allBlank, mobile: '' }));
      expect(document.activeElement).toBe(control('fname'));
    });

    it('checks a field again at each keyup, and takes the line away once it is valid', async () => {
      await open();
      await user.click(submitButton());
      await type('mobile', '987');
      await vi.waitFor(() =>
        expect(errorOf('mobile')).toBe('Please enter valid active mobile number for SMS OTP Verification.'),
      );
      await type('mobile', '6543210');
      await vi.waitFor(() => expect(errorOf('mobile')).toBe(''));
      expect(control('mobile').getAttribute('aria-invalid')).not.toBe('true');
      expect(document.body.textContent).not.toContain('for SMS OTP Verification');
      expect(errorOf('fname')).toBe('First name must not be blank!');
      await type('mobile', '{Backspace}');
      await vi.waitFor(() => expect(errorOf('mobile')).toContain('valid active mobile number'));
    });

    it('begins the generic messages with the prefix that the page gives the field, or with Field', async () => {
      await openCodes();
      await user.click(submitButton());
      await vi.waitFor(() => expect(errorOf('pincode')).toBe('PIN code must not be blank!'));
      expect(errorOf('code')).toBe('Field must not be blank!');
      await type('pincode', '5600');
      await vi.waitFor(() => expect(errorOf('pincode')).toBe('PIN code must match the format!'));
      await type('code', 'x');
      await vi.waitFor(() => expect(errorOf('code')).toBe('Field must match the format!'));
      await type('pincode', '34');
      await vi.waitFor(() => expect(errorOf('pincode')).toBe(''));
      expect(document.body.textContent).not.toContain('PIN code must');
    });

    it('puts the line inside the parent that is configured, at its end, and takes it away again', async () => {
      await open(undefined, { errorParent: '.row' });
      const parent = control('mobile').closest('.row');
      const length = parent?.children.length ?? 0;
      await user.click(submitButton());
      await vi.waitFor(() => expect(errors()).toEqual(allBlank));
      expect(parent?.lastElementChild?.textContent).toBe(allBlank.mobile);
      expect(parent?.children.length).toBe(length + 1);
      await type('mobile', '9876543210');
      await vi.waitFor(() => expect(parent?.children.length).toBe(length));
    });

    it('says at the end of the form what is wrong with a field that the page does not have', async () => {
      const form = createForm({ fields, onSubmit: () => Promise.resolve() });
      leave = await mount(
        form,
        drawn.filter(({ name: field }) => field !== 'mobile'),
      );
      await user.click(submitButton());
      await vi.waitFor(() =>
        expect(control('fname').closest('form')?.lastElementChild?.textContent).toBe(allBlank.mobile),
      );
      expect(document.activeElement).toBe(control('fname'));
    });

    it('draws the line in red', async () => {
      await open();
      await user.click(submitButton());
      await vi.waitFor(() => expect(errorOf('mobile')).toBe(allBlank.mobile));
      const line = [...document.querySelectorAll('body *')].findLast(
        ({ textContent }) => textContent === allBlank.mobile,
      );
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(line as Element).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    });

    it('says that it is on its way, and no longer when the server has answered', async () => {
      let answer: ((failure: FormFailure) => void) | undefined;
      await open(() => new Promise((resolve) => (answer = resolve)));
      const isBusy = () => control('fname').closest('form')?.getAttribute('aria-busy') === 'true';
      expect(isBusy()).toBe(false);
      await fill();
      await type('mobile', '{Enter}');
      await vi.waitFor(() => expect(isBusy()).toBe(true));
      answer?.({ errors: { mobile: 'Taken.' } });
      await vi.waitFor(() => expect(isBusy()).toBe(false));
      expect(errorOf('mobile')).toBe('Taken.');
    });

    it('checks a list again when it changes', async () => {
      await open();
      await user.click(submitButton());
      await user.selectOptions(control('stateMasterID'), '12');
      await vi.waitFor(() => expect(errorOf('stateMasterID')).toBe(''));
      await user.selectOptions(control('stateMasterID'), '');
      await vi.waitFor(() => expect(errorOf('stateMasterID')).toBe('State must be selected!'));
    });

    it('D6: marks the confirmation on keyup when it differs, before any click', async () => {
      await open();
      await type('password', 'ab');
      await type('repassword', 'a');
      await vi.waitFor(() => expect(errorOf('repassword')).toBe('password does not match with confirm password'));
      await type('repassword', 'b');
      await vi.waitFor(() => expect(errorOf('repassword')).toBe(''));
      await type('password', 'c');
      await vi.waitFor(() => expect(errorOf('repassword')).toBe('password does not match with confirm password'));
    });

    it('D6: notices a value that a browser or a password manager filled in', async () => {
      await open();
      await type('password', 'ab');
      const field = control('repassword');
      // Past the property of the element, as a framework sees what others write.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'other');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.waitFor(() => expect(errorOf('repassword')).toBe('password does not match with confirm password'));
    });

    it('D6: terms that are not ticked block the form', async () => {
      const onSubmit = vi.fn<Submit>(() => Promise.resolve());
      await open(onSubmit);
      await fill();
      await type('ischeckterm', ' ');
      await user.click(submitButton());
      await vi.waitFor(() => expect(errors()).toEqual({ ...noErrors, ischeckterm: allBlank.ischeckterm }));
      expect(document.activeElement).toBe(control('ischeckterm'));
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('C8: sends once, however often it is sent meanwhile', async () => {
      let answer: (() => void) | undefined;
      const onSubmit = vi.fn<Submit>(
        () =>
          new Promise((resolve) => {
            answer = () => resolve();
          }),
      );
      const form = await open(onSubmit);
      await fill();
      await type('mobile', '{Enter}{Enter}');
      await type('fname', '{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(1);
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({
        fname: 'Meera',
        mobile: '9876543210',
        stateMasterID: '12',
        password: 'long enough',
        repassword: 'long enough',
        ischeckterm: true,
      });
      answer?.();
      await vi.waitFor(() => expect(form.getSnapshot().isPending).toBe(false));
    });

    it('D7: shows what the server refused as text, at its field, until that changes', async () => {
      const refusal: FormFailure = { errors: { mobile: '<img src=x> is taken.' } };
      const form = await open(() => Promise.resolve(refusal));
      await fill();
      await type('mobile', '{Enter}');
      await vi.waitFor(() => expect(errors()).toEqual({ ...noErrors, mobile: '<img src=x> is taken.' }));
      expect(document.querySelector('img')).toBeNull();
      expect(document.activeElement).toBe(control('mobile'));
      expect(form.getSnapshot().isPending).toBe(false);
      await type('mobile', '{Backspace}1');
      await vi.waitFor(() => expect(errorOf('mobile')).toBe(''));
    });

    it('C8: keeps everything that was typed when there is no connection', async () => {
      const form = await open(() => Promise.reject(new NetworkError()));
      await fill();
      await type('mobile', '{Enter}');
      await vi.waitFor(() => expect(form.getSnapshot().message).not.toBe(''));
      expect(drawn.map((field) => control(field.name).value).slice(0, 5)).toEqual([
        'Meera',
        '9876543210',
        '12',
        'long enough',
        'long enough',
      ]);
      expect(control('ischeckterm').checked).toBe(true);
    });

    it('shows the values of the start, unmarked, after it was cleared', async () => {
      const form = await open();
      await user.click(submitButton());
      await fill();
      form.reset();
      await vi.waitFor(() => expect(control('fname').value).toBe(''));
      expect(control('stateMasterID').value).toBe('');
      expect(control('ischeckterm').checked).toBe(false);
      expect(errors()).toEqual(noErrors);
    });

    it('C8: changes nothing after it was left', async () => {
      let answer: ((failure: FormFailure) => void) | undefined;
      const form = await open(() => new Promise((resolve) => (answer = resolve)));
      await fill();
      await type('mobile', '{Enter}');
      leave?.();
      leave = undefined;
      form.dispose();
      const before = document.body.innerHTML;
      answer?.({ errors: { mobile: 'Taken.' } });
      await Promise.resolve();
      expect(document.body.innerHTML).toBe(before);
    });
  });
}
