import './settings.css';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { ACCOUNT_PATH, PAYMENTS_PATH } from '../../links/links.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { useCurrentSection } from '../act/use-current-section.js';
import { ActsSection } from './ActsSection.js';
import { AlertsSection } from './AlertsSection.js';
import { CourtsSection } from './CourtsSection.js';
import { JudgmentsSection } from './JudgmentsSection.js';
import { messages } from './messages.js';
import { anchors, sections } from './sections.js';
import { StartSection } from './StartSection.js';

const { accountLinks } = messages;

/** The member's settings. Every part loads, saves and fails alone. */
export function SettingsScreen() {
  const { config } = useServices();
  return (
    <div className="site-settings hn-container">
      <PageHead title={messages.title(config.brand.name)} />
      <div className="site-side">
        <HeadRule />
        <ScreenHeading className="site-settings__heading">{messages.heading}</ScreenHeading>
        <SectionLinks />
        <h2 className="site-settings__label">{messages.account}</h2>
        <ul className="site-list site-settings__account">
          <li>
            <TextLink href={ACCOUNT_PATH}>{accountLinks.profile}</TextLink>
          </li>
          <li>
            <TextLink href={PAYMENTS_PATH}>{accountLinks.subscription}</TextLink>
          </li>
          <li>
            <TextLink href={`${ACCOUNT_PATH}#sessions`}>{accountLinks.sessions}</TextLink>
          </li>
          <li>
            <TextLink href={`${ACCOUNT_PATH}#your-data`}>{accountLinks.data}</TextLink>
          </li>
          <li>
            <TextLink href={`${ACCOUNT_PATH}#delete-account`}>{accountLinks.deletion}</TextLink>
          </li>
        </ul>
        <h2 className="site-settings__label">{messages.language.heading}</h2>
        <p>
          {/* The server changes the language and leads back here. */}
          <a className="hn-link" href={`?lang=${messages.language.otherTag}`} lang={messages.language.otherTag}>
            {messages.language.other}
          </a>
        </p>
        <p className="site-settings__note">{messages.follow}</p>
      </div>
      <div>
        <JudgmentsSection />
        <ActsSection />
        <CourtsSection />
        <StartSection />
        <AlertsSection />
      </div>
    </div>
  );
}

/** Links to the parts of the page; the one that is being read is marked. */
function SectionLinks() {
  const current = useCurrentSection(anchors) ?? anchors[0];
  return (
    <nav aria-label={messages.sections}>
      <ul className="site-list">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="site-side-link" aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
