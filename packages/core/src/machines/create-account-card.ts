import { createFlipCard, type FlipCard } from './create-flip-card.js';
import type { FlipMoves } from './flip-card-state.js';

/** The four faces of the account card. */
export type AccountFace = 'login' | 'forgot' | 'confirm' | 'activation';

/** The steps of the card. The confirm face has two: the code, then the new password. */
export type AccountStep = 'login' | 'forgot' | 'code' | 'password' | 'activation';

/**
 * The events of the card: the user chose `forgot`; sign-in found the account `inactive`; the code was `sent` or `confirmed`;
 * the password was `changed`; the account was `activated`; the user chose `login`. All except the first and last are answers
 * of the server.
 */
export type AccountEvent = 'forgot' | 'inactive' | 'sent' | 'confirmed' | 'changed' | 'activated' | 'login';

const toLogin = { to: 'login', forgets: 'all' } as const;

const moves: FlipMoves<AccountStep, AccountEvent> = {
  login: { forgot: { to: 'forgot' }, inactive: { to: 'activation' } },
  forgot: { sent: { to: 'code' }, login: toLogin },
  // A confirmed code cannot be used again, so "back" from the new password leads to requesting another one.
  code: { confirmed: { to: 'password', forgets: 'step' }, login: toLogin },
  password: { changed: toLogin, login: toLogin },
  activation: { activated: toLogin, login: toLogin },
};

/**
 * Creates the account card of the home page: login, forgot, confirm (code, then new password) and activation. A step moves
 * on only after a success. `first` is the first step; login by default.
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
