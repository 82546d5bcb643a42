import type { ContactChange, Country, Profile } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Form, FormMessage } from '@headnote/ui/form';
import { checkIcon, Icon } from '@headnote/ui/icon';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextField } from '@headnote/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as labels } from '../../shell/account-fields/messages.js';
import { PlaceFields } from '../../shell/account-fields/PlaceFields.js';
import { useServices } from '../../services/ServicesProvider.js';
import { countriesOf, profileOf } from '../../data/account-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useNotify } from '../../notices/use-notify.js';
import { AccountSection } from './AccountSection.js';
import { ContactDialog } from './ContactDialog.js';
import { messages } from './messages.js';
import { createProfileForm } from './profile-form.js';
import { SaveButton } from './SaveButton.js';
import { withSuccess } from './with-success.js';

const { profile: texts } = messages;

/** Name and place, which save at once, and the address and number, which change with a code. */
export function ProfileSection() {
  const { client } = useServices();
  const profile = useQuery(profileOf(client));
  const countries = useQuery(countriesOf(client));
  const failed = [profile, countries].find(({ isError }) => isError);
  return (
    <AccountSection id="profile" name={texts.name} text={texts.text}>
      {failed ? (
        <ReadError level={3} title={messages.notLoaded(texts.name)} query={failed} />
      ) : profile.data && countries.data ? (
        <>
          <Contacts profile={profile.data} />
          <ProfileForm profile={profile.data} countries={countries.data} />
        </>
      ) : (
        <Skeleton shape="text" count={3} />
      )}
    </AccountSection>
  );
}

function ProfileForm({ profile, countries }: { profile: Profile; countries: readonly Country[] }) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const [form] = useState(() =>
    withSuccess(
      createProfileForm({ client, profile, notify }),
      () => void queries.invalidateQueries({ queryKey: profileOf(client).queryKey }),
    ),
  );
  return (
    <Form form={form} className="hn-form--two" aria-label={texts.name}>
      <TextField label={labels.firstName} dataName="fname" autoComplete="given-name" />
      <TextField label={labels.lastName} dataName="lname" autoComplete="family-name" />
      <PlaceFields countries={countries} />
      <TextField label={texts.username} value={profile.loginId} disabledReason={texts.usernameFixed} />
      <div className="hn-form__whole">
        <FormMessage />
        <SaveButton form={form} unchanged={texts.unchanged}>
          {texts.save}
        </SaveButton>
      </div>
    </Form>
  );
}

function Contacts({ profile }: { profile: Profile }) {
  return (
    <dl className="site-account__contacts">
      <Contact kind="email" value={profile.email} isConfirmed={profile.isEmailConfirmed} />
      <Contact kind="mobile" value={profile.mobile} isConfirmed={profile.isMobileConfirmed} />
    </dl>
  );
}

interface ContactProps {
  readonly kind: ContactChange['kind'];
  readonly value: string;
  readonly isConfirmed: boolean;
}

function Contact({ kind, value, isConfirmed }: ContactProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const finish = () => {
    setChanging(false);
    void queries.invalidateQueries({ queryKey: profileOf(client).queryKey });
  };
  return (
    <div className="site-account__contact">
      <dt>{labels[kind]}</dt>
      <dd>
        <span className="site-account__value">{value || texts.notGiven}</span>
        {isConfirmed && value !== '' && (
          <span className="site-account__confirmed">
            <Icon shape={checkIcon} size={15} /> {texts.confirmed}
          </span>
        )}
        <Button size="small" aria-label={texts.changeOf(labels[kind])} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
        {isChanging && <ContactDialog kind={kind} onClose={() => setChanging(false)} onChanged={finish} />}
      </dd>
    </div>
  );
}
