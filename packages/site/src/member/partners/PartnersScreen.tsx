import './partners.css';
import { EmptyState } from '@headnote/ui/empty-state';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { portalsOf } from '../../data/partner-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { FrameHead } from '../../shell/member/FrameHead.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { messages } from './messages.js';
import { PortalPanel } from './PortalPanel.js';
import { RegisterSection } from './RegisterSection.js';

/** The member's websites that show widgets: their keys, addresses and use. */
export function PartnersScreen() {
  const { client, config } = useServices();
  const portals = useQuery(portalsOf(client));
  return (
    <div className="site-partners site-frame hn-container">
      <PageHead title={messages.title(config.brand.name)} />
      <FrameHead
        title={messages.heading}
        text={
          <>
            {messages.intro} {/* A page of the server, outside the routes. */}
            <TextLink href={`${config.publicUrl}/widgets/`}>{messages.playground}</TextLink>
          </>
        }
      />
      {portals.isPending && <Skeleton shape="text" count={6} />}
      {portals.isError && <ReadError title={messages.notLoaded} query={portals} />}
      {portals.data && (
        <>
          {portals.data.portals.length === 0 ? (
            <EmptyState title={messages.empty} text={messages.emptyText} />
          ) : (
            <ul className="site-list" aria-label={messages.list}>
              {portals.data.portals.map((portal) => (
                <li key={portal.id}>
                  <PortalPanel portal={portal} currentVersion={portals.data.currentVersion} />
                </li>
              ))}
            </ul>
          )}
          <RegisterSection />
        </>
      )}
    </div>
  );
}
