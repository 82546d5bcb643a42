import { describe, expect, it, vi } from 'vitest';
import { ServerError } from '../errors/server-error.js';
import { createForm, messages, required, type FieldOptions } from './index.js';

type Verify = NonNullable<FieldOptions['verify']>;

function contact(verify: Verify, { onSubmit = () => Promise.resolve() } = {}) {
  const form = createForm({
    fields: {
      name: { prefix: 'Name', rules: [required] },
      code: { prefix: 'Code', rules: [required], verify, unverified: messages.incorrectCaptcha },
    },
    onSubmit,
  });
  const focused: (string | undefined)[] = [];
  form.subscribe((focus) => focused.push(focus));
  const errorOfCode = () => form.getSnapshot().errors.code ?? '';
  return { form, focused, errorOfCode };
}

const answering = (message: string) => vi.fn<Verify>(() => Promise.resolve(message));

/** A service whose answers the test sends. */
function slowService() {
  const calls: { value: string; signal: AbortSignal; answer: (message: string) => void }[] = [];
  const verify: Verify = (value, { signal }) =>
    new Promise((answer) => {
      calls.push({ value, signal, answer });
    });
  return { calls, verify };
}

describe('a field that a service verifies', () => {
  it('D8: is invalid until its value is verified', async () => {
    const verify = answering('');
    const { form, errorOfCode } = contact(verify);
    form.click();
    expect(errorOfCode()).toBe('Code must not be blank!');
    form.change('code', 'x7f');
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
    expect(verify).not.toHaveBeenCalled();
    await form.settle('code');
    expect(verify.mock.calls[0]?.[0]).toBe('x7f');
    expect(errorOfCode()).toBe('');
    form.change('code', 'x7');
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
    form.change('code', 'x7f');
    expect(errorOfCode()).toBe('');
  });

  it('is always verified before the form is sent', async () => {
    const verify = answering('');
    const onSubmit = vi.fn(() => Promise.resolve());
    const { form } = contact(verify, { onSubmit });
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    await form.settle('code');
    await expect(form.submit()).resolves.toBe(true);
    expect(verify).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('prevents the submission and takes the focus when its value is wrong', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const { form, focused, errorOfCode } = contact(answering('Wrong.'), { onSubmit });
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    await expect(form.submit()).resolves.toBe(false);
    expect(errorOfCode()).toBe('Wrong.');
    expect(focused.at(-1)).toBe('code');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getSnapshot()).toMatchObject({ values: { name: 'Meera', code: 'x7f' }, isPending: false, message: '' });
  });

  it('is not verified while a rule refuses it', async () => {
    const verify = answering('');
    const { form, focused } = contact(verify);
    await form.settle('code');
    await form.settle('name');
    await form.settle('role');
    expect(verify).not.toHaveBeenCalled();
    expect(focused).toEqual([]);
    await form.submit();
    expect(verify).not.toHaveBeenCalled();
  });

  it('shows the error at once, without moving the focus or marking other fields', async () => {
    const { form, focused } = contact(answering('Wrong.'));
    form.change('code', 'x7f');
    await form.settle('code');
    expect(form.getSnapshot()).toMatchObject({ errors: { code: 'Wrong.' }, isSubmitted: false });
    expect(form.getSnapshot().errors.name ?? '').toBe('');
    expect(focused.every((focus) => focus === undefined)).toBe(true);
  });

  it('D8: keeps the values and shows a message when the service fails', async () => {
    const verify = vi.fn<Verify>(() => Promise.reject(new ServerError()));
    const onSubmit = vi.fn(() => Promise.resolve());
    const { form } = contact(verify, { onSubmit });
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    await form.settle('code');
    expect(form.getSnapshot().message).toBe(new ServerError().message);
    verify.mockRejectedValueOnce(new TypeError('x'));
    await expect(form.submit()).resolves.toBe(false);
    expect(form.getSnapshot()).toMatchObject({
      message: messages.unreachable,
      isPending: false,
      values: { name: 'Meera', code: 'x7f' },
    });
    expect(onSubmit).not.toHaveBeenCalled();
    verify.mockResolvedValueOnce('');
    await form.settle('code');
    expect(form.getSnapshot().message).toBe('');
  });

  it('aborts the request when the value changes, and ignores its answer', async () => {
    const { calls, verify } = slowService();
    const { form, errorOfCode } = contact(verify);
    form.change('code', 'x7f');
    const first = form.settle('code');
    form.change('code', 'x7g');
    expect(calls[0]?.signal.aborted).toBe(true);
    const second = form.settle('code');
    calls[1]?.answer('');
    await second;
    calls[0]?.answer('Wrong.');
    await first;
    expect(errorOfCode()).toBe('');
    form.click();
    expect(errorOfCode()).toBe('');
  });

  it('a late approval does not count for a newer value', async () => {
    const { calls, verify } = slowService();
    const { form, errorOfCode } = contact(verify);
    form.change('code', 'right');
    const first = form.settle('code');
    form.change('code', 'wrong');
    calls[0]?.answer('');
    await first;
    form.click();
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
  });

  it('sends one request at a time, and none during a submission', async () => {
    const { calls, verify } = slowService();
    const { form } = contact(verify);
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    const first = form.settle('code');
    const second = form.settle('code');
    expect(calls[0]?.signal.aborted).toBe(true);
    const submitted = form.submit();
    expect(calls[1]?.signal.aborted).toBe(true);
    await form.settle('code');
    expect(calls.length).toBe(3);
    for (const { answer } of calls) answer('');
    await Promise.all([first, second]);
    await expect(submitted).resolves.toBe(true);
  });

  it('sends the verified value, even if the user types during verification', async () => {
    const { calls, verify } = slowService();
    const onSubmit = vi.fn(() => Promise.resolve());
    const { form, errorOfCode } = contact(verify, { onSubmit });
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    const submitted = form.submit();
    form.change('code', 'other');
    calls[0]?.answer('');
    await expect(submitted).resolves.toBe(true);
    expect(onSubmit.mock.calls[0]).toEqual([
      { name: 'Meera', code: 'x7f' },
      { signal: expect.any(AbortSignal) as unknown },
    ]);
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
  });

  it.each(['reset', 'dispose'] as const)('C8: sends nothing after %s during verification', async (leave) => {
    const { calls, verify } = slowService();
    const onSubmit = vi.fn(() => Promise.resolve());
    const { form } = contact(verify, { onSubmit });
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    const submitted = form.submit();
    form[leave]();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer('');
    await expect(submitted).resolves.toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getSnapshot().isPending).toBe(false);
  });

  it('is no longer verified after a reset', async () => {
    const { form, errorOfCode } = contact(answering(''));
    form.change('code', 'x7f');
    await form.settle('code');
    form.reset();
    form.change('code', 'x7f');
    form.click();
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
  });

  it('shows its error together with those of other verified fields', async () => {
    const form = createForm({
      fields: {
        loginID: { verify: () => Promise.resolve('Taken.') },
        code: { verify: () => Promise.resolve('Wrong.') },
        other: { verify: () => Promise.resolve('') },
      },
      onSubmit: () => Promise.resolve(),
    });
    await expect(form.submit()).resolves.toBe(false);
    expect(form.getSnapshot().errors).toMatchObject({ loginID: 'Taken.', code: 'Wrong.', other: '' });
  });

  it('may have no message while it is not verified', () => {
    const form = createForm({
      fields: { code: { verify: () => Promise.resolve('') } },
      onSubmit: () => Promise.resolve(),
    });
    form.change('code', 'x');
    form.click();
    expect(form.getSnapshot().errors.code).toBe('');
  });
});
