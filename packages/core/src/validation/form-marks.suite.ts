import { expect, it, vi } from 'vitest';
import { allBlank, noErrors, type FormPage, type SuiteSubmit } from './form-page.suite.js';

/** Tests when, where and with which message a form shows errors. */
export function describeFormMarks(page: FormPage): void {
  const { control, errorOf, errors, fill, open, openCodes, submitButton, type, user } = page;

  it('shows no errors before the first click', async () => {
    await open();
    await type('fname', '1');
    await type('mobile', '{Tab}');
    expect(errors()).toEqual(noErrors);
  });

  it('D9: the first click marks every invalid field, links its message and focuses the first one', async () => {
    await open();
    await user.click(submitButton());
    await vi.waitFor(() => expect(errors()).toEqual(allBlank));
    expect(document.activeElement).toBe(control('fname'));
  });

  it('the first click counts anywhere on the form', async () => {
    await open();
    await user.click(control('mobile'));
    await vi.waitFor(() => expect(errors()).toEqual(allBlank));
    expect(document.activeElement).toBe(control('fname'));
    await user.click(control('mobile'));
    expect(document.activeElement).toBe(control('mobile'));
  });

  it('D9: the Enter key marks and focuses as well', async () => {
    await open();
    await type('mobile', '9876543210{Enter}');
    await vi.waitFor(() => expect(errors()).toEqual({ ...allBlank, mobile: '' }));
    expect(document.activeElement).toBe(control('fname'));
  });

  it('checks a field at each keyup, and removes the line when the value is valid', async () => {
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

  it('generic messages begin with the prefix that the page sets, or with Field', async () => {
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

  it('appends the line to the configured parent and removes it again', async () => {
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

  it('shows the error of a field without a control at the end of the form', async () => {
    await open(undefined, { without: 'mobile' });
    await user.click(submitButton());
    await vi.waitFor(() =>
      expect(control('fname').closest('form')?.lastElementChild?.textContent).toBe(allBlank.mobile),
    );
    expect(document.activeElement).toBe(control('fname'));
  });

  it('shows the line in red', async () => {
    await open();
    await user.click(submitButton());
    await vi.waitFor(() => expect(errorOf('mobile')).toBe(allBlank.mobile));
    const line = [...document.querySelectorAll('body *')].findLast(
      ({ textContent }) => textContent === allBlank.mobile,
    );
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(line as Element).color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  });

  it('checks a select when it changes', async () => {
    await open();
    await user.click(submitButton());
    await user.selectOptions(control('stateMasterID'), '12');
    await vi.waitFor(() => expect(errorOf('stateMasterID')).toBe(''));
    await user.selectOptions(control('stateMasterID'), '');
    await vi.waitFor(() => expect(errorOf('stateMasterID')).toBe('State must be selected!'));
  });

  it('D6: marks a different confirmation at keyup, before the first click', async () => {
    await open();
    await type('password', 'ab');
    await type('repassword', 'a');
    await vi.waitFor(() => expect(errorOf('repassword')).toBe('password does not match with confirm password'));
    await type('repassword', 'b');
    await vi.waitFor(() => expect(errorOf('repassword')).toBe(''));
    await type('password', 'c');
    await vi.waitFor(() => expect(errorOf('repassword')).toBe('password does not match with confirm password'));
  });

  it('D6: checks a value filled in by a browser or a password manager', async () => {
    await open();
    await type('password', 'ab');
    const field = control('repassword');
    // Frameworks override the element's own property; autofill bypasses it, as this call does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'other');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(errorOf('repassword')).toBe('password does not match with confirm password'));
  });

  it('D6: sends nothing while the terms are not ticked', async () => {
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
