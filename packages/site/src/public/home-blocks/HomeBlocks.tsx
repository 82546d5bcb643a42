import type { Article } from '@headnote/core/contract';
import type { BrandNews } from '@headnote/core/config';
import type { EmbedLatestItem } from '@headnote/core/embed';
import { SectionHead } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { Timeline } from '@headnote/ui/timeline';
import { ScreenshotSlider } from '@headnote/ui/screenshot-slider';
import { ArticlesAndNews } from './ArticlesAndNews.js';
import { Counted, type CountedProps } from './Counted.js';
import { Features } from './Features.js';
import { messages } from './messages.js';
import { pictures } from './pictures.js';

export interface HomeBlocksProps {
  readonly articles: readonly Article[];
  readonly news: readonly BrandNews[];
  /** Figures of the library; undefined when they could not be counted. */
  readonly totals: CountedProps['totals'] | undefined;
  /** The newest judgment, a specimen of a feature. */
  readonly newest: EmbedLatestItem | undefined;
}

/** The home page below the latest cases: pictures, who we are, articles and news, features, counters. */
export function HomeBlocks({ articles, news, totals, newest }: HomeBlocksProps) {
  return (
    <>
      <Pictures />
      <WhoWeAre />
      <ArticlesAndNews articles={articles} news={news} />
      <Features newest={newest} />
      {totals && <Counted totals={totals} />}
    </>
  );
}

/** Time in ms that a picture is shown after the reader has started the slider. */
const PICTURE_MS = 6_000;

function Pictures() {
  const { heading, label } = messages.pictures;
  return (
    <section className="site-block" aria-labelledby="pictures-heading">
      <SectionHead title={heading} id="pictures-heading" />
      <ScreenshotSlider label={label} pictures={pictures} autoplayMs={PICTURE_MS} startsPaused isBelow />
    </section>
  );
}

function WhoWeAre() {
  const { heading, more, text, years, events } = messages.who;
  return (
    <section className="site-block site-who" aria-labelledby="who-heading">
      <SectionHead title={heading} id="who-heading" />
      <p className="hn-text-ui">
        <TextLink href="/about">{more}</TextLink>
      </p>
      <div className="site-who__text">
        <p>{text}</p>
        <Timeline className="site-who__years" label={years} events={events} />
      </div>
    </section>
  );
}
