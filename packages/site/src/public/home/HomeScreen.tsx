import './home.css';
import './home-blocks.css';
import type { EmbedLatestItem } from '@headnote/core/embed';
import { formatDate } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import { StatBar, type Stat } from '@headnote/ui/stat-bar';
import { Suspense, useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { siteGraph } from '../../shell/page/metadata/site-graph.js';
import { StructuredData } from '../../shell/page/metadata/StructuredData.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { HomeBlocks } from './lazy-blocks.js';
import { homeDescription } from './home-description.js';
import type { HomeData, Totals } from './home-loader.js';
import { LatestSection } from './LatestSection.js';
import { messages } from './messages.js';
import { SearchStart } from './SearchStart.js';
import { SignInCard } from './SignInCard.js';
import { TrialBanner } from './TrialBanner.js';
import type { LaterFaces } from './use-account-card.js';
import { useArrivalOfMember } from './use-arrival-of-member.js';

export interface HomeScreenProps {
  /** Faces of the account card, for the address that opens it on the forgotten password. */
  readonly forgot?: LaterFaces;
}

/** The home page: search and sign-in next to each other, the trial, the latest cases, and the blocks below them. */
export function HomeScreen({ forgot }: HomeScreenProps) {
  const { config } = useServices();
  const { totals, latest, articles, wanted, court, isDamaged } = useLoaderData<HomeData>();
  useArrivalOfMember();
  const isCardFirst = wanted.kind !== 'nothing' || isDamaged || forgot !== undefined;
  const counted = totals.state === 'ready' ? totals.value : undefined;
  const newest = latest.state === 'ready' ? latest.value.items[0] : undefined;
  const { news } = config.brand;
  // The same element while its data is the same: React then leaves the server's markup alone until the code has arrived.
  const blocks = useMemo(
    () => (
      <Suspense fallback={null}>
        <HomeBlocks
          articles={articles.state === 'ready' ? articles.value : []}
          news={news}
          totals={counted}
          newest={newest}
        />
      </Suspense>
    ),
    [articles, news, counted, newest],
  );
  // In one column a visitor who was sent here to sign in needs the card first. The order of the page says so, not the style: a
  // slow page would show the search, and then move it.
  const card = <SignInCard key="card" wanted={wanted} isDamaged={isDamaged} forgot={forgot} />;
  const start = (
    <div key="start" className="site-home__start">
      <SearchStart newest={newest} wanted={wanted} />
      {counted && (
        <StatBar
          className="site-home__figures"
          label={messages.figures.label}
          stats={figures(counted, court === 'sc' && newest)}
          animated
        />
      )}
    </div>
  );
  return (
    <>
      <PageHead
        title={config.brand.homeTitle}
        description={homeDescription(config.brand.name, counted)}
        canonicalPath="/"
      />
      <StructuredData graph={import.meta.env.SSR ? siteGraph(config) : undefined} />
      <link rel="alternate" type="application/atom+xml" href="/latest.atom" title={messages.latest.feed} />
      <div className="hn-container">
        <div className="site-home__first">{isCardFirst ? [card, start] : [start, card]}</div>
        <TrialBanner />
        <section className="site-home__latest" id="latest-cases">
          <HeadRule />
          <LatestSection latest={latest} court={court} />
        </section>
        {blocks}
      </div>
    </>
  );
}

/** The library's own figures. Only what was counted is shown; `newest` is of the Supreme Court. */
function figures({ cases, acts }: Totals, newest: EmbedLatestItem | undefined | false): Stat[] {
  const { judgments, acts: bareActs, latest } = messages.figures;
  const counts = [
    { label: judgments, value: cases },
    { label: bareActs, value: acts },
  ];
  return newest && newest.date ? [...counts, { label: latest, value: formatDate(newest.date) }] : counts;
}
