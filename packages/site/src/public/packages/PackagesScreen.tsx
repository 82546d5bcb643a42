import './packages.css';
import { toastTitles } from '@headnote/core/config';
import type { Subscription } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { ErrorState } from '@headnote/ui/error-state';
import { HeadRule } from '@headnote/ui/head-rule';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { PackageList } from '@headnote/ui/package-card';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { failureText } from '../../data/failure.js';
import { BILLING_PATH } from '../../links/links.js';
import { useNotify } from '../../notices/use-notify.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';
import { packageCards } from './package-cards.js';
import type { PackagesData } from './packages-loader.js';
import { useOwnSubscription, type OwnSubscription } from './use-own-subscription.js';

/** The price list. A visitor reads it and registers; a member sees the amount due and subscribes. */
export function PackagesScreen() {
  const { brand } = useServices().config;
  const { packages, signInPath } = useLoaderData<PackagesData>();
  const { own, retry } = useOwnSubscription();
  return (
    <div className="site-packages hn-container">
      <PageHead
        title={`${messages.title} – ${brand.name}`}
        description={messages.description(brand.name)}
        canonicalPath="/packages"
        crumb={messages.title}
      />
      <HeadRule />
      <Inline as="header" gap={32} rowGap={8} align="end" justify="between" className="site-packages__head">
        <div>
          <ScreenHeading className="site-packages__heading">{messages.title}</ScreenHeading>
          <p className="site-packages__lead">{messages.lead}</p>
        </div>
        {/* A member's sentence takes the place of the other, so that the cards stay where they are. */}
        {own.state === 'visitor' ? <Prices /> : <Standing own={own} />}
      </Inline>
      {own.state === 'failed' && (
        <ErrorState
          className="site-packages__failed"
          title={messages.notRead.title}
          text={failureText(own.failure)}
          onRetry={retry}
        />
      )}
      <div className="site-packages__body">
        <Offers packages={packages} own={own} signInPath={signInPath} />
        <ul className="site-packages__notes site-list">
          {messages.notes.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface OffersProps extends PackagesData {
  readonly own: OwnSubscription;
}

/** The cards, or why there are none. */
function Offers({ packages, own, signInPath }: OffersProps) {
  const notify = useNotify();
  const { revalidate, state } = useRevalidator();
  const failure = packages.state === 'failed' ? packages.failure : undefined;
  const failed = failure?.message;
  useEffect(() => {
    if (failed !== undefined) notify({ type: 'ERROR', title: toastTitles.failed, text: failed });
  }, [failed, notify]);
  if (packages.state === 'failed') {
    const isTrying = state === 'loading';
    return (
      <PackageList
        packages={undefined}
        {...(isTrying ? {} : { error: failureText(packages.failure), onRetry: () => void revalidate() })}
      />
    );
  }
  return <PackageList packages={packageCards({ packages: packages.value, own, signInPath })} />;
}

/** What a visitor should know of the prices. */
function Prices() {
  return (
    <p className="site-packages__note">
      {messages.prices.text}
      <TextLink href="/inquiry">{messages.prices.link}</TextLink>
      {messages.prices.end}
    </p>
  );
}

/** A member's own subscription in one sentence, and where the invoice gets its details from. */
function Standing({ own }: { readonly own: OwnSubscription }) {
  return (
    <p className="site-packages__note">
      {own.state === 'known' ? sentenceOf(own.value) : messages.dueLater} {messages.invoice.text}
      <TextLink href={BILLING_PATH}>{messages.invoice.link}</TextLink>
      {messages.invoice.end}
    </p>
  );
}

/** A paid year has no more days. */
const YEAR_DAYS = 365;

function sentenceOf({ state, endDate, renewUntil, daysRemaining }: Subscription): string {
  const [end, until] = [formatDate(endDate), formatDate(renewUntil)];
  switch (state) {
    case 'trial':
      return daysRemaining > YEAR_DAYS ? messages.state.longTrial(end) : messages.state.trial(end);
    case 'active':
      return messages.state.active(end);
    case 'renewable':
      return messages.state.renewable(end, until);
    case 'lapsed':
      return messages.state.lapsed(end);
    case 'none':
      return messages.state.none;
  }
}
