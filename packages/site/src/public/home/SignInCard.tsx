import { createAccountCard } from '@headnote/core/machines';
import { AccountCard } from '@headnote/ui/flip-card';
import { useState } from 'react';
import { SIGN_IN_ID } from '../../links/links.js';
import { openingLine } from './opening-line.js';
import { SignInForm } from './SignInForm.js';
import type { Wanted } from './wanted.js';

/** The account card next to the search. Sign-in is its only step until the server offers the others. */
export function SignInCard({ wanted, isDamaged }: { wanted: Wanted; isDamaged: boolean }) {
  const [card] = useState(() => createAccountCard());
  return (
    <div id={SIGN_IN_ID} className="site-home__card">
      <AccountCard card={card} steps={{ login: <SignInForm opening={openingLine(wanted)} isDamaged={isDamaged} /> }} />
    </div>
  );
}
