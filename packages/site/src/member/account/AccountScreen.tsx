import './account.css';
import { HeadRule } from '@headnote/ui/head-rule';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { useCurrentSection } from '../act/use-current-section.js';
import { AccessTokensSection } from './AccessTokensSection.js';
import { BillingSection } from './BillingSection.js';
import { DataSection } from './DataSection.js';
import { DeletionSection } from './DeletionSection.js';
import { messages } from './messages.js';
import { PasswordSection } from './PasswordSection.js';
import { PaymentsSection } from './PaymentsSection.js';
import { ProfileSection } from './ProfileSection.js';
import { anchors, sections } from './sections.js';
import { SectionCount } from './SectionCount.js';
import { SessionsSection } from './SessionsSection.js';
import { SubscriptionSection } from './SubscriptionSection.js';

/** The member's account. Every part loads, saves and fails alone. */
export function AccountScreen() {
  const { config } = useServices();
  return (
    <div className="site-account hn-container">
      <PageHead title={messages.title(config.brand.name)} />
      <div className="site-side">
        <HeadRule />
        <ScreenHeading className="site-account__heading">{messages.heading}</ScreenHeading>
        <SectionLinks />
      </div>
      <div>
        <HeadRule />
        <ProfileSection />
        <PasswordSection />
        <SessionsSection />
        <AccessTokensSection />
        <SubscriptionSection />
        <PaymentsSection />
        <BillingSection />
        <DataSection />
        <DeletionSection />
      </div>
    </div>
  );
}

/** Links to the parts of the page; the one that is being read is marked. */
function SectionLinks() {
  const current = useCurrentSection(anchors) ?? anchors[0];
  return (
    <nav className="site-account__links" aria-label={messages.sections}>
      <ul className="site-list">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="site-side-link" aria-current={id === current ? 'location' : undefined}>
              {name} <SectionCount id={id} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
