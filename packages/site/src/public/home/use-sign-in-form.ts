import { useFormMachine } from '@headnote/ui/hooks';
import { useEffect, useState, type FormEvent } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { useNotify } from '../../app/use-notify.js';
import { createSignInForm } from './sign-in-form.js';

/** The sign-in form of the page, filled with what was typed before the scripts ran or what this device remembers. */
export function useSignIn() {
  const services = useServices();
  const { remember } = services;
  const notify = useNotify();
  // Services and notices are the same for as long as the page lives.
  const [form] = useState(() => createSignInForm(services, notify));
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { element, snapshot } = useFormMachine(form);
  const { values, errors, message } = snapshot;

  useEffect(() => {
    const typed = new FormData(element.current ?? undefined);
    form.change('username', textOf(typed.get('username')));
    form.change('password', textOf(typed.get('password')));
  }, [form, element]);

  useEffect(() => {
    let isStale = false;
    void remember?.load().then((known) => {
      const { username, password } = form.getSnapshot().values;
      // What somebody has typed meanwhile stays.
      if (!known || isStale || username !== '' || password !== '') return;
      form.change('username', known.username);
      form.change('password', known.password ?? '');
      form.change('remember', true);
    });
    return () => {
      isStale = true;
    };
  }, [form, remember]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit().then(setIsSignedIn);
  }

  // The page itself leads on as soon as it has a member; until then the button stays busy.
  return { element, form, values, errors, message, isBusy: snapshot.isPending || isSignedIn, submit };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
