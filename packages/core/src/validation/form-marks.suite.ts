import { expect, it, vi } from 'vitest';
import { allBlank, noErrors, type FormPage, type SuiteSubmit } from './form-page.suite.js';

/** What a form says is wrong: when, in which words, and where. */
export function describeFormMarks(page: FormPage): void {
  const { control, errorOf, errors, fill, open, openCodes, submitButton, type, user } = page;

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
    await open(undefined, { without: 'mobile' });
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
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(line as Element).color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
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
    const onSubmit = vi.fn<SuiteSubmit>(() => Promise.resolve());
    await open(onSubmit);
    await fill();
    await type('ischeckterm', ' ');
    await user.click(submitButton());
    await vi.waitFor(() => expect(errors()).toEqual({ ...noErrors, ischeckterm: allBlank.ischeckterm }));
    expect(document.activeElement).toBe(control('ischeckterm'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
}
