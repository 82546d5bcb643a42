import { AccountCard } from '@headnote/ui/flip-card';
import { SIGN_IN_ID } from '../../links/links.js';
import { openingLine } from './opening-line.js';
import { SignInForm } from './SignInForm.js';
import { useAccountCard, type LaterFaces } from './use-account-card.js';
import type { Wanted } from './wanted.js';

export interface SignInCardProps {
  /** What opens after signing in. */
  readonly wanted: Wanted;
  /** True if the address contains a value that could not be read. */
  readonly isDamaged: boolean;
  /** The later faces of a page that opens on the forgotten password. */
  readonly forgot?: LaterFaces | undefined;
}

/** The account card next to the search: sign-in, forgotten password, code and new password, activation. */
export function SignInCard({ wanted, isDamaged, forgot }: SignInCardProps) {
  const { card, laterSteps, ...login } = useAccountCard({ first: forgot ? 'forgot' : 'login', faces: forgot });
  const opening = openingLine(wanted);
  return (
    <div id={SIGN_IN_ID} className="site-home__card">
      <AccountCard
        card={card}
        steps={{ ...laterSteps, login: <SignInForm {...login} opening={opening} isDamaged={isDamaged} /> }}
      />
    </div>
  );
}
