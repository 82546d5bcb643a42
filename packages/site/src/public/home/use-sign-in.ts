import { useEffect, useRef, useState, type FormEvent } from 'react';
import { describeFailure, UNREACHABLE } from '../../app/failure.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useNotify } from '../../app/use-notify.js';
import { signInErrors, type SignInErrors, type SignInValues } from './sign-in-errors.js';

const NO_ERRORS: SignInErrors = {};

/**
 * State of the sign-in form. Nothing is complained about until the first submit; from then on every change checks its
 * field again, and a refused submit puts the focus on the first field that is wrong.
 */
export function useSignIn() {
  const { session, remember } = useServices();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<SignInValues>({ username: '', password: '', remember: false });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);

  // What was typed before the page was taken over stands in the fields and nowhere else.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const username = textOf(typed.get('username'));
    const password = textOf(typed.get('password'));
    if (username !== '' || password !== '') setValues((now) => ({ ...now, username, password }));
  }, []);

  useEffect(() => {
    let isStale = false;
    void remember?.load().then((known) => {
      if (!known || isStale) return;
      // What somebody has typed meanwhile stays.
      setValues((now) =>
        now.username === '' && now.password === ''
          ? { username: known.username, password: known.password ?? '', remember: true }
          : now,
      );
    });
    return () => {
      isStale = true;
    };
  }, [remember]);

  async function send(credentials: SignInValues) {
    if (!session) return;
    setIsBusy(true);
    setIsUnreachable(false);
    try {
      await session.signIn(credentials);
    } catch (error) {
      setIsBusy(false);
      const { message } = describeFailure(error);
      // Without a connection the toast's own code may be missing too, so the form says it itself.
      setIsUnreachable(message === UNREACHABLE);
      notify({ type: 'ERROR', title: 'Failed', text: message });
      return;
    }
    // The page itself leads on as soon as it has a member.
    await (credentials.remember ? remember?.save(credentials) : remember?.forget());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    const errors = signInErrors(values);
    const firstWrong = errors.username ? 'username' : errors.password ? 'password' : undefined;
    if (firstWrong) form.current?.querySelector<HTMLInputElement>(`[data-name="${firstWrong}"]`)?.focus();
    else if (!isBusy) void send(values);
  }

  return {
    form,
    values,
    errors: wasSubmitted ? signInErrors(values) : NO_ERRORS,
    isBusy,
    failure: isUnreachable ? UNREACHABLE : undefined,
    submit,
    change: (change: Partial<SignInValues>) => setValues((now) => ({ ...now, ...change })),
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
