import type { Loading } from '@headnote/core/client/loading';
import { messages as rules } from '@headnote/core/validation';
import { OtpField } from '@headnote/ui/otp-field';
import { useState, useSyncExternalStore } from 'react';
import { createActivationForm, type ActivationForm } from '../account-forms/activation-form.js';
import { messages as formMessages } from '../account-forms/messages.js';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { asStep, type AccountCardMachine } from '../home/as-step.js';
import { FaceForm, LinkButton } from './FaceForm.js';
import { messages } from './messages.js';

/** The activation that waits for its code. The login face fills it in before the card turns. */
export interface Activation {
  readonly handle: string;
  /** True if a sign-in was refused, so that the face says why it is shown. */
  readonly isRefused: boolean;
}

interface ActivationOptions extends Pick<Services, 'client'> {
  readonly card: AccountCardMachine;
  readonly notify: Notify;
  readonly loading: Loading;
  readonly activation: Activation;
}

interface ActivationParts {
  readonly form: ActivationForm;
  readonly resend: () => Promise<void>;
}

/** Creates the form of the face and its Resend OTP. */
export function createActivation(options: ActivationOptions): ActivationParts {
  const { client, card, notify, loading, activation } = options;
  const created = createActivationForm({ client, notify, loading, handle: () => activation.handle });
  const next = () => {
    created.reset();
    return 'activated' as const;
  };
  return {
    form: asStep(created, { card, loading, next }),
    async resend() {
      const failure = await notifyOutcome(notify, () => client.account.resendActivation({ handle: activation.handle }));
      // The code before is worthless once another one is sent.
      if (failure === undefined) created.reset();
    },
  };
}

interface ActivationFaceProps extends ActivationParts {
  readonly card: AccountCardMachine;
  readonly activation: Activation;
}

/** The fourth face: the activation code. */
export function ActivationFace({ form, resend, card, activation }: ActivationFaceProps) {
  const [isSending, setSending] = useState(false);
  const { code, hint, send } = formMessages;
  // Read at each turn of the card: the login face fills it in before.
  const isRefused = useSyncExternalStore(
    card.subscribe,
    () => card.getSnapshot().step === 'activation' && activation.isRefused,
    () => false,
  );
  const sendAgain = async () => {
    setSending(true);
    await resend();
    setSending(false);
  };
  return (
    <FaceForm
      form={form}
      heading={messages.activation.heading}
      send={send}
      lead={isRefused && <p className="site-sign-in__line site-sign-in__line--damaged">{rules.notActive}</p>}
      links={
        <>
          <LinkButton busy={isSending} onClick={() => void sendAgain()}>
            {formMessages.resend}
          </LinkButton>
          <LinkButton onClick={() => void card.send('login')}>{messages.activation.back}</LinkButton>
        </>
      }
    >
      <OtpField label={code} dataName="activationcode" name="activationcode" hint={hint} />
    </FaceForm>
  );
}
