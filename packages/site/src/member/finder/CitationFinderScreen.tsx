import { PageHead } from '../../app/document/PageHead.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';
import { BookLists } from './BookLists.js';
import { TypedCitation } from './TypedCitation.js';

/** Finds a judgment by its citation: typed in any form, or chosen from the books of the library. */
export function CitationFinderScreen() {
  const { config } = useServices();
  return (
    <div className="site-narrow site-finder hn-container">
      <PageHead title={`Find by citation – ${config.brand.name}`} />
      <ScreenHeading className="site-check__title">Find by citation</ScreenHeading>
      <TypedCitation />
      <section className="site-finder__guided" aria-labelledby="guided">
        <h2 className="site-check__heading" id="guided">
          Or choose it, step by step
        </h2>
        <BookLists />
      </section>
    </div>
  );
}
