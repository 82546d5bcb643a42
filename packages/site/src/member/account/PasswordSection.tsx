import { formatIndianNumber } from '@headnote/core/format';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { PasswordField } from '@headnote/ui/password-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewPasswordFields } from '../../shell/account-fields/NewPasswordFields.js';
import { useServices } from '../../services/ServicesProvider.js';
import { sessionsOf } from '../../data/account-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { AccountSection } from './AccountSection.js';
import { messages } from './messages.js';
import { createPasswordForm } from './password-form.js';
import { withSuccess } from './with-success.js';

const { password: texts } = messages;

/** Changes the password. */
export function PasswordSection() {
  const services = useServices();
  const { client } = services;
  const notify = useNotify();
  const queries = useQueryClient();
  const sessions = useQuery(sessionsOf(client));
  const [form] = useState(() => {
    const created = createPasswordForm(services, notify);
    return withSuccess(created, () => {
      created.reset();
      void queries.invalidateQueries({ queryKey: sessionsOf(client).queryKey });
    });
  });
  const others = sessions.data && sessions.data.length - 1;
  return (
    <AccountSection id="password" name={texts.name} text={texts.text}>
      <Form form={form} markOn="submit" className="hn-form--two" aria-label={texts.name}>
        <PasswordField className="hn-form__start" label={texts.current} dataName="oldPassword" />
        <NewPasswordFields label={texts.next} againLabel={texts.again} />
        <div className="hn-form__whole">
          <FormMessage />
          <div className="site-account__buttons">
            <SubmitButton>{texts.send}</SubmitButton>
            {others !== undefined && (
              <span className="site-account__note hn-muted hn-text-ui">
                {others > 0 ? texts.ends(formatIndianNumber(others), others === 1) : texts.endsNone}
              </span>
            )}
          </div>
        </div>
      </Form>
    </AccountSection>
  );
}
