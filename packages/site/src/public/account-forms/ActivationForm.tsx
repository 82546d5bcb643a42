import './activation.css';
import { Button } from '@headnote/ui/button';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { OtpField } from '@headnote/ui/otp-field';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { usePageLoading } from '../../notices/loading-context.js';
import { useNotify } from '../../notices/use-notify.js';
import { createActivationForm } from './activation-form.js';
import { messages } from './messages.js';

export interface ActivationFormProps {
  /** Returns the flow number of the registration, or the handle of a refused sign-in. */
  readonly handle: () => string;
  /** Called after the account is activated. */
  readonly onActivated: () => void;
  /** Sends another code. Resolves to whether it was sent. */
  readonly onResend: () => Promise<boolean>;
}

/** The activation code, Submit and Resend OTP. */
export function ActivationForm({ handle, onActivated, onResend }: ActivationFormProps) {
  const { client } = useServices();
  const notify = useNotify();
  const loading = usePageLoading();
  const [isResending, setResending] = useState(false);
  const [form] = useState(() => createActivationForm({ client, notify, loading, handle, onActivated }));
  const resend = async () => {
    setResending(true);
    // The code before is worthless once another one is sent.
    if (await onResend()) form.reset();
    setResending(false);
  };
  return (
    <Form form={form} markOn="submit">
      <OtpField label={messages.code} dataName="activationcode" hint={messages.hint} />
      <FormMessage />
      <Inline gap={12} justify="between" className="site-activation__buttons">
        <Button variant="quiet" busy={isResending} onClick={() => void resend()}>
          {messages.resend}
        </Button>
        <SubmitButton>{messages.send}</SubmitButton>
      </Inline>
    </Form>
  );
}
