import { describe, expect, it, vi } from 'vitest';
import { ContractError } from '../errors/contract-error.js';
import { NetworkError } from '../errors/network-error.js';
import { RefusedError } from '../errors/refused-error.js';
import { reportedRejections } from './reported-rejections.fixtures.js';
import { naughtyStrings } from '../codec/naughty-strings.fixtures.js';
import { createForm, messages, mobile, password, personName, required, requiredSecret, ticked } from './index.js';
import type { FormFailure, FormOptions } from './index.js';

const fields = {
  fname: { prefix: 'First name', rules: [required, personName] },
  mobile: { rules: [required, mobile] },
  password: { prefix: 'Password', rules: [requiredSecret, password({ min: 8, max: 128 })] },
  repassword: { prefix: 'Confirm password', rules: [requiredSecret], sameAs: 'password' },
  plan: { initial: '27' },
  ischeckterm: { initial: true, rules: [ticked] },
} as const;

type Options = FormOptions<typeof fields>;

/** A promise with its `resolve` and `reject`. */
function deferred<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle! };
}

function registration(onSubmit: Options['onSubmit'] = () => Promise.resolve()) {
  const form = createForm({ fields, onSubmit });
  const focused: string[] = [];
  const listener = vi.fn((focus?: string) => {
    if (focus !== undefined) focused.push(focus);
  });
  const unsubscribe = form.subscribe(listener);
  return { form, focused, listener, unsubscribe, errors: () => shown(form.getSnapshot().errors) };
}

const shown = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message));

type Registration = ReturnType<typeof registration>;

function fill({ form }: Pick<Registration, 'form'>) {
  form.change('fname', 'Meera');
  form.change('mobile', '9876543210');
  form.change('password', 'long enough');
  form.change('repassword', 'long enough');
}

describe('before the first click', () => {
  it('a form has its initial values and no errors', () => {
    expect(registration().form.getSnapshot()).toEqual({
      values: { fname: '', mobile: '', password: '', repassword: '', plan: '27', ischeckterm: true },
      errors: {},
      message: '',
      isSubmitted: false,
      isPending: false,
      isDirty: false,
    });
  });

  it('input causes no errors', () => {
    const subject = registration();
    subject.form.change('fname', '1');
    subject.form.change('mobile', 'x');
    expect(subject.errors()).toEqual({});
    expect(subject.focused).toEqual([]);
    expect(subject.listener).toHaveBeenCalledTimes(2);
  });

  it('D6: marks the confirmation while it differs from the password', () => {
    const subject = registration();
    subject.form.change('password', 'long enough');
    expect(subject.errors()).toEqual({});
    subject.form.change('repassword', 'l');
    expect(subject.errors()).toEqual({ repassword: 'password does not match with confirm password' });
    subject.form.change('repassword', 'long enough');
    expect(subject.errors()).toEqual({});
  });

  it('D6: unmarks an emptied confirmation, and marks it when the password changes after they matched', () => {
    const subject = registration();
    subject.form.change('password', 'long enough');
    subject.form.change('repassword', 'l');
    subject.form.change('repassword', '');
    expect(subject.errors()).toEqual({});
    subject.form.change('repassword', 'long enough');
    expect(subject.errors()).toEqual({});
    subject.form.change('password', 'long enough!');
    expect(subject.errors()).toEqual({ repassword: messages.passwordMismatch });
    subject.form.change('password', 'long enough');
    expect(subject.errors()).toEqual({});
  });

  it('does not mark an empty confirmation while the password is typed', () => {
    const subject = registration();
    subject.form.change('password', 'l');
    subject.form.change('repassword', '');
    expect(subject.errors()).toEqual({});
  });
});

describe('the first click', () => {
  it('checks every field and focuses the first invalid one', () => {
    const subject = registration();
    subject.form.click();
    expect(subject.form.getSnapshot().isSubmitted).toBe(true);
    expect(subject.errors()).toEqual({
      fname: 'First name must not be blank!',
      mobile: 'Field must not be blank!',
      password: 'Password must not be blank!',
      repassword: 'Confirm password must not be blank!',
    });
    expect(subject.focused).toEqual(['fname']);
  });

  it('later clicks do nothing', () => {
    const subject = registration();
    subject.form.click();
    subject.form.click();
    expect(subject.focused).toEqual(['fname']);
    expect(subject.listener).toHaveBeenCalledTimes(1);
  });

  it('does not move the focus when every field is valid', () => {
    const subject = registration();
    fill(subject);
    subject.form.click();
    expect(subject.focused).toEqual([]);
    expect(subject.errors()).toEqual({});
    expect(subject.form.getSnapshot().isSubmitted).toBe(true);
  });

  it('after it, each change checks only its own field', () => {
    const subject = registration();
    subject.form.click();
    subject.form.change('fname', '1');
    expect(subject.errors()['fname']).toBe('Please enter only text characters.');
    expect(subject.errors()['mobile']).toBe('Field must not be blank!');
    subject.form.change('fname', 'Meera');
    expect(subject.errors()['fname']).toBeUndefined();
    subject.form.change('mobile', '9876543210');
    expect(Object.keys(subject.errors())).toEqual(['password', 'repassword']);
    expect(subject.focused).toEqual(['fname']);
    subject.form.change('fname', '');
    expect(subject.errors()['fname']).toBe('First name must not be blank!');
  });

  it('after it, a changed password checks the confirmation again', () => {
    const subject = registration();
    fill(subject);
    subject.form.click();
    subject.form.change('password', 'another one');
    expect(subject.errors()).toEqual({ repassword: messages.passwordMismatch });
  });

  it('uses the prefixes set by the page', () => {
    const subject = registration();
    subject.form.prefix('mobile', 'Mobile');
    subject.form.prefix('fname', 'Given name');
    subject.form.click();
    expect(subject.errors()).toMatchObject({
      mobile: 'Mobile must not be blank!',
      fname: 'Given name must not be blank!',
    });
  });
});

describe('submit', () => {
  it('focuses the first invalid field each time and sends nothing', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const subject = registration(onSubmit);
    subject.form.change('fname', 'Meera');
    await expect(subject.form.submit()).resolves.toBe(false);
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(subject.focused).toEqual(['mobile', 'mobile']);
    expect(subject.form.getSnapshot()).toMatchObject({ isSubmitted: true, isPending: false });
  });

  it('D6: sends nothing while the terms are not ticked', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const subject = registration(onSubmit);
    fill(subject);
    subject.form.change('ischeckterm', false);
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.errors()).toEqual({ ischeckterm: 'Please check terms and condition' });
    expect(subject.focused).toEqual(['ischeckterm']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('D6: sends nothing while the confirmation differs', async () => {
    const subject = registration();
    fill(subject);
    subject.form.change('repassword', 'long enough ');
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.errors()).toEqual({ repassword: 'password does not match with confirm password' });
  });

  it('D6: sends only the fields of the form', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve());
    const subject = registration(onSubmit);
    fill(subject);
    for (const extra of ['role', '__proto__', 'constructor', 'toString', '']) subject.form.change(extra, 'admin');
    await expect(subject.form.submit()).resolves.toBe(true);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      fname: 'Meera',
      mobile: '9876543210',
      password: 'long enough',
      repassword: 'long enough',
      plan: '27',
      ischeckterm: true,
    });
    expect(Object.hasOwn(subject.form.getSnapshot().values, 'role')).toBe(false);
    expect(subject.listener.mock.calls.length).toBe(6);
  });

  it('sets isPending while it runs, and clears isDirty on success', async () => {
    const answer = deferred<undefined>();
    const subject = registration(() => answer.promise);
    fill(subject);
    expect(subject.form.getSnapshot().isDirty).toBe(true);
    const submitted = subject.form.submit();
    expect(subject.form.getSnapshot()).toMatchObject({ isPending: true, isSubmitted: true, isDirty: true });
    answer.resolve(undefined);
    await expect(submitted).resolves.toBe(true);
    expect(subject.form.getSnapshot()).toMatchObject({ isPending: false, isDirty: false, message: '' });
    subject.form.change('fname', 'Asha');
    expect(subject.form.getSnapshot().isDirty).toBe(true);
    subject.form.change('fname', 'Meera');
    expect(subject.form.getSnapshot().isDirty).toBe(false);
  });

  it('C8: a double submission sends once', async () => {
    const answer = deferred<undefined>();
    const onSubmit = vi.fn<Options['onSubmit']>(() => answer.promise);
    const subject = registration(onSubmit);
    fill(subject);
    const first = subject.form.submit();
    await expect(subject.form.submit()).resolves.toBe(false);
    answer.resolve(undefined);
    await expect(first).resolves.toBe(true);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(subject.form.submit()).resolves.toBe(true);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('C8: offline, keeps the values, shows a message and allows another try', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    onSubmit.mockRejectedValueOnce(new NetworkError()).mockResolvedValueOnce(undefined);
    const subject = registration(onSubmit);
    fill(subject);
    const { values } = subject.form.getSnapshot();
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.form.getSnapshot()).toMatchObject({
      values,
      isPending: false,
      isDirty: true,
      message: 'The service could not be reached. Please try again.',
    });
    expect(subject.focused).toEqual([]);
    await expect(subject.form.submit()).resolves.toBe(true);
    expect(subject.form.getSnapshot().message).toBe('');
  });

  it('shows the message of our own errors, and a general message for any other error', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const subject = registration(onSubmit);
    fill(subject);
    onSubmit.mockRejectedValueOnce(new RefusedError('<b>Mobile</b> is already registered.'));
    await subject.form.submit();
    expect(subject.form.getSnapshot().message).toBe('<b>Mobile</b> is already registered.');
    for (const error of [new TypeError('Failed to fetch'), 'text', undefined, new RefusedError('')]) {
      onSubmit.mockRejectedValueOnce(error);
      await subject.form.submit();
      expect(subject.form.getSnapshot().message).toBe(messages.unreachable);
    }
    onSubmit.mockImplementationOnce(() => {
      throw new TypeError('thrown at once');
    });
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.form.getSnapshot()).toMatchObject({ message: messages.unreachable, isPending: false });
  });

  it('shows a server error at its field until the value changes', async () => {
    const refusal: FormFailure = { errors: { mobile: 'Already registered.', role: 'Not yours.' }, message: 'Refused.' };
    const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve(refusal));
    const subject = registration(onSubmit);
    fill(subject);
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.errors()).toEqual({ mobile: 'Already registered.' });
    expect(subject.form.getSnapshot()).toMatchObject({ message: 'Refused.', isDirty: true, isPending: false });
    expect(subject.focused).toEqual(['mobile']);
    // The keyup of the Enter key that sent the form.
    subject.form.change('mobile', '9876543210');
    expect(subject.errors()).toEqual({ mobile: 'Already registered.' });
    subject.form.change('mobile', '9876543211');
    expect(subject.errors()).toEqual({});
    onSubmit.mockResolvedValueOnce(undefined);
    await expect(subject.form.submit()).resolves.toBe(true);
    expect(subject.form.getSnapshot().message).toBe('');
  });

  it('keeps a server error while another field changes', async () => {
    const subject = registration(() =>
      Promise.resolve({ errors: { mobile: 'Already registered.', fname: 'Not yours.' } }),
    );
    fill(subject);
    await subject.form.submit();
    subject.form.change('fname', 'Asha');
    subject.form.change('plan', '28');
    expect(subject.errors()).toEqual({ mobile: 'Already registered.' });
  });

  it('clears the message of the last submission when the next begins', async () => {
    const answer = deferred<undefined>();
    const onSubmit = vi.fn<Options['onSubmit']>(() => answer.promise);
    onSubmit.mockResolvedValueOnce({ message: 'Refused.' });
    const subject = registration(onSubmit);
    fill(subject);
    await subject.form.submit();
    const submitted = subject.form.submit();
    expect(subject.form.getSnapshot()).toMatchObject({ message: '', isPending: true });
    answer.resolve(undefined);
    await submitted;
  });

  it('C8: keeps the values behind a captive portal', async () => {
    const portal = new ContractError('contact.send', '', 'not JSON');
    const subject = registration(() => Promise.reject(portal));
    fill(subject);
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.form.getSnapshot()).toMatchObject({
      message: portal.message,
      isPending: false,
      values: { fname: 'Meera' },
    });
  });

  it('sends a refused value again', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve({ errors: { mobile: 'Already registered.' } }));
    const subject = registration(onSubmit);
    fill(subject);
    await subject.form.submit();
    await subject.form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('keeps input typed during the submission, and shows no server error for the older value', async () => {
    const answer = deferred<FormFailure>();
    const onSubmit = vi.fn<Options['onSubmit']>(() => answer.promise);
    const subject = registration(onSubmit);
    fill(subject);
    const submitted = subject.form.submit();
    subject.form.change('mobile', '9876543211');
    answer.resolve({ errors: { mobile: 'Already registered.', fname: 'Not a name.' } });
    await submitted;
    expect(onSubmit.mock.calls[0]?.[0].mobile).toBe('9876543210');
    expect(subject.form.getSnapshot().values.mobile).toBe('9876543211');
    expect(subject.errors()).toEqual({ fname: 'Not a name.' });
  });

  it('stays dirty and checks input typed during the submission', async () => {
    const answer = deferred<undefined>();
    const subject = registration(() => answer.promise);
    fill(subject);
    const submitted = subject.form.submit();
    subject.form.change('fname', '1');
    answer.resolve(undefined);
    await expect(submitted).resolves.toBe(true);
    expect(subject.form.getSnapshot().isDirty).toBe(true);
    expect(subject.errors()).toEqual({ fname: messages.name });
  });

  it('is not affected when onSubmit changes the values it receives', async () => {
    const subject = registration((values) => {
      (values as { fname: string }).fname = 'changed';
      return Promise.resolve();
    });
    fill(subject);
    await subject.form.submit();
    expect(subject.form.getSnapshot().values.fname).toBe('Meera');
  });
});

describe('unexpected callers', () => {
  it('a listener that throws is reported; the form and other listeners continue', async () => {
    const reported = reportedRejections();
    const form = createForm({ fields, onSubmit: () => Promise.resolve() });
    const broken = new Error('broken view');
    form.subscribe(() => {
      if (form.getSnapshot().isPending) throw broken;
    });
    const other = vi.fn();
    form.subscribe(other);
    fill({ form });
    other.mockClear();
    await expect(form.submit()).resolves.toBe(true);
    expect(form.getSnapshot().isPending).toBe(false);
    expect(other).toHaveBeenCalledTimes(2);
    await expect(form.submit()).resolves.toBe(true);
    expect(await reported()).toEqual([broken, broken]);
  });

  it('shows a message for the whole form when no field can show the errors', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const subject = registration(onSubmit);
    fill(subject);
    onSubmit.mockResolvedValueOnce({ errors: { email: 'Already registered.' } });
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.form.getSnapshot().message).toBe('Already registered.');
    onSubmit.mockResolvedValueOnce({});
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.form.getSnapshot().message).toBe(messages.unreachable);
    onSubmit.mockResolvedValueOnce({ message: '' });
    await subject.form.submit();
    expect(subject.form.getSnapshot().message).toBe('');
  });

  it('accepts a failure whose errors are null', async () => {
    const failure = { message: 'No.', errors: null } as unknown as FormFailure;
    const subject = registration(() => Promise.resolve(failure));
    fill(subject);
    await expect(subject.form.submit()).resolves.toBe(false);
    expect(subject.form.getSnapshot()).toMatchObject({ message: 'No.', isPending: false });
  });

  it('does not move the focus while the user types during a submission', async () => {
    const answer = deferred<FormFailure>();
    const subject = registration(() => answer.promise);
    fill(subject);
    const submitted = subject.form.submit();
    subject.form.change('plan', '28');
    answer.resolve({ errors: { mobile: 'Already registered.' } });
    await submitted;
    expect(subject.errors()).toEqual({ mobile: 'Already registered.' });
    expect(subject.focused).toEqual([]);
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('a field may be called %s', async (name) => {
    const onSubmit = vi.fn(() => Promise.resolve({ errors: {}, message: 'No.' }));
    const form = createForm({ fields: { [name]: { rules: [required] }, other: { rules: [required] } }, onSubmit });
    await form.settle(name);
    form.click();
    expect(form.getSnapshot().errors[name]).toBe('Field must not be blank!');
    form.change(name, 'x');
    form.change('other', 'x');
    await expect(form.submit()).resolves.toBe(false);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(shown(form.getSnapshot().errors as Record<string, string>)).toEqual({});
    form.reset();
    expect(form.getSnapshot().values[name]).toBe('');
    await createForm({ fields: {}, onSubmit }).settle(name);
  });
});

describe('dispose and reset', () => {
  it('C8: dispose aborts the submission and calls no listener afterwards', async () => {
    const answer = deferred<undefined>();
    let signal: AbortSignal | undefined;
    const subject = registration((_, options) => {
      signal = options.signal;
      return answer.promise;
    });
    fill(subject);
    const submitted = subject.form.submit();
    const calls = subject.listener.mock.calls.length;
    subject.form.dispose();
    subject.form.dispose();
    expect(signal?.aborted).toBe(true);
    answer.resolve(undefined);
    await expect(submitted).resolves.toBe(false);
    expect(subject.listener).toHaveBeenCalledTimes(calls);
    expect(subject.form.getSnapshot()).toMatchObject({ isPending: false, isDirty: true });
  });

  it('C8: a failure after dispose changes nothing', async () => {
    const answer = deferred<undefined>();
    const subject = registration(() => answer.promise);
    fill(subject);
    const submitted = subject.form.submit();
    subject.form.dispose();
    const before = subject.form.getSnapshot();
    answer.reject(new NetworkError());
    await expect(submitted).resolves.toBe(false);
    expect(subject.form.getSnapshot()).toBe(before);
  });

  it('works again after a framework disposed it and subscribed again', async () => {
    const subject = registration();
    subject.form.dispose();
    subject.form.subscribe(subject.listener);
    fill(subject);
    await expect(subject.form.submit()).resolves.toBe(true);
    expect(subject.listener).toHaveBeenCalled();
  });

  it('an unsubscribed listener is not called', () => {
    const subject = registration();
    subject.unsubscribe();
    subject.form.click();
    expect(subject.listener).not.toHaveBeenCalled();
  });

  it('reset restores values, errors and message, and aborts the submission', async () => {
    const answer = deferred<FormFailure>();
    const subject = registration(() => answer.promise);
    const initial = subject.form.getSnapshot();
    fill(subject);
    const submitted = subject.form.submit();
    subject.form.reset();
    answer.resolve({ message: 'Refused.', errors: { fname: 'No.' } });
    await expect(submitted).resolves.toBe(false);
    expect(subject.form.getSnapshot()).toEqual(initial);
  });

  it('reset restores the initial values after a successful submission', async () => {
    const subject = registration();
    const initial = subject.form.getSnapshot();
    fill(subject);
    await subject.form.submit();
    subject.form.reset();
    expect(subject.form.getSnapshot()).toEqual(initial);
  });

  it('returns the same snapshot until something changes, and never changes an older one', () => {
    const subject = registration();
    const before = subject.form.getSnapshot();
    subject.form.change('fname', '');
    expect(subject.form.getSnapshot()).toBe(before);
    subject.form.click();
    expect(before.errors).toEqual({});
    expect(subject.form.getSnapshot()).not.toBe(before);
  });
});

describe('naughty strings', () => {
  it(`D7: ${naughtyStrings.length} kinds stay unchanged in every field, and no message repeats them`, async () => {
    expect(naughtyStrings.length).toBeGreaterThanOrEqual(100);
    const known = new Set([
      'First name must not be blank!',
      'Field must not be blank!',
      'Password must not be blank!',
      'Confirm password must not be blank!',
      'Password must have 8 to 128 characters!',
      messages.name,
      messages.mobile,
    ]);
    for (const { kind, text } of naughtyStrings) {
      const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve());
      const subject = registration(onSubmit);
      const textFields = ['fname', 'mobile', 'password', 'repassword', 'plan'] as const;
      for (const field of textFields) subject.form.change(field, text);
      subject.form.click();
      const { values } = subject.form.getSnapshot();
      for (const field of textFields) expect(values[field], kind).toBe(text);
      for (const message of Object.values(subject.errors())) expect(known, kind).toContain(message);
      await expect(subject.form.submit(), kind).resolves.toBe(false);
      expect(onSubmit, kind).not.toHaveBeenCalled();
    }
  });
});
