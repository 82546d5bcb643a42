import './finder.css';
import { Stack } from '@headnote/ui/layout';
import { useServices } from '../../services/ServicesProvider.js';
import { FrameHead } from '../../shell/member/FrameHead.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { BookLists } from './BookLists.js';
import { messages } from './messages.js';
import { TypedCitation } from './TypedCitation.js';

/** Finds a judgment by its citation: typed in any form, or chosen from the books of the library. */
export function CitationFinderScreen() {
  const { config } = useServices();
  return (
    <div className="site-finder site-frame hn-container">
      <PageHead title={`${messages.title} – ${config.brand.name}`} />
      <FrameHead title={messages.title} text={messages.lead} />
      <TypedCitation />
      <Stack as="section" gap={16} className="site-finder__guided" aria-labelledby="guided">
        <h2 className="site-finder__heading" id="guided">
          {messages.guided}
        </h2>
        <BookLists />
      </Stack>
    </div>
  );
}
