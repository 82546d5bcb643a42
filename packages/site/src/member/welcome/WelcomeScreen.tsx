import './welcome.css';
import { settingsIcon, Icon } from '@headnote/ui/icon';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { latestOf } from '../../data/latest-queries.js';
import { SETTINGS_PATH } from '../../links/links.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { ContinueReading } from './ContinueReading.js';
import { LatestSection } from './LatestSection.js';
import { messages } from './messages.js';
import { NewsLine } from './NewsLine.js';
import { splitNew } from './news.js';
import { useDesk } from './use-desk.js';
import { WelcomeSide } from './WelcomeSide.js';

/** Where a member lands: what is new, the place that was left, the latest cases, and the member's things at a glance. */
export function WelcomeScreen() {
  const { client, config } = useServices();
  const member = useMember();
  const desk = useDesk();
  const { settings, visitedOn } = desk;
  // The courts decide what is read: without them it would be read twice.
  const latest = useQuery({ ...latestOf(client, settings.data?.courtIds ?? []), enabled: !settings.isPending });
  const fresh = latest.data && splitNew(latest.data.hits, visitedOn).fresh.length;
  const showsLatest = settings.data?.showsLatestCases ?? true;
  const hidden = settings.data?.hiddenParts ?? [];
  const isReading = desk.isReading || latest.isPending;
  return (
    <div className="site-welcome hn-container" data-reading={isReading || undefined}>
      <PageHead title={messages.title(config.brand.name)} />
      <Inline as="header" gap={12} align="start" justify="between" className="site-welcome__head">
        <div>
          <ScreenHeading className="site-welcome__heading">
            {messages.heading(member?.name || (member?.username ?? ''))}
          </ScreenHeading>
          <NewsLine desk={desk} fresh={fresh} />
        </div>
        <TextLink kind="quiet" href={`${SETTINGS_PATH}#start-page`}>
          <Icon shape={settingsIcon} size={16} /> {messages.arrange}
        </TextLink>
      </Inline>
      {!hidden.includes('reading') && <ContinueReading desk={desk} />}
      <div className="site-welcome__grid">
        {showsLatest && <LatestSection desk={desk} />}
        <WelcomeSide desk={desk} />
      </div>
    </div>
  );
}
