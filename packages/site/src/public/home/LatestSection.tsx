import '@headnote/widgets/latest-cases.css';
import { LatestCases, type LatestSource } from '@headnote/widgets/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../links/is-plain-click.js';
import { useServices } from '../../app/ServicesProvider.js';
import { loadLatest, type HomeData } from './home-loader.js';

/** Rows of one tab. */
const LIMIT = 10;

/** The latest cases in two tabs, Supreme Court and High Courts. The first tab comes with the page. */
export function LatestSection({ latest }: { latest: HomeData['latest'] }) {
  const { client } = useServices();
  const navigate = useNavigate();
  const source = useMemo<LatestSource>(
    () => ({ load: ({ court, signal }) => loadLatest({ client }, { court, signal }) }),
    [client],
  );
  return (
    <LatestCases
      source={source}
      limit={LIMIT}
      {...(latest.state === 'ready' ? { initial: latest.value } : {})}
      onSelect={(item, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(item.href);
      }}
    />
  );
}
