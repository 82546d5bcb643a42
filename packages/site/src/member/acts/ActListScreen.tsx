import './acts.css';
import { Callout } from '@headnote/ui/callout';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useActListAddress } from '../../shell/member/address-search.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { ActBrowser } from './ActBrowser.js';
import { messages } from './messages.js';
import { readActFilter } from './read-act-filter.js';
import { RequestedAct } from './RequestedAct.js';

/** The bare acts: all of them, those that match a text, or all with the act on top that a link asks for. */
export function ActListScreen() {
  const { config } = useServices();
  const { text, page, actId, isDamaged } = useActListAddress();
  const { search } = useLocation();
  const filter = useMemo(() => readActFilter(new URLSearchParams(search)), [search]);
  const heading = text === '' ? messages.heading : messages.headingFor(text);
  return (
    <div className="site-acts hn-container">
      <PageHead title={`${heading} – ${config.brand.name}`} />
      <ScreenHeading className="site-acts__heading">{heading}</ScreenHeading>
      {isDamaged && (
        <Callout tone="caution" title={messages.damaged}>
          {messages.damagedText}
        </Callout>
      )}
      {actId !== undefined && <RequestedAct id={actId} />}
      <ActBrowser place={{ text, filter, page }} />
    </div>
  );
}
