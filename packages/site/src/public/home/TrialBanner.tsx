import { ButtonLink } from '@headnote/ui/button';
import { useLocation } from 'react-router';
import { registrationPath } from '../../links/links.js';
import { messages } from './messages.js';

const { trial } = messages;

/** Offers the trial under the first screen of the home page. */
export function TrialBanner() {
  const { search } = useLocation();
  return (
    <section className="site-trial" aria-label={trial.label}>
      <p className="site-trial__words">
        <strong>{trial.offer}</strong> {trial.steps}
      </p>
      <ButtonLink href={registrationPath(search)}>{trial.start}</ButtonLink>
    </section>
  );
}
