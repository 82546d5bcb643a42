import { createAccountCard, type AccountEvent, type AccountStep } from '@headnote/core/machines';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { OtpField } from '../otp-field/index.js';
import { PasswordField } from '../password-field/index.js';
import { TextField } from '../text-field/index.js';
import type { AccountCardProps } from './index.js';

interface FaceProps {
  heading: string;
  send: string;
  busy: boolean;
  onSend: () => void;
  /** Quiet buttons below the main button, as text and action. */
  links: readonly (readonly [words: string, go: () => void])[];
  children: ReactNode;
}

function Face({ heading, send, busy, onSend, links, children }: FaceProps) {
  return (
    <form
      aria-label={heading}
      style={{ display: 'grid', gap: 16, alignContent: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <h2>{heading}</h2>
      {children}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {send}
      </Button>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', marginInlineStart: -12 }}>
        {links.map(([words, go]) => (
          <Button key={words} variant="quiet" size="small" onClick={go}>
            {words}
          </Button>
        ))}
      </div>
    </form>
  );
}

export interface AccountFacesProps {
  first?: AccountStep | undefined;
  /** Answers the form of a step in place of a server; rejects for a failure. */
  answer?: ((step: AccountStep) => Promise<AccountEvent>) | undefined;
}

const answers: Readonly<Record<AccountStep, AccountEvent>> = {
  login: 'inactive',
  forgot: 'sent',
  code: 'confirmed',
  password: 'changed',
  activation: 'activated',
};

/** Account card as the home page composes it, with a server that accepts everything. */
export function useAccountFaces({
  first,
  answer = (step) => Promise.resolve(answers[step]),
}: AccountFacesProps): Pick<AccountCardProps, 'card' | 'steps'> {
  const [card] = useState(() => createAccountCard({ first }));
  const { isBusy } = useSyncExternalStore(card.subscribe, card.getSnapshot, card.getSnapshot);
  const send = (step: AccountStep) => void card.attempt(() => answer(step)).catch(() => {});
  const toLogin = ['Back to sign in', () => void card.send('login')] as const;
  const face = (step: AccountStep, heading: string, words: string) => ({
    heading,
    send: words,
    busy: isBusy,
    onSend: () => send(step),
  });
  return {
    card,
    steps: {
      login: (
        <Face
          {...face('login', 'Sign in', 'Sign in')}
          links={[
            ['Forgot password?', () => void card.send('forgot')],
            ['Enter activation code', () => card.open('activation')],
          ]}
        >
          <TextField label="User name" autoComplete="username" />
          <PasswordField label="Password" autoComplete="current-password" />
          <Checkbox label="Remember me on this device" />
        </Face>
      ),
      forgot: (
        <Face {...face('forgot', 'Forgot password', 'Send code')} links={[toLogin]}>
          <TextField label="Mobile or e-mail" placeholder="Enter Mobile / Email" />
        </Face>
      ),
      code: (
        <Face {...face('code', 'Enter the code', 'Confirm')} links={[toLogin]}>
          <OtpField label="Code" hint="Sent by SMS. It is good for 10 minutes." />
        </Face>
      ),
      password: (
        <Face {...face('password', 'New password', 'Set password')} links={[toLogin]}>
          <PasswordField label="New password" autoComplete="new-password" />
          <PasswordField label="Password again" autoComplete="new-password" />
        </Face>
      ),
      activation: (
        <Face {...face('activation', 'Activation code', 'Submit')} links={[toLogin]}>
          <OtpField label="Activation code" hint="Sent by SMS to the number you registered." />
        </Face>
      ),
    },
  };
}
