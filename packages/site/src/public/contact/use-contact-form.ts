import { createCaptcha, type Captcha } from '@headnote/core/captcha';
import { createContactForm } from '@headnote/core/contact';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { forgetDraft, saveDraft, restoreDraft } from './draft.js';

/** Base for the endpoint's path while the server draws the page; nothing is requested there. */
const NO_PAGE = 'https://server.invalid';

/** The contact form of the page with its captcha, and the server's answer once it was sent. */
export function useContactForm() {
  const { client, config } = useServices();
  const [sent, setSent] = useState<string>();
  const [captcha] = useState(() => createContactCaptcha(config.captchaEndpoint));
  const [form] = useState(() =>
    createContactForm({
      captcha,
      send: (input, options) => client.contact.send(input, options),
      onSent({ message }) {
        forgetDraft();
        setSent(message);
      },
    }),
  );
  useEffect(() => {
    restoreDraft(form);
    return form.subscribe(() => saveDraft(form.getSnapshot().values));
  }, [form]);

  const writeAnother = () => {
    form.reset();
    forgetDraft();
    setSent(undefined);
    // The server accepts a picture once. The field shows a failed load.
    void captcha.load().catch(() => undefined);
  };
  return { form, captcha, sent, writeAnother };
}

function createContactCaptcha(endpoint: string): Captcha {
  const page = typeof location === 'undefined' ? NO_PAGE : location.origin;
  return createCaptcha({ endpoint: new URL(endpoint, page).href, styleName: 'contact' });
}
