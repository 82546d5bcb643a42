import { useEffect, useState } from 'react';
import type { Services } from '../../services/services.js';
import { useServices } from '../../services/ServicesProvider.js';
import { usePageLoading } from '../../notices/loading-context.js';
import { useNotify } from '../../notices/use-notify.js';
import { asStep, type AccountCardMachine } from './as-step.js';
import { createSignInForm, type SignInForm } from './sign-in-form.js';

/**
 * What was typed into the card and not accepted yet: it outlives the card when the page starts again, which happens
 * without the reader when a session ends. Never stored.
 */
const typedInto = new WeakMap<Services, { readonly username: string; readonly password: string }>();

/** The sign-in form of the card, filled with what this device remembers. */
export function useSignInForm(card: AccountCardMachine, onInactive: (handle: string) => Promise<void>): SignInForm {
  const services = useServices();
  const { remember } = services;
  const notify = useNotify();
  const loading = usePageLoading();
  // Services, notices and flags stay the same while the page is open.
  const [form] = useState(() => {
    const created = createSignInForm({ ...services, notify, onInactive });
    const { subscribe, getSnapshot } = created;
    const stop = subscribe(() => typedInto.set(services, getSnapshot().values));
    const next = () => {
      stop();
      typedInto.delete(services);
      return undefined;
    };
    return asStep(created, { card, loading, next });
  });
  useEffect(() => {
    const { username, password } = typedInto.get(services) ?? {};
    const shown = form.getSnapshot().values;
    if (username && shown.username === '') form.change('username', username);
    if (password && shown.password === '') form.change('password', password);
  }, [services, form]);
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
