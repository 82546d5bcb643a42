import { FlipCard } from '@headnote/ui/flip-card';
import type { Destination } from '@headnote/core/config';
import { SIGN_IN_ID } from '../../app/links.js';
import { openingLine } from './opening-line.js';
import { SignInFace } from './SignInFace.js';

/** The card beside the search. Sign-in is its one face until the others can do what they say. */
export function SignInCard({ destination, isDamaged }: { destination: Destination; isDamaged: boolean }) {
  return (
    <div id={SIGN_IN_ID} className="site-home__card">
      <FlipCard
        face="sign-in"
        faces={[{ id: 'sign-in', content: <SignInFace opening={openingLine(destination)} isDamaged={isDamaged} /> }]}
      />
    </div>
  );
}
