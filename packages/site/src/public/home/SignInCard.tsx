import { FlipCard } from '@headnote/ui/flip-card';
import type { Destination } from '../../app/arrival.js';
import { openingLine } from './opening-line.js';
import { SignInFace } from './SignInFace.js';

/** The card beside the search. Sign-in is its one face until the others can do what they say. */
export function SignInCard({ destination, isDamaged }: { destination: Destination; isDamaged: boolean }) {
  return (
    <FlipCard
      className="site-home__card"
      face="sign-in"
      faces={[{ id: 'sign-in', content: <SignInFace opening={openingLine(destination)} isDamaged={isDamaged} /> }]}
    />
  );
}
