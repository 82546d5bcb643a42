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

/** Gives its answer when told to. */
function later<T>() {
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

describe('a form that nobody has clicked on', () => {
  it('starts with the values it was given, unmarked', () => {
    expect(registration().form.getSnapshot()).toEqual({
      values: { fname: '', mobile: '', password: '', repassword: '', plan: '27', ischeckterm: true },
      errors: {},
      message: '',
      isSubmitted: false,
      isPending: false,
      isDirty: false,
    });
  });

  it('complains about nothing that is typed', () => {
    const own = registration();
    own.form.change('fname', '1');
    own.form.change('mobile', 'x');
    expect(own.errors()).toEqual({});
    expect(own.focused).toEqual([]);
    expect(own.listener).toHaveBeenCalledTimes(2);
  });

  it('D6: marks the confirmation as soon as it differs, and unmarks it when it does not', () => {
    const own = registration();
    own.form.change('password', 'long enough');
    expect(own.errors()).toEqual({});
    own.form.change('repassword', 'l');
    expect(own.errors()).toEqual({ repassword: 'password does not match with confirm password' });
    own.form.change('repassword', 'long enough');
    expect(own.errors()).toEqual({});
  });

  it('D6: unmarks a confirmation that was emptied again, and marks one whose password is edited after the match', () => {
    const own = registration();
    own.form.change('password', 'long enough');
    own.form.change('repassword', 'l');
    own.form.change('repassword', '');
    expect(own.errors()).toEqual({});
    own.form.change('repassword', 'long enough');
    expect(own.errors()).toEqual({});
    own.form.change('password', 'long enough!');
    expect(own.errors()).toEqual({ repassword: messages.passwordMismatch });
    own.form.change('password', 'long enough');
    expect(own.errors()).toEqual({});
  });

  it('leaves an empty confirmation alone while the password is typed', () => {
    const own = registration();
    own.form.change('password', 'l');
    own.form.change('repassword', '');
    expect(own.errors()).toEqual({});
  });
});

describe('the first click', () => {
  it('marks the form, checks every field and gives the first invalid one the focus', () => {
    const own = registration();
    own.form.click();
    expect(own.form.getSnapshot().isSubmitted).toBe(true);
    expect(own.errors()).toEqual({
      fname: 'First name must not be blank!',
      mobile: 'Field must not be blank!',
      password: 'Password must not be blank!',
      repassword: 'Confirm password must not be blank!',
    });
    expect(own.focused).toEqual(['fname']);
  });

  it('is the only one that does', () => {
    const own = registration();
    own.form.click();
    own.form.click();
    expect(own.focused).toEqual(['fname']);
    expect(own.listener).toHaveBeenCalledTimes(1);
  });

  it('moves no focus when all is well', () => {
    const own = registration();
    fill(own);
    own.form.click();
    expect(own.focused).toEqual([]);
    expect(own.errors()).toEqual({});
    expect(own.form.getSnapshot().isSubmitted).toBe(true);
  });

  it('is followed by checks of each field that changes, and of no other', () => {
    const own = registration();
    own.form.click();
    own.form.change('fname', '1');
    expect(own.errors()['fname']).toBe('Please enter only text characters.');
    expect(own.errors()['mobile']).toBe('Field must not be blank!');
    own.form.change('fname', 'Meera');
    expect(own.errors()['fname']).toBeUndefined();
    own.form.change('mobile', '9876543210');
    expect(Object.keys(own.errors())).toEqual(['password', 'repassword']);
    expect(own.focused).toEqual(['fname']);
    own.form.change('fname', '');
    expect(own.errors()['fname']).toBe('First name must not be blank!');
  });

  it('has the confirmation checked again when the password changes', () => {
    const own = registration();
    fill(own);
    own.form.click();
    own.form.change('password', 'another one');
    expect(own.errors()).toEqual({ repassword: messages.passwordMismatch });
  });

  it('uses the prefix that the page gives', () => {
    const own = registration();
    own.form.prefix('mobile', 'Mobile');
    own.form.prefix('fname', 'Given name');
    own.form.click();
    expect(own.errors()).toMatchObject({ mobile: 'Mobile must not be blank!', fname: 'Given name must not be blank!' });
  });
});

describe('sending', () => {
  it('is refused while a field is invalid, which gets the focus each time', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const own = registration(onSubmit);
    own.form.change('fname', 'Meera');
    await expect(own.form.submit()).resolves.toBe(false);
    await expect(own.form.submit()).resolves.toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(own.focused).toEqual(['mobile', 'mobile']);
    expect(own.form.getSnapshot()).toMatchObject({ isSubmitted: true, isPending: false });
  });

  it('D6: is blocked by terms that are not ticked', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const own = registration(onSubmit);
    fill(own);
    own.form.change('ischeckterm', false);
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.errors()).toEqual({ ischeckterm: 'Please check terms and condition' });
    expect(own.focused).toEqual(['ischeckterm']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('D6: is blocked by a confirmation that differs', async () => {
    const own = registration();
    fill(own);
    own.form.change('repassword', 'long enough ');
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.errors()).toEqual({ repassword: 'password does not match with confirm password' });
  });

  it('D6: sends the fields of the form and no other', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve());
    const own = registration(onSubmit);
    fill(own);
    for (const extra of ['role', '__proto__', 'constructor', 'toString', '']) own.form.change(extra, 'admin');
    await expect(own.form.submit()).resolves.toBe(true);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      fname: 'Meera',
      mobile: '9876543210',
      password: 'long enough',
      repassword: 'long enough',
      plan: '27',
      ischeckterm: true,
    });
    expect(Object.hasOwn(own.form.getSnapshot().values, 'role')).toBe(false);
    expect(own.listener.mock.calls.length).toBe(6);
  });

  it('is pending meanwhile, then at rest and clean', async () => {
    const answer = later<undefined>();
    const own = registration(() => answer.promise);
    fill(own);
    expect(own.form.getSnapshot().isDirty).toBe(true);
    const submitted = own.form.submit();
    expect(own.form.getSnapshot()).toMatchObject({ isPending: true, isSubmitted: true, isDirty: true });
    answer.resolve(undefined);
    await expect(submitted).resolves.toBe(true);
    expect(own.form.getSnapshot()).toMatchObject({ isPending: false, isDirty: false, message: '' });
    own.form.change('fname', 'Asha');
    expect(own.form.getSnapshot().isDirty).toBe(true);
    own.form.change('fname', 'Meera');
    expect(own.form.getSnapshot().isDirty).toBe(false);
  });

  it('C8: a double submit sends once', async () => {
    const answer = later<undefined>();
    const onSubmit = vi.fn<Options['onSubmit']>(() => answer.promise);
    const own = registration(onSubmit);
    fill(own);
    const first = own.form.submit();
    await expect(own.form.submit()).resolves.toBe(false);
    answer.resolve(undefined);
    await expect(first).resolves.toBe(true);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(own.form.submit()).resolves.toBe(true);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('C8: being offline keeps the content, says so, and may be tried again', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    onSubmit.mockRejectedValueOnce(new NetworkError()).mockResolvedValueOnce(undefined);
    const own = registration(onSubmit);
    fill(own);
    const { values } = own.form.getSnapshot();
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.form.getSnapshot()).toMatchObject({
      values,
      isPending: false,
      isDirty: true,
      message: 'The service could not be reached. Please try again.',
    });
    expect(own.focused).toEqual([]);
    await expect(own.form.submit()).resolves.toBe(true);
    expect(own.form.getSnapshot().message).toBe('');
  });

  it('shows the words of a refusal, and of a stranger’s error only that nothing was reached', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const own = registration(onSubmit);
    fill(own);
    onSubmit.mockRejectedValueOnce(new RefusedError('<b>Mobile</b> is already registered.'));
    await own.form.submit();
    expect(own.form.getSnapshot().message).toBe('<b>Mobile</b> is already registered.');
    for (const stranger of [new TypeError('Failed to fetch'), 'text', undefined, new RefusedError('')]) {
      onSubmit.mockRejectedValueOnce(stranger);
      await own.form.submit();
      expect(own.form.getSnapshot().message).toBe(messages.unreachable);
    }
    onSubmit.mockImplementationOnce(() => {
      throw new TypeError('thrown at once');
    });
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.form.getSnapshot()).toMatchObject({ message: messages.unreachable, isPending: false });
  });

  it('shows what the server refused at its field until that changes', async () => {
    const refusal: FormFailure = { errors: { mobile: 'Already registered.', role: 'Not yours.' }, message: 'Refused.' };
    const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve(refusal));
    const own = registration(onSubmit);
    fill(own);
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.errors()).toEqual({ mobile: 'Already registered.' });
    expect(own.form.getSnapshot()).toMatchObject({ message: 'Refused.', isDirty: true, isPending: false });
    expect(own.focused).toEqual(['mobile']);
    // The keyup of the Enter key that sent the form.
    own.form.change('mobile', '9876543210');
    expect(own.errors()).toEqual({ mobile: 'Already registered.' });
    own.form.change('mobile', '9876543211');
    expect(own.errors()).toEqual({});
    onSubmit.mockResolvedValueOnce(undefined);
    await expect(own.form.submit()).resolves.toBe(true);
    expect(own.form.getSnapshot().message).toBe('');
  });

  it('leaves the refusal of one field while another is changed', async () => {
    const own = registration(() => Promise.resolve({ errors: { mobile: 'Already registered.', fname: 'Not yours.' } }));
    fill(own);
    await own.form.submit();
    own.form.change('fname', 'Asha');
    own.form.change('plan', '28');
    expect(own.errors()).toEqual({ mobile: 'Already registered.' });
  });

  it('takes the words about the last try away with the next one', async () => {
    const answer = later<undefined>();
    const onSubmit = vi.fn<Options['onSubmit']>(() => answer.promise);
    onSubmit.mockResolvedValueOnce({ message: 'Refused.' });
    const own = registration(onSubmit);
    fill(own);
    await own.form.submit();
    const submitted = own.form.submit();
    expect(own.form.getSnapshot()).toMatchObject({ message: '', isPending: true });
    answer.resolve(undefined);
    await submitted;
  });

  it('C8: keeps the content behind a captive portal, whose page is no answer', async () => {
    const portal = new ContractError('contact.send', '', 'not JSON');
    const own = registration(() => Promise.reject(portal));
    fill(own);
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.form.getSnapshot()).toMatchObject({
      message: portal.message,
      isPending: false,
      values: { fname: 'Meera' },
    });
  });

  it('sends a value again that the server has refused', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve({ errors: { mobile: 'Already registered.' } }));
    const own = registration(onSubmit);
    fill(own);
    await own.form.submit();
    await own.form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('keeps what is typed while the form is on its way, and shows no refusal of the older value', async () => {
    const answer = later<FormFailure>();
    const onSubmit = vi.fn<Options['onSubmit']>(() => answer.promise);
    const own = registration(onSubmit);
    fill(own);
    const submitted = own.form.submit();
    own.form.change('mobile', '9876543211');
    answer.resolve({ errors: { mobile: 'Already registered.', fname: 'Not a name.' } });
    await submitted;
    expect(onSubmit.mock.calls[0]?.[0].mobile).toBe('9876543210');
    expect(own.form.getSnapshot().values.mobile).toBe('9876543211');
    expect(own.errors()).toEqual({ fname: 'Not a name.' });
  });

  it('is dirty after sending when something was typed meanwhile, and complains of it', async () => {
    const answer = later<undefined>();
    const own = registration(() => answer.promise);
    fill(own);
    const submitted = own.form.submit();
    own.form.change('fname', '1');
    answer.resolve(undefined);
    await expect(submitted).resolves.toBe(true);
    expect(own.form.getSnapshot().isDirty).toBe(true);
    expect(own.errors()).toEqual({ fname: messages.name });
  });

  it('hands out values that change nothing when they are changed', async () => {
    const own = registration((values) => {
      (values as { fname: string }).fname = 'changed';
      return Promise.resolve();
    });
    fill(own);
    await own.form.submit();
    expect(own.form.getSnapshot().values.fname).toBe('Meera');
  });
});

describe('what a form is given by others', () => {
  it('goes on when a listener throws, tells the others, and reports what it threw', async () => {
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

  it('says of the whole what it can say of no field', async () => {
    const onSubmit = vi.fn<Options['onSubmit']>();
    const own = registration(onSubmit);
    fill(own);
    onSubmit.mockResolvedValueOnce({ errors: { email: 'Already registered.' } });
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.form.getSnapshot().message).toBe('Already registered.');
    onSubmit.mockResolvedValueOnce({});
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.form.getSnapshot().message).toBe(messages.unreachable);
    onSubmit.mockResolvedValueOnce({ message: '' });
    await own.form.submit();
    expect(own.form.getSnapshot().message).toBe('');
  });

  it('takes a failure whose errors are null', async () => {
    const failure = { message: 'No.', errors: null } as unknown as FormFailure;
    const own = registration(() => Promise.resolve(failure));
    fill(own);
    await expect(own.form.submit()).resolves.toBe(false);
    expect(own.form.getSnapshot()).toMatchObject({ message: 'No.', isPending: false });
  });

  it('leaves the focus with who types while the form is on its way', async () => {
    const answer = later<FormFailure>();
    const own = registration(() => answer.promise);
    fill(own);
    const submitted = own.form.submit();
    own.form.change('plan', '28');
    answer.resolve({ errors: { mobile: 'Already registered.' } });
    await submitted;
    expect(own.errors()).toEqual({ mobile: 'Already registered.' });
    expect(own.focused).toEqual([]);
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('may have a field called %s', async (name) => {
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

describe('leaving and clearing', () => {
  it('C8: nothing is told after the form was let go of, and what is on its way is given up', async () => {
    const answer = later<undefined>();
    let signal: AbortSignal | undefined;
    const own = registration((_, options) => {
      signal = options.signal;
      return answer.promise;
    });
    fill(own);
    const submitted = own.form.submit();
    const told = own.listener.mock.calls.length;
    own.form.dispose();
    own.form.dispose();
    expect(signal?.aborted).toBe(true);
    answer.resolve(undefined);
    await expect(submitted).resolves.toBe(false);
    expect(own.listener).toHaveBeenCalledTimes(told);
    expect(own.form.getSnapshot()).toMatchObject({ isPending: false, isDirty: true });
  });

  it('C8: a failure that comes after leaving is not told either', async () => {
    const answer = later<undefined>();
    const own = registration(() => answer.promise);
    fill(own);
    const submitted = own.form.submit();
    own.form.dispose();
    const before = own.form.getSnapshot();
    answer.reject(new NetworkError());
    await expect(submitted).resolves.toBe(false);
    expect(own.form.getSnapshot()).toBe(before);
  });

  it('can be used again after a framework let go of it and came back', async () => {
    const own = registration();
    own.form.dispose();
    own.form.subscribe(own.listener);
    fill(own);
    await expect(own.form.submit()).resolves.toBe(true);
    expect(own.listener).toHaveBeenCalled();
  });

  it('an unsubscribed listener hears nothing', () => {
    const own = registration();
    own.unsubscribe();
    own.form.click();
    expect(own.listener).not.toHaveBeenCalled();
  });

  it('clears values, marks and words, and gives up what is on its way', async () => {
    const answer = later<FormFailure>();
    const own = registration(() => answer.promise);
    const atStart = own.form.getSnapshot();
    fill(own);
    const submitted = own.form.submit();
    own.form.reset();
    answer.resolve({ message: 'Refused.', errors: { fname: 'No.' } });
    await expect(submitted).resolves.toBe(false);
    expect(own.form.getSnapshot()).toEqual(atStart);
  });

  it('clears after success what had been sent', async () => {
    const own = registration();
    const atStart = own.form.getSnapshot();
    fill(own);
    await own.form.submit();
    own.form.reset();
    expect(own.form.getSnapshot()).toEqual(atStart);
  });

  it('gives the same snapshot while nothing changes, and leaves older ones as they were', () => {
    const own = registration();
    const before = own.form.getSnapshot();
    own.form.change('fname', '');
    expect(own.form.getSnapshot()).toBe(before);
    own.form.click();
    expect(before.errors).toEqual({});
    expect(own.form.getSnapshot()).not.toBe(before);
  });
});

describe('naughty strings', () => {
  it('D7: at least a hundred kinds are tried', () => expect(naughtyStrings.length).toBeGreaterThanOrEqual(100));

  it.each(naughtyStrings.map(({ kind, text }) => [kind, text] as const))(
    'D7: stay as they are in every field, and no message repeats them: %s',
    async (_, text) => {
      const onSubmit = vi.fn<Options['onSubmit']>(() => Promise.resolve());
      const own = registration(onSubmit);
      for (const field of ['fname', 'mobile', 'password', 'repassword', 'plan']) own.form.change(field, text);
      own.form.click();
      const { values } = own.form.getSnapshot();
      for (const field of ['fname', 'mobile', 'password', 'repassword', 'plan'] as const)
        expect(values[field]).toBe(text);
      const known = new Set([
        'First name must not be blank!',
        'Field must not be blank!',
        'Password must not be blank!',
        'Confirm password must not be blank!',
        'Password must have 8 to 128 characters!',
        messages.name,
        messages.mobile,
      ]);
      for (const message of Object.values(own.errors())) expect(known).toContain(message);
      await expect(own.form.submit()).resolves.toBe(false);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );
});
