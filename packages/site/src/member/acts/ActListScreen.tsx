import { useSearchParams } from 'react-router';
import { Callout } from '@headnote/ui/callout';
import { PageHead } from '../../app/document/PageHead.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';
import { readActList } from './act-list-address.js';
import { ActList } from './ActList.js';
import { AskedAct } from './AskedAct.js';

/** The bare acts: all, those that meet a text, or with the act on top that a link asked for. */
export function ActListScreen() {
  const { codec, config } = useServices();
  const [parameters] = useSearchParams();
  const { text, page, actId, isDamaged } = readActList(parameters, codec);
  const heading = text === '' ? 'Bare acts' : `Bare acts: ${text}`;
  return (
    <div className="site-acts hn-container">
      <PageHead title={`${heading} – ${config.brand.name}`} />
      <ScreenHeading className="site-acts__heading">{heading}</ScreenHeading>
      {isDamaged && (
        <Callout tone="caution" title="The link is damaged">
          Part of it could not be read, so all acts are listed.
        </Callout>
      )}
      {actId !== undefined && <AskedAct id={actId} />}
      <ActList text={text} page={page} />
    </div>
  );
}
