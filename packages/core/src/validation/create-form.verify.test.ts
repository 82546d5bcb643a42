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

/** A service that answers each value when told to. */
function slowService() {
  const asked: { value: string; signal: AbortSignal; answer: (message: string) => void }[] = [];
  const verify: Verify = (value, { signal }) =>
    new Promise((answer) => {
      asked.push({ value, signal, answer });
    });
  return { asked, verify };
}

describe('a field that a service verifies', () => {
  it('D8: is invalid until it is verified', async () => {
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

  it('is verified before the form is sent, once more if it was before', async () => {
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

  it('keeps the form from being sent, and gets the focus', async () => {
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

  it('is not asked about while a rule refuses it, nor is a field without a service', async () => {
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

  it('shows a wrong answer at once, without moving the focus and without a word on other fields', async () => {
    const { form, focused } = contact(answering('Wrong.'));
    form.change('code', 'x7f');
    await form.settle('code');
    expect(form.getSnapshot()).toMatchObject({ errors: { code: 'Wrong.' }, isSubmitted: false });
    expect(form.getSnapshot().errors.name ?? '').toBe('');
    expect(focused.every((focus) => focus === undefined)).toBe(true);
  });

  it('D8: says that the service failed and keeps the form', async () => {
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

  it('gives up the question when the value changes, and shows no answer to the older value', async () => {
    const { asked, verify } = slowService();
    const { form, errorOfCode } = contact(verify);
    form.change('code', 'x7f');
    const first = form.settle('code');
    form.change('code', 'x7g');
    expect(asked[0]?.signal.aborted).toBe(true);
    const second = form.settle('code');
    asked[1]?.answer('');
    await second;
    asked[0]?.answer('Wrong.');
    await first;
    expect(errorOfCode()).toBe('');
    form.click();
    expect(errorOfCode()).toBe('');
  });

  it('takes no late yes for a newer value', async () => {
    const { asked, verify } = slowService();
    const { form, errorOfCode } = contact(verify);
    form.change('code', 'right');
    const first = form.settle('code');
    form.change('code', 'wrong');
    asked[0]?.answer('');
    await first;
    form.click();
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
  });

  it('asks one question at a time, and none while the form is on its way', async () => {
    const { asked, verify } = slowService();
    const { form } = contact(verify);
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    const first = form.settle('code');
    const second = form.settle('code');
    expect(asked[0]?.signal.aborted).toBe(true);
    const submitted = form.submit();
    expect(asked[1]?.signal.aborted).toBe(true);
    await form.settle('code');
    expect(asked.length).toBe(3);
    for (const { answer } of asked) answer('');
    await Promise.all([first, second]);
    await expect(submitted).resolves.toBe(true);
  });

  it('sends what was verified, whatever is typed meanwhile', async () => {
    const { asked, verify } = slowService();
    const onSubmit = vi.fn(() => Promise.resolve());
    const { form, errorOfCode } = contact(verify, { onSubmit });
    form.change('name', 'Meera');
    form.change('code', 'x7f');
    const submitted = form.submit();
    form.change('code', 'other');
    asked[0]?.answer('');
    await expect(submitted).resolves.toBe(true);
    expect(onSubmit.mock.calls[0]).toEqual([
      { name: 'Meera', code: 'x7f' },
      { signal: expect.any(AbortSignal) as unknown },
    ]);
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
  });

  it.each(['reset', 'dispose'] as const)(
    'C8: sends nothing when the form is left while it is verified: %s',
    async (leave) => {
      const { asked, verify } = slowService();
      const onSubmit = vi.fn(() => Promise.resolve());
      const { form } = contact(verify, { onSubmit });
      form.change('name', 'Meera');
      form.change('code', 'x7f');
      const submitted = form.submit();
      form[leave]();
      expect(asked[0]?.signal.aborted).toBe(true);
      asked[0]?.answer('');
      await expect(submitted).resolves.toBe(false);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(form.getSnapshot().isPending).toBe(false);
    },
  );

  it('is not verified any more after the form was cleared', async () => {
    const { form, errorOfCode } = contact(answering(''));
    form.change('code', 'x7f');
    await form.settle('code');
    form.reset();
    form.change('code', 'x7f');
    form.click();
    expect(errorOfCode()).toBe(messages.incorrectCaptcha);
  });

  it('is reported together with the others of its kind', async () => {
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

  it('needs no message of its own while it is not verified', () => {
    const form = createForm({
      fields: { code: { verify: () => Promise.resolve('') } },
      onSubmit: () => Promise.resolve(),
    });
    form.change('code', 'x');
    form.click();
    expect(form.getSnapshot().errors.code).toBe('');
  });
});
