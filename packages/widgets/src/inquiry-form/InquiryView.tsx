import { CONTACT_TEXT_MAX, inquirySubjects } from '@headnote/core/contact';
import type { MouseEvent, ReactNode, RefCallback } from 'react';
import { box } from '../parts/box.js';
import { AlertSign, RoundSign } from './signs.js';
import { CaptchaSlot } from './CaptchaSlot.js';
import { ErrorLine, Field } from './Field.js';
import { FailedBox, Summary } from './Summary.js';
import type { InquiryLabels } from './messages.js';
import type { InquiryMachine, InquiryState } from './types.js';

/** Properties of InquiryView. */
export interface InquiryViewProps {
  readonly state: InquiryState;
  readonly machine: InquiryMachine;
  readonly labels: InquiryLabels;
  /** Prefix of every id; unique in the document or shadow root. */
  readonly idBase: string;
  readonly headingLevel: number;
  readonly frame: 'card' | 'open';
  /** When fields are marked: at the first click into the form, or when it is sent. */
  readonly markOn: 'click' | 'submit';
  /** Id of a heading on the page, instead of the widget's own. */
  readonly labelledBy?: string | undefined;
  /** Ref of the outermost element. */
  readonly shown?: RefCallback<HTMLElement> | undefined;
  /** True if the page shows the server's refusals itself. */
  readonly isQuiet?: boolean | undefined;
  /** True until the scripts of the page run: a press of the button would leave the page. */
  readonly isOff?: boolean | undefined;
  /** Content beside the button. */
  readonly note?: ReactNode;
}

/** Draws one state of the inquiry form. It has no state and no hooks, so React and Preact draw the same. */
export function InquiryView(props: InquiryViewProps) {
  const { state, machine, labels, idBase, labelledBy, shown } = props;
  const Heading = `h${props.headingLevel}` as 'h2';
  return (
    <section
      className={`hnw-root hnw-${props.frame} hnw-inquiry`}
      part="root"
      lang="en"
      ref={shown}
      aria-labelledby={labelledBy ?? `${idBase}-heading`}
    >
      {!labelledBy && (
        <div {...box('head')}>
          <Heading {...box('heading')} id={`${idBase}-heading`}>
            {labels.heading}
          </Heading>
        </div>
      )}
      {state.sent === undefined ? (
        <InquiryFields key={state.round} {...props} />
      ) : (
        <Sent {...{ machine, labels }} text={state.sent} email={state.form.values.email} />
      )}
    </section>
  );
}

function InquiryFields(props: InquiryViewProps) {
  const { state, machine, labels, idBase, markOn } = props;
  const { values, errors, isPending } = state.form;
  const field = { machine, idBase, values, errors };
  // The click, because a sandboxed page without allow-forms sends no submit event. Enter in a field clicks the button too.
  const onSend = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    // Browsers fill in fields without an event.
    for (const [name, value] of new FormData(form ?? undefined)) {
      if (typeof value === 'string' && typeof values[name as keyof typeof values] === 'string')
        machine.change(name, value);
    }
    machine.submit();
  };
  const onClick = ({ target }: { readonly target: EventTarget }): void => {
    // The click on a label is followed by one on its control.
    if (!(target as Element).closest('label')) machine.click();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- counts the first click, as specified
    <form
      {...box('form')}
      method="post"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => event.preventDefault()}
      {...(markOn === 'click' && { onClick })}
    >
      {!props.isQuiet && state.form.message !== '' && <FailedBox {...{ machine, labels }} text={state.form.message} />}
      <Summary {...{ state, machine, labels, idBase }} />
      <Field {...field} name="subject" label={labels.subject}>
        {(control) => (
          <span {...box('choice')}>
            <select
              {...control}
              // Not `value`: a subject that the reader chose before the scripts ran would be lost.
              ref={(element) => {
                if (element && values.subject) element.value = values.subject;
                control.ref(element);
              }}
              onChange={(event) => machine.change('subject', event.currentTarget.value)}
            >
              <option value="">{labels.chooseSubject}</option>
              {inquirySubjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </select>
          </span>
        )}
      </Field>
      <Field {...field} name="firstName" label={labels.firstName} autoComplete="given-name" isHalf />
      <Field {...field} name="city" label={labels.city} autoComplete="address-level2" isHalf />
      <Field {...field} name="contactNo" label={labels.contactNo} autoComplete="tel" type="tel" isHalf />
      <Field {...field} name="email" label={labels.email} autoComplete="email" type="email" isHalf />
      <Field
        {...field}
        name="description"
        label={labels.description}
        end={labels.count(values.description.length, CONTACT_TEXT_MAX)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            defaultValue={values.description}
            onInput={(event) => machine.change('description', event.currentTarget.value)}
          />
        )}
      </Field>
      {state.captcha && (
        <>
          <CaptchaSlot {...{ machine, labels }} captcha={state.captcha} />
          <Field {...field} name="captcha" label={labels.captcha} autoComplete="off" help={labels.captchaHelp} />
          <Consent {...props} />
        </>
      )}
      <div {...box('send')}>
        <button {...box('submit')} type="submit" aria-disabled={isPending} disabled={props.isOff} onClick={onSend}>
          {isPending && <RoundSign />}
          {isPending ? labels.sending : labels.send}
        </button>
        {props.note}
        <Complaints {...props} />
      </div>
      <output {...box('hidden')}>{isPending && labels.sending}</output>
    </form>
  );
}

function Consent({ state, machine, labels, idBase }: InquiryViewProps) {
  const { values, errors } = state.form as InquiryState['form'] & {
    readonly values: { readonly consent?: boolean };
    readonly errors: { readonly consent?: string };
  };
  const id = `${idBase}-consent`;
  return (
    <div {...box('agreement')}>
      <label {...box('agree')}>
        <input
          id={id}
          name="consent"
          data-name="consent"
          type="checkbox"
          checked={values.consent === true}
          aria-invalid={Boolean(errors.consent)}
          {...(errors.consent && { 'aria-describedby': `${id}-error` })}
          ref={(element) => {
            if (element && machine.takeFocus('consent')) element.focus();
          }}
          onFocus={machine.begin}
          onChange={(event) => machine.change('consent', event.currentTarget.checked)}
        />
        <span>
          {labels.consent(state.captcha?.challenge?.operator.name ?? labels.library)} {labels.purpose}
        </span>
      </label>
      <ErrorLine id={id} text={errors.consent} />
    </div>
  );
}

/** Who answers complaints about the data; known with the first picture. */
function Complaints({ state, labels }: InquiryViewProps) {
  const { operator } = state.captcha?.challenge ?? {};
  if (!operator?.complaints) return null;
  return (
    <span {...box('complaints')}>
      {labels.complaints}
      {labels.officer(operator.officer)}
      <a href={`mailto:${operator.complaints}`}>{operator.complaints}</a>
    </span>
  );
}

interface SentProps extends Pick<InquiryViewProps, 'machine' | 'labels'> {
  /** The server's words. */
  readonly text: string;
  /** Where the answer goes. */
  readonly email: string;
}

function Sent({ machine, labels, text, email }: SentProps) {
  return (
    <div {...box('sent')}>
      <p
        {...box('sent-title')}
        tabIndex={-1}
        ref={(element) => {
          // The form that had the focus is gone.
          if (element && machine.takeFocus('sent')) element.focus();
        }}
      >
        <AlertSign isGood />
        {labels.sentTitle}
      </p>
      <output>{text}</output>
      <p {...box('answer-to')}>{labels.answerTo(email)}</p>
      <button {...box('button')} type="button" onClick={machine.again}>
        {labels.another}
      </button>
    </div>
  );
}
