import type { Package, Subscription } from '@headnote/core/contract';
import { formatDate, formatIndianNumber, formatRupees } from '@headnote/core/format';
import { EmptyState } from '@headnote/ui/empty-state';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { subscriptionOf } from '../../data/account-queries.js';
import { packagesOf } from '../../data/payment-queries.js';
import { PACKAGES_PATH } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { AccountSection } from './AccountSection.js';
import { inIndia } from '../../data/in-india.js';
import { messages } from './messages.js';
import { subscriptionLine } from './subscription-line.js';

const { subscription: texts } = messages;

/** The days that remain, on a line to scale, and what a renewal costs. */
export function SubscriptionSection() {
  const services = useServices();
  const { data, ...query } = useQuery(subscriptionOf(services));
  return (
    <AccountSection id="subscription" name={texts.name} text={data?.state === 'trial' ? texts.trialText : texts.text}>
      {query.isPending && <Skeleton shape="text" count={2} />}
      {query.isError && <ReadError level={3} title={messages.notLoaded(texts.name)} query={query} />}
      {data?.state === 'none' && (
        <EmptyState level={3} title={texts.noneTitle} text={texts.noneText}>
          <TextLink href={PACKAGES_PATH}>{texts.subscribe}</TextLink>
        </EmptyState>
      )}
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
  const { client } = useServices();
  const { data: packages } = useQuery(packagesOf(client));
  // A package that is not sold any more has no price for the next year.
  const offer = packages?.find(({ name, isTrial }) => name === packageName && !isTrial);
  return (
    <>
      <Inline gap={16} rowGap={4} align="baseline" justify="between" className="site-account__standing">
        <p className="site-account__days">
          <strong>{formatIndianNumber(daysRemaining)}</strong> {texts.daysLeft(daysRemaining === 1)}
        </p>
        <TextLink href={PACKAGES_PATH}>{offer ? texts.packages : texts.subscribe}</TextLink>
      </Inline>
      <Line subscription={subscription} readAt={readAt} renewal={offer?.renewalAmount} />
      <dl className="site-account__facts">
        <dt>{texts.package}</dt>
        <dd>{packageName}</dd>
        <dt>{texts.period}</dt>
        <dd>{texts.periodOf(formatDate(startDate), formatDate(endDate))}</dd>
        <dt>{texts.renewal}</dt>
        <dd>{renewalOf(subscription, offer)}</dd>
      </dl>
    </>
  );
}

function renewalOf({ state, endDate, renewUntil }: Subscription, offer: Package | undefined): string {
  const until = texts.renewalUntil(
    formatDate(renewUntil),
    ...(offer ? [formatRupees(offer.renewalAmount), texts.initialOf(formatRupees(firstAmount(offer)))] : []),
  );
  switch (state) {
    case 'trial':
      return texts.trialRenewal;
    case 'active':
      return until;
    case 'renewable':
      return `${texts.over(formatDate(endDate))} ${until}`;
    case 'lapsed':
      return renewUntil === null ? texts.trialOver(formatDate(endDate)) : texts.lapsed(formatDate(endDate));
    case 'none':
      return texts.noneText;
  }
}

/** A package without a first amount costs the same in every year. */
const firstAmount = ({ initialAmount, renewalAmount }: Package) => initialAmount || renewalAmount;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** The time line, for the eye only: the facts below it say the same in words. */
function Line({ subscription, readAt, renewal }: DetailsProps & { readonly renewal: number | undefined }) {
  const { client } = useServices();
  // The clock of this device may be wrong; the server's answers tell by how much.
  const { date: today } = inIndia(readAt + (client.clockOffset() ?? 0));
  const line = subscriptionLine(subscription, today);
  if (!line) return null;
  const { startDate, endDate, renewUntil } = subscription;
  return (
    <div className="site-time" aria-hidden="true">
      {line.hasWindow && renewal !== undefined && (
        <p className="site-time__price">{texts.renewAt(formatRupees(renewal))}</p>
      )}
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
      <Inline gap={16} rowGap={4} align="stretch" justify="end" className="site-time__dates">
        <span>
          {formatDate(startDate)}
          <span className="site-account__note hn-muted hn-text-ui">{texts.started}</span>
        </span>
        <span>
          {formatDate(endDate)}
          <span className="site-account__note hn-muted hn-text-ui">{texts.lastDay}</span>
        </span>
        {line.hasWindow && (
          <span className="site-time__renew">
            {formatDate(renewUntil)}
            <span>{texts.renewBy}</span>
          </span>
        )}
      </Inline>
    </div>
  );
}
