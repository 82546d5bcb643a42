import type { PaymentRecord } from '@headnote/core/contract';
import { formatDate, formatIndianNumber, formatRupees } from '@headnote/core/format';
import type { SessionUser } from '@headnote/core/session';
import { Button, ButtonLink } from '@headnote/ui/button';
import {
  circleCheckIcon,
  circleCrossIcon,
  circleInfoIcon,
  downloadIcon,
  historyIcon,
  Icon,
  triangleIcon,
  type IconShape,
} from '@headnote/ui/icon';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { ProgressBar } from '@headnote/ui/progress';
import type { ReactNode } from 'react';
import { useInvoiceDownload } from '../../data/use-invoice-download.js';
import { PACKAGES_PATH, PAYMENTS_PATH, WELCOME_PATH } from '../../links/links.js';
import { messages } from './messages.js';
import type { PaymentView } from './payment-watch.js';

interface PaymentResultProps {
  readonly view: PaymentView;
  readonly isSignedOut: boolean;
  readonly number: string;
  readonly member: SessionUser | undefined;
}

/** What is known of the payment, announced when it changes. */
export function PaymentResult(props: PaymentResultProps) {
  return <div aria-live="polite">{resultOf(props)}</div>;
}

function resultOf({ view, isSignedOut, number, member }: PaymentResultProps): ReactNode {
  if (isSignedOut) return <Note icon={circleInfoIcon} {...messages.signingIn} />;
  switch (view.state) {
    case 'checking':
    case 'signed-out':
      return (
        <Note icon={historyIcon} {...messages.checking}>
          <ProgressBar label={messages.checking.progress} labelHidden />
        </Note>
      );
    case 'waiting':
      return (
        <Note icon={historyIcon} title={messages.waiting.title}>
          <p>
            {messages.waiting.text} {messages.waiting.goesOn(member?.email ?? '')}
          </p>
          <Number number={number} />
          <TextLink href={PAYMENTS_PATH}>{messages.waiting.open}</TextLink>
        </Note>
      );
    case 'missing':
      return (
        <Note icon={triangleIcon} tone="caution" {...messages.missing}>
          <TextLink href={PAYMENTS_PATH}>{messages.waiting.open}</TextLink>
        </Note>
      );
    case 'settled':
      return <Settled payment={view.payment} days={member?.daysRemaining ?? 0} />;
  }
}

function Settled({ payment, days }: { readonly payment: PaymentRecord; readonly days: number }) {
  const amount = formatRupees(payment.amount);
  switch (payment.state) {
    case 'paid':
      return <Paid payment={payment} days={days} />;
    case 'refunded':
      return <Note icon={circleInfoIcon} title={messages.refunded.title} text={messages.refunded.text(amount)} />;
    case 'mismatch':
      return (
        <Note icon={triangleIcon} tone="caution" {...messages.mismatch}>
          <WriteToUs number={payment.number} />
        </Note>
      );
    case 'expired':
    case 'failed':
    case 'started':
      return (
        <Note icon={circleCrossIcon} tone="bad" {...(payment.state === 'expired' ? messages.expired : messages.failed)}>
          <Inline gap={20} rowGap={12}>
            <ButtonLink variant="primary" href={PACKAGES_PATH}>
              {messages.failed.again}
            </ButtonLink>
            <WriteToUs number={payment.number} />
          </Inline>
        </Note>
      );
  }
}

function Paid({ payment, days }: { readonly payment: PaymentRecord; readonly days: number }) {
  const { paid: texts } = messages;
  const { busy, downloadInvoice } = useInvoiceDownload();
  const { invoice, number } = payment;
  return (
    <Note
      icon={circleCheckIcon}
      tone="good"
      title={texts.title(formatDate(payment.until))}
      text={[
        texts.text(formatRupees(payment.amount), payment.packageName),
        ...(days > 0 ? [texts.days(formatIndianNumber(days), days === 1)] : []),
      ].join(' ')}
    >
      <dl className="site-payment__facts">
        <dt>{texts.payment}</dt>
        <dd>{number}</dd>
        {invoice !== '' && (
          <>
            <dt>{texts.invoice}</dt>
            <dd>{invoice}</dd>
          </>
        )}
      </dl>
      <Inline gap={20} rowGap={12}>
        <ButtonLink variant="primary" href={WELCOME_PATH}>
          {texts.start}
        </ButtonLink>
        {invoice !== '' && (
          <Button
            icon={<Icon shape={downloadIcon} />}
            aria-label={texts.downloadOf(invoice)}
            busy={busy !== ''}
            onClick={() => downloadInvoice(invoice)}
          >
            {texts.download}
          </Button>
        )}
      </Inline>
    </Note>
  );
}

function Number({ number }: { readonly number: string }) {
  return (
    <dl className="site-payment__facts">
      <dt>{messages.paid.payment}</dt>
      <dd>{number}</dd>
    </dl>
  );
}

function WriteToUs({ number }: { readonly number: string }) {
  return <TextLink href="/inquiry">{messages.failed.write(number)}</TextLink>;
}

interface NoteProps {
  readonly icon: IconShape;
  readonly tone?: 'note' | 'good' | 'caution' | 'bad';
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

function Note({ icon, tone = 'note', title, text, children }: NoteProps) {
  return (
    <div className={`site-payment__note site-payment__note--${tone}`}>
      <Icon shape={icon} size={20} className="site-payment__icon" />
      <Stack gap={12} align="start" className="site-payment__words">
        <h2 className="site-payment__title">{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </Stack>
    </div>
  );
}
