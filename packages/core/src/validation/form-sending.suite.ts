import { expect, it, vi } from 'vitest';
import { NetworkError } from '../errors/network-error.js';
import { drawn, noErrors, type FormPage, type SuiteSubmit } from './form-page.suite.js';
import type { FormFailure } from './form-types.js';

/** Tests what happens when a form is submitted, refused, reset or removed. */
export function describeFormSending(page: FormPage): void {
  const { close, control, errorOf, errors, fill, open, submitButton, type, user } = page;

  it('sets aria-busy until the server answers', async () => {
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

  it('C8: repeated submissions send once', async () => {
    let answer: (() => void) | undefined;
    const onSubmit = vi.fn<SuiteSubmit>(
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

  it('D7: shows a server error as text at its field until the value changes', async () => {
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

  it('C8: keeps all input when there is no connection', async () => {
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

  it('shows the initial values and no errors after a reset', async () => {
    const form = await open();
    await user.click(submitButton());
    await fill();
    form.reset();
    await vi.waitFor(() => expect(control('fname').value).toBe(''));
    expect(control('stateMasterID').value).toBe('');
    expect(control('ischeckterm').checked).toBe(false);
    expect(errors()).toEqual(noErrors);
  });

  it('C8: changes nothing after it is removed', async () => {
    let answer: ((failure: FormFailure) => void) | undefined;
    const form = await open(() => new Promise((resolve) => (answer = resolve)));
    await fill();
    await type('mobile', '{Enter}');
    close();
    form.dispose();
    const before = document.body.innerHTML;
    answer?.({ errors: { mobile: 'Taken.' } });
    await Promise.resolve();
    expect(document.body.innerHTML).toBe(before);
  });
}
