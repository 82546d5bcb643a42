import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { useNotify } from '../../shell/notices/use-notify.js';
import { createSignInForm, type SignInForm } from './sign-in-form.js';

/** The sign-in form of the page, filled with what this device remembers. */
export function useSignInForm(): SignInForm {
  const services = useServices();
  const { remember } = services;
  const notify = useNotify();
  // Services and notices stay the same while the page is open.
  const [form] = useState(() => createSignInForm(services, notify));
  useEffect(() => {
    let isStale = false;
    void remember?.load().then((known) => {
      const { username, password } = form.getSnapshot().values;
      // Keep what the reader has typed meanwhile.
      if (!known || isStale || username !== '' || password !== '') return;
      form.change('username', known.username);
      form.change('password', known.password ?? '');
      form.change('remember', true);
    });
    return () => {
      isStale = true;
    };
  }, [form, remember]);
  return form;
}
