import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage, SubmitButton, useFormField } from '@headnote/ui/form';
import { checkIcon, Icon } from '@headnote/ui/icon';
import { PasswordField } from '@headnote/ui/password-field';
import { TextField } from '@headnote/ui/text-field';
import { useServices } from '../../app/ServicesProvider.js';
import { DataNotice } from '../../shell/data-notice/DataNotice.js';
import { ActivationDialog } from './ActivationDialog.js';
import { messages } from './messages.js';
import { PlaceFields } from './PlaceFields.js';
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
        <div className="hn-form__whole site-register__end">
          <Checkbox dataName="ischeckterm" label={messages.terms} />
          <p className="site-register__consent">{messages.consent}</p>
          <FormMessage />
          <div className="site-register__send">
            <SubmitButton size="large">{messages.send}</SubmitButton>
            <span>{messages.next}</span>
          </div>
          <noscript>
            <p>{messages.needsScript}</p>
          </noscript>
        </div>
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

function AboutYou(choices: RegistrationChoices) {
  return (
    <>
      <h2 className="hn-form__whole site-register__part">{messages.aboutYou}</h2>
      <TextField label={messages.firstName} dataName="fname" autoComplete="given-name" />
      <TextField label={messages.lastName} dataName="lname" autoComplete="family-name" />
      <TextField
        label={messages.email}
        dataName="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={messages.mobile}
        dataName="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={messages.mobileHint}
      />
      <PlaceFields {...choices} />
      <TextField label={messages.city} dataName="city" autoComplete="address-level2" />
    </>
  );
}

function YourSignIn() {
  const { passwordRule } = useServices().config;
  return (
    <>
      <h2 className="hn-form__whole site-register__part site-register__part--ruled">{messages.yourSignIn}</h2>
      <TextField
        label={messages.username}
        dataName="loginID"
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        className="hn-form__start"
        label={messages.password}
        dataName="password"
        hint={messages.passwordHint(passwordRule.min)}
        autoComplete="new-password"
        strength={passwordRule.min}
      />
      <RepeatedPassword />
    </>
  );
}

function RepeatedPassword() {
  const { value: first } = useFormField('password');
  const { value } = useFormField('repassword');
  const isSame = value !== '' && value === first;
  return (
    <TextField
      type="password"
      label={messages.repeated}
      dataName="repassword"
      autoComplete="new-password"
      end={
        isSame && (
          <span className="site-register__same">
            <Icon shape={checkIcon} label={messages.same} />
          </span>
        )
      }
    />
  );
}
