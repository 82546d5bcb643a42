import '@headnote/widgets/latest-cases.css';
import { LatestCases, type LatestSource } from '@headnote/widgets/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../links/is-plain-click.js';
import { useServices } from '../../services/ServicesProvider.js';
import { loadLatest, type HomeData } from './home-loader.js';
import { messages } from './messages.js';

/** Rows of one tab. */
const LIMIT = 10;

/**
 * The latest cases in two tabs, Supreme Court and High Courts. The tab in the address comes with the page. Without script,
 * links replace the tabs.
 */
export function LatestSection({ latest, court }: Pick<HomeData, 'latest' | 'court'>) {
  const { client, codec } = useServices();
  const navigate = useNavigate();
  const source = useMemo<LatestSource>(
    () => ({ load: ({ court, signal }) => loadLatest({ client, codec }, { court, signal }) }),
    [client, codec],
  );
  return (
    <>
      <noscript>
        <CourtLinks court={court} />
      </noscript>
      <LatestCases
        court={court}
        source={source}
        limit={LIMIT}
        labels={messages.latest.labels}
        {...(latest.state === 'ready' ? { initial: latest.value } : {})}
        onSelect={(item, event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigate(item.href);
        }}
        onOpen={(href, event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigate(href);
        }}
      />
    </>
  );
}

function CourtLinks({ court }: Pick<HomeData, 'court'>) {
  const { courts, supreme, high } = messages.latest;
  return (
    <nav aria-label={courts} className="site-home__courts">
      <a href="/?court=sc#latest-cases" aria-current={court === 'sc' ? 'page' : undefined}>
        {supreme}
      </a>
      <a href="/?court=hc#latest-cases" aria-current={court === 'hc' ? 'page' : undefined}>
        {high}
      </a>
    </nav>
  );
}
