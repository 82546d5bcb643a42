import { Button } from '@headnote/ui/button';
import { CONTACT_TEXT_MAX } from '@headnote/core/contact';
import { CaptchaField } from '@headnote/ui/captcha-field';
import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { circleCheckIcon, Icon } from '@headnote/ui/icon';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextArea } from '@headnote/ui/text-area';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useId, useRef } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { DataNotice } from '../../shell/data-notice/DataNotice.js';
import { messages } from './messages.js';
import { useContactForm } from './use-contact-form.js';

const { form: texts } = messages;

/** The contact form, and in its place what the server said once the message is sent. */
export function ContactForm() {
  const { form, captcha, sent, writeAnother } = useContactForm();
  const { brand } = useServices().config;
  const headingId = useId();
  if (sent !== undefined) return <Sent text={sent} onAnother={writeAnother} />;
  return (
    <div>
      <Form form={form} className="hn-form--two" aria-labelledby={headingId}>
        <h2 id={headingId} className="hn-form__whole site-form-heading">
          {texts.heading}
        </h2>
        <TextField label={texts.name} dataName="ContactName" autoComplete="name" />
        <TextField
          label={texts.email}
          dataName="ContactEmail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          className="hn-form__whole"
          label={texts.comment}
          dataName="Comment"
          rows={4}
          countTo={CONTACT_TEXT_MAX}
        />
        <div className="hn-form__whole site-contact__captcha">
          <CaptchaField captcha={captcha} dataName="userEnteredCaptchaCode" hint={texts.captchaHelp} />
        </div>
        <Stack gap={16} className="hn-form__whole site-form-end">
          <Checkbox dataName="consent" label={texts.consent(brand.name)} />
          <FormMessage />
          <Inline gap={20} rowGap={12} className="site-form-send site-contact__send">
            <SubmitButton size="large">{texts.save}</SubmitButton>
            <span>{texts.nothingSent}</span>
          </Inline>
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
        </Stack>
      </Form>
      <DataNotice purposes={messages.purposes} />
    </div>
  );
}

function Sent({ text, onAnother }: { text: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={12} align="start" className="site-contact__sent">
      <h2 ref={heading} tabIndex={-1} className="site-contact__sent-heading">
        <Icon shape={circleCheckIcon} /> {messages.sent.title}
      </h2>
      <output>{text}</output>
      <Button variant="quiet" onClick={onAnother}>
        {messages.sent.another}
      </Button>
    </Stack>
  );
}
