import { createFlipCard, type FlipCard } from './create-flip-card.js';
import type { FlipMoves } from './flip-card-state.js';

/** The four faces of the account card. */
export type AccountFace = 'login' | 'forgot' | 'confirm' | 'activation';

/** The steps on them: the confirm face has two, the code and then the new password. */
export type AccountStep = 'login' | 'forgot' | 'code' | 'password' | 'activation';

/**
 * What moves the card: `forgot` was asked for; a sign-in found the account `inactive`; the code was `sent`, was `confirmed`,
 * the password was `changed`; the account was `activated`; `login` was asked for. Every one but the first and the last is a
 * success of the server.
 */
export type AccountEvent = 'forgot' | 'inactive' | 'sent' | 'confirmed' | 'changed' | 'activated' | 'login';

const toLogin = { to: 'login', forgets: 'all' } as const;

const moves: FlipMoves<AccountStep, AccountEvent> = {
  login: { forgot: { to: 'forgot' }, inactive: { to: 'activation' } },
  forgot: { sent: { to: 'code' }, login: toLogin },
  // A code is used up once it is confirmed: from the new password, back leads to asking for another.
  code: { confirmed: { to: 'password', forgets: 'step' }, login: toLogin },
  password: { changed: toLogin, login: toLogin },
  activation: { activated: toLogin, login: toLogin },
};

/**
 * Creates the home page's card: login, forgot, confirm (code, then new password) and activation. Each step moves on only
 * after a success; a failure leaves it where it is. `first` is the step that is up at first, login by default.
 */
export function createAccountCard({ first }: { readonly first?: AccountStep | undefined } = {}): FlipCard<
  AccountStep,
  AccountFace,
  AccountEvent
> {
  return createFlipCard<AccountStep, AccountFace, AccountEvent>({
    first,
    home: 'login',
    moves,
    faceOf: (step) => (step === 'code' || step === 'password' ? 'confirm' : step),
  });
}
