import { CODE_PAUSE_SECONDS } from '@headnote/core/config';
import { messages as rules } from '@headnote/core/validation';
import { OtpField } from '@headnote/ui/otp-field';
import { TextField } from '@headnote/ui/text-field';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { NewPasswordFields } from '../../shell/account-fields/NewPasswordFields.js';
import type { AccountCardMachine } from '../home/as-step.js';
import { useSignInFocus } from '../home/use-sign-in-focus.js';
import { FaceForm, LinkButton } from './FaceForm.js';
import { messages } from './messages.js';
import type { ResetForms } from './reset-forms.js';
import { useCountdown } from './use-countdown.js';

export interface ResetFaceProps {
  readonly forms: ResetForms;
  readonly card: AccountCardMachine;
}

function BackToLogin({ card }: Pick<ResetFaceProps, 'card'>) {
  return <LinkButton onClick={() => void card.send('login')}>{messages.back}</LinkButton>;
}

/** The second face: where the code goes. */
export function ForgotFace({ forms, card }: ResetFaceProps) {
  const { heading, lead, to, send, sending } = messages.forgot;
  const { pathname } = useLocation();
  const headingRef = useSignInFocus({ hasDestination: pathname !== '/' });
  return (
    <FaceForm
      form={forms.forgot}
      heading={heading}
      headingRef={headingRef}
      send={send}
      sending={sending}
      lead={<p className="hn-muted hn-text-ui">{lead}</p>}
      links={<BackToLogin card={card} />}
    >
      <TextField
        label={to}
        dataName="toEmail"
        name="toEmail"
        placeholder={rules.mobileOrEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </FaceForm>
  );
}

/** The third face, first step: the code. */
export function CodeFace({ forms, card }: ResetFaceProps) {
  const { heading, lead, code, send, sending } = messages.code;
  const { forgot } = forms;
  const sentTo = useSyncExternalStore(
    forgot.subscribe,
    () => forgot.getSnapshot().values.toEmail.trim(),
    () => '',
  );
  return (
    <FaceForm
      form={forms.code}
      heading={heading}
      send={send}
      sending={sending}
      lead={
        <p className="hn-muted hn-text-ui">
          {lead[0]}
          <bdi className="site-sign-in__sent-to">{sentTo}</bdi>
          {lead[1]}
        </p>
      }
      links={
        <>
          <BackToLogin card={card} />
          <ResendCode forms={forms} card={card} />
        </>
      }
    >
      <OtpField label={code} dataName="confirmotp" name="confirmotp" />
    </FaceForm>
  );
}

/** Sends another code, once the server allows it. */
function ResendCode({ forms, card }: ResetFaceProps) {
  const [isSending, setSending] = useState(false);
  const [resent, setResent] = useState(0);
  const step = useSyncExternalStore(
    card.subscribe,
    () => card.getSnapshot().step,
    () => 'login',
  );
  const left = useCountdown(step === 'code' ? CODE_PAUSE_SECONDS : 0, resent);
  const resend = async () => {
    setSending(true);
    if (await forms.resend()) setResent(resent + 1);
    setSending(false);
  };
  if (left > 0) return <span className="hn-muted hn-figures">{messages.code.resendIn(clockOf(left))}</span>;
  return (
    <LinkButton busy={isSending} onClick={() => void resend()}>
      {messages.resend}
    </LinkButton>
  );
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The third face, second step: the new password. */
export function PasswordFace({ forms, card }: ResetFaceProps) {
  const { heading, password, again, send, sending } = messages.password;
  return (
    <FaceForm form={forms.password} heading={heading} send={send} sending={sending} links={<BackToLogin card={card} />}>
      <NewPasswordFields label={password} againLabel={again} />
    </FaceForm>
  );
}
