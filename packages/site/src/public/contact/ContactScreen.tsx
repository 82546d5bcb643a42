import './contact.css';
import type { Brand, BrandAddress } from '@headnote/core/config';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { HeadRule } from '@headnote/ui/head-rule';
import { downloadIcon, Icon } from '@headnote/ui/icon';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { ContactForm } from './ContactForm.js';
import { MapPanel } from './MapPanel.js';
import { messages } from './messages.js';

/** The contact page: addresses and mailboxes of the operator, the form, and a map that loads on request. */
export function ContactScreen() {
  const { brand } = useServices().config;
  const place = brand.addresses.find(({ map }) => map !== undefined);
  return (
    <div className="site-top hn-container">
      <PageHead
        title={`${messages.title} – ${brand.name}`}
        description={messages.description(brand.name)}
        canonicalPath="/contact"
        crumb={messages.title}
      />
      <Breadcrumb className="site-path" crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]} />
      <div className="site-form-columns">
        <div>
          <HeadRule />
          <ScreenHeading className="site-heading">{messages.title}</ScreenHeading>
          <p className="site-lead">
            {messages.lead} {messages.inquiry.lead}
            <TextLink href="/inquiry">{messages.inquiry.link}</TextLink>
          </p>
          {brand.addresses.length === 0 && <p className="site-form-part">{messages.noAddress}</p>}
          {brand.addresses.map((address) => (
            <Address key={address.label} company={brand.company} {...address} />
          ))}
          <Mailboxes {...brand.mailboxes} />
          <TheApp {...brand.stores} />
        </div>
        <ContactForm />
      </div>
      {place && <MapPanel address={place} />}
    </div>
  );
}

function Address({ company, label, lines, phone, hours = '' }: BrandAddress & { company: string }) {
  return (
    <section className="site-form-part">
      <h2>{label}</h2>
      <address className="site-contact__address">
        {[company, ...lines]
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
        {phone !== '' && (
          <span>
            <TextLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
            {hours !== '' && <span className="hn-muted">{messages.phoneHours(hours)}</span>}
          </span>
        )}
      </address>
    </section>
  );
}

function Mailboxes(mailboxes: Brand['mailboxes']) {
  const { heading, ...names } = messages.mailboxes;
  const known = (['enquiry', 'support', 'sales'] as const).filter((name) => mailboxes[name] !== '');
  if (known.length === 0) return null;
  return (
    <section className="site-form-part">
      <h2>{heading}</h2>
      <Stack as="dl" gap={4}>
        {known.map((name) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>
              <TextLink href={`mailto:${mailboxes[name]}`}>{mailboxes[name]}</TextLink>
            </dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}

/** Leads to the store, or to the links of both at the foot of the page. Without a store the site itself can be installed. */
function TheApp({ playStore, appStore }: Brand['stores']) {
  const stores = [playStore, appStore].filter((store) => store !== '');
  const [only, ...others] = stores;
  const href = only === undefined ? '/features#install' : others.length === 0 ? only : '#footer';
  return (
    <section className="site-form-part">
      <h2>{messages.app.heading}</h2>
      <Inline as="p" gap={8} isLine>
        <Icon shape={downloadIcon} />
        <TextLink href={href}>{only === undefined ? messages.app.install : messages.app.download}</TextLink>
      </Inline>
    </section>
  );
}
