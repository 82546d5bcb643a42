import './payment.css';
import { HeadRule } from '@headnote/ui/head-rule';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { readSubscription } from '../../data/read-subscription.js';
import { PACKAGES_PATH, PAYMENT_PARAMETER, PAYMENT_PATH, paymentPath, returnSignInPath } from '../../links/links.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';
import { createPaymentWatch, type PaymentView } from './payment-watch.js';
import { PaymentResult } from './PaymentResult.js';

/**
 * Where the payment service sends the payer back to. What the service writes into the address is not read: the server is
 * asked until it knows (V8). Works after a reload, on another device, and after signing in again.
 */
export function PaymentScreen() {
  const { brand } = useServices().config;
  const [search] = useSearchParams();
  const number = search.get(PAYMENT_PARAMETER) ?? '';
  return (
    <div className="site-payment hn-container">
      <PageHead title={`${messages.title} – ${brand.name}`} />
      <Breadcrumb crumbs={[{ label: messages.packages, href: PACKAGES_PATH }, { label: messages.title }]} />
      <HeadRule />
      <ScreenHeading className="site-payment__heading">{messages.title}</ScreenHeading>
      <noscript>
        <p>{messages.needsScript}</p>
      </noscript>
      <Watched key={number} number={number} />
    </div>
  );
}

function Watched({ number }: { readonly number: string }) {
  const services = useServices();
  const { client, codec } = services;
  const member = useMember();
  const navigate = useNavigate();
  const [watch] = useState(() => createPaymentWatch((signal) => client.payments.read({ number }, { signal })));
  const watched = useSyncExternalStore(watch.subscribe, watch.getSnapshot, watch.getSnapshot);
  const isMember = member !== undefined;
  const hasNumber = number !== '';
  // The stored session is known once the page is hydrated; the server never knows it.
  const isHydrated = useSyncExternalStore(never, inBrowser, onServer);
  const view: PaymentView = hasNumber ? watched : { state: 'missing' };
  const isSignedOut = isHydrated && hasNumber && (!isMember || view.state === 'signed-out');
  const isPaid = view.state === 'settled' && view.payment.state === 'paid';

  useEffect(() => (hasNumber && isMember ? watch.start() : undefined), [watch, hasNumber, isMember]);
  useEffect(() => {
    if (isSignedOut) void navigate(signInPath(codec, number), { replace: true });
  }, [isSignedOut, navigate, codec, number]);
  useEffect(() => {
    if (!isPaid) return undefined;
    const control = new AbortController();
    // The bar shows the new days. If this read fails, the member area reads them.
    readSubscription(services, control.signal).catch(() => undefined);
    return () => control.abort();
  }, [isPaid, services]);

  return <PaymentResult view={view} isSignedOut={isSignedOut} number={number} member={member} />;
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Sign-in that returns to the payment. */
function signInPath(codec: Parameters<typeof returnSignInPath>[0], number: string): string {
  return returnSignInPath(codec, number === '' ? PAYMENT_PATH : paymentPath(number));
}
