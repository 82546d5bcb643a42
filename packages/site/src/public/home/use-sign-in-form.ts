import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { usePageLoading } from '../../shell/notices/loading-context.js';
import { useNotify } from '../../shell/notices/use-notify.js';
import { asStep, type AccountCardMachine } from './as-step.js';
import { createSignInForm, type SignInForm } from './sign-in-form.js';

/** The sign-in form of the card, filled with what this device remembers. */
export function useSignInForm(card: AccountCardMachine, onInactive: (handle: string) => Promise<void>): SignInForm {
  const services = useServices();
  const { remember } = services;
  const notify = useNotify();
  const loading = usePageLoading();
  // Services, notices and flags stay the same while the page is open.
  const [form] = useState(() => {
    const created = createSignInForm({ ...services, notify, onInactive });
    return asStep(created, { card, loading, next: () => undefined });
  });
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
