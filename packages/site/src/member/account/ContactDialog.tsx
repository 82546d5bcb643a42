import type { ContactChange } from '@headnote/core/contract';
import type { Form as FormMachine } from '@headnote/core/validation';
import { Button } from '@headnote/ui/button';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { OtpField } from '@headnote/ui/otp-field';
import { PasswordField } from '@headnote/ui/password-field';
import { TextField } from '@headnote/ui/text-field';
import { useState } from 'react';
import { messages as labels } from '../../shell/account-fields/messages.js';
import { useServices } from '../../services/ServicesProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { createCodeForm, createContactForm, type StartedChange } from './contact-form.js';
import { messages } from './messages.js';
import { withSuccess } from './with-success.js';

const { contact: texts } = messages;
const attributes = {
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', hint: labels.mobileHint },
} as const;

interface ContactDialogProps {
  readonly kind: ContactChange['kind'];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Changes the email address or the mobile number in two steps: the new one with the password, then its code. */
export function ContactDialog({ kind, onClose, onChanged }: ContactDialogProps) {
  const [started, setStarted] = useState<StartedChange>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOutside={false}
      title={messages.profile.changeOf(labels[kind])}
      text={started ? texts.codeText(started.to) : texts.text}
    >
      {started ? (
        <CodeStep handle={started.handle} onBack={() => setStarted(undefined)} onChanged={onChanged} />
      ) : (
        <NewContactStep kind={kind} onStarted={setStarted} />
      )}
    </Dialog>
  );
}

function NewContactStep({ kind, onStarted }: { kind: ContactChange['kind']; onStarted: (to: StartedChange) => void }) {
  const { client } = useServices();
  const notify = useNotify();
  const [form] = useState(() => createContactForm({ client, kind, notify, onStarted }));
  return (
    <Form form={form} markOn="submit">
      <TextField label={texts.newOf(labels[kind])} dataName="to" {...attributes[kind]} />
      <PasswordField label={texts.password} dataName="password" />
      <FormMessage />
      <div className="site-account__buttons site-account__buttons--end">
        <SubmitButton>{texts.send}</SubmitButton>
      </div>
    </Form>
  );
}

interface CodeStepProps {
  readonly handle: string;
  readonly onBack: () => void;
  readonly onChanged: () => void;
}

function CodeStep({ handle, onBack, onChanged }: CodeStepProps) {
  const { client } = useServices();
  const notify = useNotify();
  const [form] = useState(() => withSuccess(createCodeForm({ client, handle, notify }) as FormMachine, onChanged));
  return (
    <Form form={form} markOn="submit">
      {/* The step before had the focus, and is gone. */}
      <OtpField label={texts.code} dataName="code" ref={(input) => input?.focus()} />
      <FormMessage />
      <div className="site-account__buttons site-account__buttons--end">
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
        <SubmitButton>{texts.confirm}</SubmitButton>
      </div>
    </Form>
  );
}
