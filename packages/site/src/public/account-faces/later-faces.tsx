import type { AccountStep } from '@headnote/core/machines';
import type { Loading } from '@headnote/core/client/loading';
import type { ReactNode } from 'react';
import type { Services } from '../../services/services.js';
import type { Notify } from '../../notices/use-notify.js';
import { asStep, type AccountCardMachine } from '../home/as-step.js';
import { ActivationFace, createActivation, type Activation } from './ActivationFace.js';
import { CodeFace, ForgotFace, PasswordFace } from './ResetFaces.js';
import { createResetForms } from './reset-forms.js';

export { waitingActivation } from '../registration/draft.js';

interface LaterOptions extends Pick<Services, 'client' | 'config'> {
  readonly card: AccountCardMachine;
  readonly notify: Notify;
  readonly loading: Loading;
  readonly activation: Activation;
  readonly onPasswordSet: () => void;
}

/** Creates the forms and the content of the three faces behind the login. */
export function createLaterSteps({
  onPasswordSet,
  ...options
}: LaterOptions): Record<Exclude<AccountStep, 'login'>, ReactNode> {
  const { card, loading } = options;
  const created = createResetForms(options);
  const forms = {
    ...created,
    forgot: asStep(created.forgot, { card, loading, next: () => 'sent' }),
    code: asStep(created.code, { card, loading, next: () => 'confirmed' }),
    password: asStep(created.password, {
      card,
      loading,
      next: () => {
        created.password.reset();
        onPasswordSet();
        return 'changed';
      },
    }),
  };
  return {
    forgot: <ForgotFace forms={forms} card={card} />,
    code: <CodeFace forms={forms} card={card} />,
    password: <PasswordFace forms={forms} card={card} />,
    activation: <ActivationFace {...createActivation(options)} card={card} activation={options.activation} />,
  };
}
