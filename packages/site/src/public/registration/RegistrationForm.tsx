import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { TextField } from '@headnote/ui/text-field';
import { messages as fieldMessages } from '../../shell/account-fields/messages.js';
import { NewPasswordFields } from '../../shell/account-fields/NewPasswordFields.js';
import { PlaceFields } from '../../shell/account-fields/PlaceFields.js';
import { DataNotice } from '../../shell/data-notice/DataNotice.js';
import { ActivationDialog } from './ActivationDialog.js';
import { messages } from './messages.js';
import { DEFAULT_COUNTRY_ID } from './registration-form.js';
import type { RegistrationChoices } from './registration-loader.js';
import { useRegistration } from './use-registration.js';

/** The registration form, then the dialog for the activation code. */
export function RegistrationForm(choices: RegistrationChoices) {
  const { form, registered, isCodeAsked, setCodeAsked, resend, finish } = useRegistration(choices);
  return (
    <>
      {registered && (
        <Callout className="site-register__waiting">
          {messages.pending}{' '}
          <Button size="small" onClick={() => setCodeAsked(true)}>
            {messages.enterCode}
          </Button>
        </Callout>
      )}
      <Form form={form} className="hn-form--two" aria-label={messages.title}>
        <AboutYou {...choices} />
        <YourSignIn />
        <Stack gap={16} className="hn-form__whole site-form-end site-register__end">
          <Checkbox dataName="ischeckterm" label={<TermsLabel />} />
          <p className="hn-muted hn-text-ui">{messages.consent}</p>
          <FormMessage />
          <Inline gap={20} rowGap={12} className="site-form-send">
            <SubmitButton size="large">{messages.send}</SubmitButton>
            <span>{messages.next}</span>
          </Inline>
          <noscript>
            <p>{messages.needsScript}</p>
          </noscript>
        </Stack>
      </Form>
      <DataNotice purposes={messages.purposes} />
      {registered && (
        <ActivationDialog
          registered={registered}
          isOpen={isCodeAsked}
          onOpenChange={setCodeAsked}
          onActivated={finish}
          onResend={resend}
        />
      )}
    </>
  );
}

/** The terms open in another tab: passwords that are typed already would be lost with the page. */
function TermsLabel() {
  const { text, link, end } = messages.terms;
  return (
    <>
      {text}
      <TextLink href="/termsandcondition" target="_blank">
        {link}
      </TextLink>
      {end}
    </>
  );
}

function AboutYou({ countries, states }: RegistrationChoices) {
  return (
    <>
      <h2 className="hn-form__whole site-form-heading">{messages.aboutYou}</h2>
      <TextField label={fieldMessages.firstName} dataName="fname" autoComplete="given-name" />
      <TextField label={fieldMessages.lastName} dataName="lname" autoComplete="family-name" />
      <TextField
        label={fieldMessages.email}
        dataName="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={fieldMessages.mobile}
        dataName="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={fieldMessages.mobileHint}
      />
      <PlaceFields countries={countries} first={{ countryId: DEFAULT_COUNTRY_ID, states }} />
    </>
  );
}

function YourSignIn() {
  return (
    <>
      <h2 className="hn-form__whole site-form-heading site-register__part--ruled">{messages.yourSignIn}</h2>
      <TextField
        label={messages.username}
        dataName="loginID"
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordFields label={messages.password} againLabel={messages.repeated} />
    </>
  );
}
