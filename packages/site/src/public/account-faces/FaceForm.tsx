import { Button } from '@headnote/ui/button';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import type { Fields, Form as Machine } from '@headnote/core/validation';
import { useId, type ReactNode, type Ref } from 'react';

export interface FaceFormProps<F extends Fields> {
  readonly form: Machine<F>;
  readonly heading: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly send: string;
  /** Words of the button while the form is sent. Default: those of the button. */
  readonly sending?: string;
  /** Between the heading and the fields. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** The line below the button. */
  readonly links: ReactNode;
}

/** A face of the account card: heading, fields, one main button, quiet buttons below. */
export function FaceForm<F extends Fields>({ form, heading, headingRef, send, sending, ...parts }: FaceFormProps<F>) {
  const headingId = useId();
  return (
    <Form form={form} markOn="submit" aria-labelledby={headingId} className="site-sign-in">
      <h2 ref={headingRef} id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      {parts.lead}
      {parts.children}
      <FormMessage />
      <SubmitButton size="large" wide busyLabel={sending}>
        {send}
      </SubmitButton>
      <div className="site-sign-in__links">{parts.links}</div>
    </Form>
  );
}

/** A button of that line, in the look of a link. */
export function LinkButton({ children, busy, onClick }: { children: ReactNode; busy?: boolean; onClick: () => void }) {
  return (
    <Button variant="quiet" size="small" className="site-link-button" busy={busy} onClick={onClick}>
      {children}
    </Button>
  );
}
