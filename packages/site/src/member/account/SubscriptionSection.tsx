import type { Subscription } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/ServicesProvider.js';
import { subscriptionOf } from '../../data/account-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { AccountSection } from './AccountSection.js';
import { inIndia } from './in-india.js';
import { messages } from './messages.js';
import { subscriptionLine } from './subscription-line.js';

const { subscription: texts } = messages;

/** The days that remain, on a line to scale, and what a renewal costs. */
export function SubscriptionSection() {
  const { client } = useServices();
  const { data, ...query } = useQuery(subscriptionOf(client));
  return (
    <AccountSection id="subscription" name={texts.name} text={data?.state === 'trial' ? texts.trialText : texts.text}>
      {query.isPending && <Skeleton shape="text" count={2} />}
      {query.isError && <ReadError level={3} title={messages.notLoaded(texts.name)} query={query} />}
      {data?.state === 'none' && <EmptyState level={3} title={texts.noneTitle} text={texts.noneText} />}
      {data && data.state !== 'none' && <SubscriptionDetails subscription={data} readAt={query.dataUpdatedAt} />}
    </AccountSection>
  );
}

interface DetailsProps {
  readonly subscription: Subscription;
  /** When it was read, by the clock of this device. */
  readonly readAt: number;
}

function SubscriptionDetails({ subscription, readAt }: DetailsProps) {
  const { packageName, startDate, endDate, daysRemaining } = subscription;
  return (
    <>
      <p className="site-account__days">
        <strong>{formatIndianNumber(daysRemaining)}</strong> {texts.daysLeft(daysRemaining === 1)}
      </p>
      <Line subscription={subscription} readAt={readAt} />
      <dl className="site-account__facts">
        <dt>{texts.package}</dt>
        <dd>{packageName}</dd>
        <dt>{texts.period}</dt>
        <dd>{texts.periodOf(formatDate(startDate), formatDate(endDate))}</dd>
        <dt>{texts.renewal}</dt>
        <dd>{renewalOf(subscription)}</dd>
      </dl>
    </>
  );
}

function renewalOf({ state, endDate, renewUntil }: Subscription): string {
  switch (state) {
    case 'trial':
      return texts.trialRenewal;
    case 'active':
      return texts.renewalUntil(formatDate(renewUntil));
    case 'renewable':
      return `${texts.over(formatDate(endDate))} ${texts.renewalUntil(formatDate(renewUntil))}`;
    case 'lapsed':
      return renewUntil === null ? texts.trialOver(formatDate(endDate)) : texts.lapsed(formatDate(endDate));
    case 'none':
      return texts.noneText;
  }
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** The time line, for the eye only: the facts below it say the same in words. */
function Line({ subscription, readAt }: DetailsProps) {
  const { client } = useServices();
  // The clock of this device may be wrong; the server's answers tell by how much.
  const { date: today } = inIndia(readAt + (client.clockOffset() ?? 0));
  const line = subscriptionLine(subscription, today);
  if (!line) return null;
  const { startDate, endDate, renewUntil } = subscription;
  return (
    <div className="site-time" aria-hidden="true">
      <div className="site-time__rule">
        <span className="site-time__past" style={{ inlineSize: percent(Math.min(line.today, line.end)) }} />
        {line.hasWindow && <span className="site-time__window" style={{ insetInlineStart: percent(line.end) }} />}
        <span className="site-time__end" style={{ insetInlineStart: percent(line.end) }} />
        <span
          className="site-time__today"
          data-side={line.today > 0.5 ? 'before' : 'after'}
          style={{ insetInlineStart: percent(line.today) }}
        >
          <span className="site-time__word">{texts.today}</span>
        </span>
      </div>
      <div className="site-time__dates">
        <span>
          {formatDate(startDate)}
          <span className="site-account__note">{texts.started}</span>
        </span>
        <span>
          {formatDate(endDate)}
          <span className="site-account__note">{texts.lastDay}</span>
        </span>
        {line.hasWindow && (
          <span className="site-time__renew">
            {formatDate(renewUntil)}
            <span>{texts.renewBy}</span>
          </span>
        )}
      </div>
    </div>
  );
}
