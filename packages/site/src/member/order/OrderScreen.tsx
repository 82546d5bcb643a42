import './order.css';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { subscriptionOf } from '../../data/account-queries.js';
import { billingOf, packagesOf } from '../../data/payment-queries.js';
import { ORDER_PACKAGE } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { FrameHead } from '../../shell/member/FrameHead.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { messages } from './messages.js';
import { OrderFields } from './OrderFields.js';

const { steps, none } = messages;

/**
 * The page before the payment: which package, what the invoice says, and the amount due with its tax. The specification
 * goes from the card of a package to the payment.
 *
 * @departs V8a
 */
export function OrderScreen() {
  const services = useServices();
  const { client, config } = services;
  const [search] = useSearchParams();
  const packages = useQuery(packagesOf(client));
  const billing = useQuery(billingOf(client));
  const subscription = useQuery(subscriptionOf(services));
  const reads = [packages, billing, subscription];
  const failed = reads.find(({ isError }) => isError);
  const offers = packages.data?.filter(({ isTrial }) => !isTrial);
  return (
    <div className="site-order site-frame hn-container">
      <PageHead title={`${messages.title} – ${config.brand.name}`} />
      <ol className="site-order__steps" aria-label={steps.label}>
        {steps.names.map((name, index) => (
          <li key={name} aria-current={index === 0 ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <FrameHead title={messages.title} />
      {failed && <ReadError title={messages.notLoaded} query={failed} />}
      {!failed && reads.some(({ isPending }) => isPending) && <Skeleton shape="text" count={6} />}
      {offers?.length === 0 && (
        <EmptyState title={none.title} text={none.text} suggestions={[{ label: none.link, href: '/inquiry' }]} />
      )}
      {offers && offers.length > 0 && billing.data && subscription.data && (
        <OrderFields
          offers={offers}
          billing={billing.data}
          subscription={subscription.data}
          wanted={search.get(ORDER_PACKAGE) ?? ''}
        />
      )}
    </div>
  );
}
