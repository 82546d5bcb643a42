import type { Subscription } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { EARLY_RENEWAL_DAYS } from '@headnote/core/money';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { inIndia } from '../../data/in-india.js';
import { PACKAGES_PATH } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { subscriptionLine } from '../account/subscription-line.js';
import { messages } from './messages.js';
import { SidePart } from './SidePart.js';
import type { Desk } from './use-desk.js';

const { subscription: texts } = messages;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** The year of the subscription as a rule, used up to today, and the days that remain. */
export function SubscriptionLine({ subscription: { data, ...query } }: Pick<Desk, 'subscription'>) {
  const { client } = useServices();
  // The clock of this device may be wrong; the server's answers tell by how much.
  const today = inIndia(query.dataUpdatedAt + (client.clockOffset() ?? 0)).date;
  const line = data && subscriptionLine(data, today);
  return (
    <SidePart id="subscription" title={texts.heading}>
      {query.isError && <ReadError level={3} title={texts.notLoaded} query={query} />}
      {data?.state === 'none' && (
        <Inline as="p" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
          {texts.none}
        </Inline>
      )}
      {line && (
        <div className="site-welcome__year" aria-hidden="true">
          <span style={{ inlineSize: percent(line.today) }} />
        </div>
      )}
      {data && data.state !== 'none' && (
        <p className="hn-text-ui">
          <strong>{texts.days(formatIndianNumber(data.daysRemaining), data.daysRemaining === 1)}</strong>
          {texts.to(formatDate(data.endDate))}
        </p>
      )}
      {data && linkOf(data) !== '' && <TextLink href={PACKAGES_PATH}>{linkOf(data)}</TextLink>}
    </SidePart>
  );
}

/** What leads to the packages: in the last 30 days and after the end, and on a trial that ends soon. Empty before. */
function linkOf({ state, daysRemaining }: Subscription): string {
  if (state === 'none') return texts.subscribe;
  if ((state === 'active' || state === 'trial') && daysRemaining > EARLY_RENEWAL_DAYS) return '';
  return state === 'trial' ? texts.toPackages : texts.renew;
}
