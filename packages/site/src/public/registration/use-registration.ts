import { toastTitles } from '@headnote/core/config';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { describeFailure } from '../../data/failure.js';
import { signInCardPath } from '../../links/links.js';
import { usePageLoading } from '../../notices/loading-context.js';
import { useNotify } from '../../notices/use-notify.js';
import { forgetDraft, saveDraft, restoreDraft } from './draft.js';
import { createRegistrationForm, type Registered } from './registration-form.js';
import type { RegistrationChoices } from './registration-loader.js';

/** The registration of a visitor: the form, and the activation once the server has accepted it. */
export function useRegistration({ countries }: Pick<RegistrationChoices, 'countries'>) {
  const { client, config } = useServices();
  const notify = useNotify();
  const loading = usePageLoading();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [registered, setRegistered] = useState<Registered>();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [form] = useState(() =>
    createRegistrationForm({
      client,
      config,
      notify,
      loading,
      countryName: (wanted) => countries.find(({ id }) => id === wanted)?.name ?? '',
      onRegistered(accepted) {
        setRegistered(accepted);
        setCodeAsked(true);
      },
    }),
  );

  useEffect(() => {
    void Promise.resolve(restoreDraft(form)).then(setRegistered);
  }, [form]);
  useEffect(() => {
    const keep = () => saveDraft(form.getSnapshot().values, registered);
    if (registered) keep();
    return form.subscribe(keep);
  }, [form, registered]);

  /** Sends another code. The registration behind the dialog is cleared, as specified; the flow number stays valid. */
  const resend = async (): Promise<boolean> => {
    if (!registered) return false;
    const lower = loading.raise('loadme');
    try {
      const { handle, details } = registered;
      const { message: text } = await client.account.resendActivation({ ...details, handle });
      notify({ type: 'SUCCESS', title: toastTitles.success, text });
    } catch (error) {
      notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message });
      return false;
    } finally {
      lower();
    }
    form.reset();
    return true;
  };

  /** Clears everything and opens the sign-in, which keeps the destination of the visitor. */
  const finish = () => {
    setCodeAsked(false);
    setRegistered(undefined);
    form.reset();
    forgetDraft();
    void navigate(signInCardPath(search));
  };

  return { form, registered, isCodeAsked, setCodeAsked, resend, finish };
}
