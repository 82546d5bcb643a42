import { ButtonLink } from '@headnote/ui/button';
import { useLocation } from 'react-router';
import { registrationPath } from '../../links/links.js';
import { isPlainClick } from '../../links/is-plain-click.js';
import { messages } from './messages.js';

const { trial } = messages;

/** Loaded late: the link works without it. */
async function scrollToFooter(): Promise<void> {
  const { scrollToElement } = await import('../../shell/page/scroll-to-element.js');
  scrollToElement(FOOTER_ID);
}

/** Id of the footer, which has the links to the app. */
const FOOTER_ID = 'footer';

/** Offers the trial and the app under the first screen of the home page. */
export function TrialBanner() {
  const { search } = useLocation();
  return (
    <section className="site-trial" aria-label={trial.label}>
      <p className="site-trial__words">
        <strong>{trial.offer}</strong> {trial.steps}
      </p>
      <div className="site-trial__actions">
        <ButtonLink href={registrationPath(search)}>{trial.start}</ButtonLink>
        <a
          className="site-trial__download"
          href={`#${FOOTER_ID}`}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void scrollToFooter();
          }}
        >
          {trial.download}
        </a>
      </div>
    </section>
  );
}
