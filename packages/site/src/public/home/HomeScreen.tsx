import './home-arrival.css';
import { HeadRule } from '@headnote/ui/head-rule';
import { useLoaderData } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { useServices } from '../../app/ServicesProvider.js';
import { Features } from './Features.js';
import { Figures } from './Figures.js';
import { homeDescription } from './home-description.js';
import type { HomeData } from './home-loader.js';
import { LatestSection } from './LatestSection.js';
import { SearchStart } from './SearchStart.js';
import { SignInCard } from './SignInCard.js';
import { useArrivalOfMember } from './use-arrival-of-member.js';

/** The home page: search and sign-in side by side, the latest cases below, then what the library does. */
export function HomeScreen() {
  const { config } = useServices();
  const { totals, latest, destination, isDamaged } = useLoaderData<HomeData>();
  useArrivalOfMember();
  const hasDestination = destination.kind !== 'welcome';
  const figures = totals.state === 'ready' ? totals.value : undefined;
  const newest = latest.state === 'ready' ? latest.value.items[0] : undefined;
  return (
    <>
      <PageHead
        title={config.brand.homeTitle}
        description={homeDescription(config.brand.name, figures)}
        canonicalPath="/"
      />
      <div className="hn-container">
        <div className="site-home__first" data-arrival={hasDestination || isDamaged ? '' : undefined}>
          <div className="site-home__start">
            <SearchStart newest={newest} hasDestination={hasDestination} />
            <Figures totals={figures} newest={newest} />
          </div>
          <SignInCard destination={destination} isDamaged={isDamaged} />
        </div>
        <section className="site-home__latest" id="latest-cases">
          <HeadRule />
          <LatestSection latest={latest} />
        </section>
        <Features newest={newest} />
      </div>
    </>
  );
}
