import './activation.css';
import { Button } from '@headnote/ui/button';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { OtpField } from '@headnote/ui/otp-field';
import { useState, type ReactNode } from 'react';
import { useServices } from '../app/ServicesProvider.js';
import { usePageLoading } from '../shell/notices/loading-context.js';
import { useNotify } from '../shell/notices/use-notify.js';
import { createActivationForm } from './activation-form.js';
import { messages } from './messages.js';

const { activation: texts } = messages;

export interface ActivationFormProps {
  /** Returns the flow number of the registration, or the handle of a refused sign-in. */
  readonly handle: () => string;
  /** Called after the account is activated. */
  readonly onActivated: () => void;
  /** Sends another code. Resolves to whether it was sent. */
  readonly onResend: () => Promise<boolean>;
  /** Content above the field. */
  readonly children?: ReactNode;
  /** Content after the buttons, for example a way back. */
  readonly end?: ReactNode;
}

/** The activation code, Submit and Resend OTP. */
export function ActivationForm({ handle, onActivated, onResend, children, end }: ActivationFormProps) {
  const { client } = useServices();
  const notify = useNotify();
  const loading = usePageLoading();
  const [isResending, setResending] = useState(false);
  const [form] = useState(() => {
    const created = createActivationForm({ client, notify, loading, handle });
    return {
      ...created,
      async submit() {
        const isActivated = await created.submit();
        if (isActivated) onActivated();
        return isActivated;
      },
    };
  });
  const resend = async () => {
    setResending(true);
    // The code before is worthless once another one is sent.
    if (await onResend()) form.reset();
    setResending(false);
  };
  return (
    <Form form={form} markOn="submit">
      {children}
      <OtpField label={texts.code} dataName="activationcode" hint={texts.hint} />
      <FormMessage />
      <div className="site-activation__buttons">
        <Button variant="quiet" busy={isResending} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <SubmitButton>{texts.send}</SubmitButton>
      </div>
      {end}
    </Form>
  );
}
