import './inquiry.css';
import '@headnote/widgets/inquiry-form.css';
import { toastTitles } from '@headnote/core/config';
import { deskOf } from '@headnote/core/contact';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { HeadRule } from '@headnote/ui/head-rule';
import { Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { InquiryForm, type InquirySource } from '@headnote/widgets/react';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { DataNotice } from '../../shell/data-notice/DataNotice.js';
import { useNotify } from '../../notices/use-notify.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { desks, messages } from './messages.js';

const HEADING = 'inquiry-heading';

/** The inquiry page: who answers what, and the widget's form without captcha, because the server counts its messages (B11). */
export function InquiryScreen() {
  const { client, config } = useServices();
  const { brand } = config;
  const notify = useNotify();
  const source = useMemo<InquirySource>(
    () => ({ send: (inquiry, { signal }) => client.contact.inquire(inquiry, { signal }) }),
    [client],
  );
  return (
    <div className="site-inquiry site-top hn-container">
      <PageHead
        title={`${messages.title} – ${brand.name}`}
        description={messages.description(brand.name)}
        canonicalPath="/inquiry"
        crumb={messages.title}
      />
      <Breadcrumb className="site-path" crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]} />
      <div className="site-form-columns">
        <div>
          <HeadRule />
          <ScreenHeading id={HEADING} className="site-heading">
            {messages.title}
          </ScreenHeading>
          <p className="site-lead">{messages.lead}</p>
          <Desks />
          <Sooner />
        </div>
        <Stack gap={24} className="site-inquiry__form">
          <noscript>
            <p>{messages.needsScript}</p>
          </noscript>
          <InquiryForm
            source={source}
            frame="open"
            markOn="click"
            focusOn="field"
            labelledBy={HEADING}
            note={<span className="site-inquiry__note">{messages.note}</span>}
            onFailed={(text) => notify({ type: 'ERROR', title: toastTitles.failed, text })}
          />
          <DataNotice purposes={messages.purposes} />
        </Stack>
      </div>
    </div>
  );
}

/** Which mailbox answers which subject. An operator without mailboxes has no such list. */
function Desks() {
  const { mailboxes } = useServices().config.brand;
  const known = desks.flatMap(({ name, subject }) => {
    const mailbox = mailboxes[deskOf(subject)] || mailboxes.enquiry;
    return mailbox === '' ? [] : [{ name, mailbox }];
  });
  if (known.length === 0) return null;
  return (
    <section className="site-form-part">
      <h2>{messages.desks}</h2>
      <Stack as="dl" gap={4} className="site-inquiry__desks">
        {known.map(({ name, mailbox }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <TextLink href={`mailto:${mailbox}`}>{mailbox}</TextLink>
            </dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}

/** The operator's telephone, and the page with the other ways. */
function Sooner() {
  const { phone = '', hours = '' } = useServices().config.brand.addresses.find((address) => address.phone !== '') ?? {};
  return (
    <section className="site-form-part">
      <h2>{messages.sooner}</h2>
      <Stack as="ul" gap={4} className="site-inquiry__ways">
        {phone !== '' && (
          <li>
            <TextLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink> {hours}
          </li>
        )}
        <li>
          <TextLink href="/contact">{messages.contact}</TextLink>
        </li>
      </Stack>
    </section>
  );
}
