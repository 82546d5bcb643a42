import { createAccountCard, type AccountStep } from '@headnote/core/machines';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { describeFailure } from '../../data/failure.js';
import { SIGN_IN_ID } from '../../links/links.js';
import { usePageLoading } from '../../notices/loading-context.js';
import { useNotify } from '../../notices/use-notify.js';
import { whenIdle } from '../../notices/when-idle.js';
import type * as laterFaces from '../account-faces/later-faces.js';
import type { AccountCardMachine } from './as-step.js';
import { messages } from './messages.js';
import type { SignInForm } from './sign-in-form.js';
import { useSignInForm } from './use-sign-in-form.js';

/** The module with the three faces behind the login. */
export type LaterFaces = typeof laterFaces;

const loadFaces = (): Promise<LaterFaces> => import('../account-faces/later-faces.js');

interface AccountCardOptions {
  /** The step that the address names. */
  readonly first: AccountStep;
  /** The later faces, if they come with the page. */
  readonly faces: LaterFaces | undefined;
}

/** The account card of the page with what its login face can do. */
export interface AccountCardOfPage {
  readonly card: AccountCardMachine;
  readonly form: SignInForm;
  /** Content of the later faces; empty until one of them is needed. */
  readonly laterSteps: Readonly<Partial<Record<AccountStep, ReactNode>>>;
  readonly openForgot: () => Promise<void>;
  /** Opens the activation of a registration in this tab. Resolves to false if there is none. */
  readonly openActivation: () => Promise<boolean>;
}

/**
 * Creates the account card. Code of the three later faces is loaded once the page is idle, and they are put into the
 * page when the first of them is needed.
 */
export function useAccountCard({ first, faces }: AccountCardOptions): AccountCardOfPage {
  const services = useServices();
  const notify = useNotify();
  const loading = usePageLoading();
  const { key, hash } = useLocation();
  const [card] = useState(() => createAccountCard({ first }));
  const [activation] = useState(() => ({ handle: '', isRefused: false }));
  const form = useSignInForm(card, async (handle) => {
    await show();
    Object.assign(activation, { handle, isRefused: true });
    card.send('inactive');
  });
  const create = ({ createLaterSteps }: LaterFaces) => {
    const onPasswordSet = () => form.change('password', '');
    return createLaterSteps({ ...services, card, notify, loading, activation, onPasswordSet });
  };
  const [laterSteps, setLaterSteps] = useState(() => (faces ? create(faces) : undefined));

  async function show(): Promise<LaterFaces> {
    const loaded = await loadFaces();
    flushSync(() => setLaterSteps((known) => known ?? create(loaded)));
    // The face has to be drawn on its side before it turns, otherwise it would appear without turning.
    document.documentElement.getBoundingClientRect();
    return loaded;
  }

  async function open(turn: (loaded: LaterFaces) => boolean): Promise<boolean> {
    try {
      return turn(await show());
    } catch (error) {
      notify({ type: 'ERROR', title: messages.signIn.failed, text: describeFailure(error).message });
      return true;
    }
  }

  useEffect(() => () => card.dispose(), [card]);
  useEffect(() => {
    // "Sign in" of the bar leads here, also while another face is up.
    if (hash === `#${SIGN_IN_ID}`) card.send('login');
  }, [card, key, hash]);
  // Nothing waits for it. A face that is needed imports it again and reports the failure.
  useEffect(() => whenIdle(() => void loadFaces().catch(() => undefined)), []);

  return {
    card,
    form,
    laterSteps: laterSteps ?? {},
    openForgot: async () => void (await open(() => card.send('forgot'))),
    openActivation: async () =>
      open(({ waitingActivation }) => {
        const handle = waitingActivation();
        if (handle === undefined) return false;
        Object.assign(activation, { handle, isRefused: false });
        return card.send('inactive');
      }),
  };
}
