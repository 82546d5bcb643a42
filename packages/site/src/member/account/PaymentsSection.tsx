import type { PaymentRecord } from '@headnote/core/contract';
import { formatDate, formatRupees } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import {
  circleCheckIcon,
  circleCrossIcon,
  circleInfoIcon,
  downloadIcon,
  historyIcon,
  Icon,
  triangleIcon,
} from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { Table } from '@headnote/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { paymentsOf } from '../../data/payment-queries.js';
import { useInvoiceDownload } from '../../data/use-invoice-download.js';
import { PACKAGES_PATH, paymentPath } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { AccountSection } from './AccountSection.js';
import { messages } from './messages.js';

const { payments: texts } = messages;

/** Every payment with its state, and the invoices as PDF. */
export function PaymentsSection() {
  const { client } = useServices();
  const { data, ...query } = useQuery(paymentsOf(client));
  return (
    <AccountSection id="payments" name={texts.name} text={texts.text}>
      {query.isPending && <Skeleton shape="text" count={3} />}
      {query.isError && <ReadError level={3} title={messages.notLoaded(texts.name)} query={query} />}
      {data?.length === 0 && (
        <EmptyState level={3} title={texts.noneTitle} text={texts.noneText}>
          <TextLink href={PACKAGES_PATH}>{texts.packages}</TextLink>
        </EmptyState>
      )}
      {data && data.length > 0 && <Payments payments={data} />}
    </AccountSection>
  );
}

function Payments({ payments }: { readonly payments: readonly PaymentRecord[] }) {
  return (
    <Table
      caption={texts.list}
      captionHidden
      className="site-payments"
      rows={payments}
      rowKey={({ number }) => number}
      columns={[
        { key: 'date', header: texts.date, isRowHeader: true, cell: ({ date }) => formatDate(date) },
        { key: 'for', header: texts.for, cell: (payment) => <What payment={payment} /> },
        { key: 'amount', header: texts.amount, align: 'end', cell: ({ amount }) => formatRupees(amount) },
        { key: 'state', header: texts.state, cell: (payment) => <State payment={payment} /> },
        { key: 'invoice', header: texts.invoice, align: 'end', cell: ({ invoice }) => <Invoice number={invoice} /> },
      ]}
    />
  );
}

function What({ payment: { packageName, kind, number } }: { readonly payment: PaymentRecord }) {
  return (
    <>
      {packageName}
      <span className="site-account__note hn-muted hn-text-ui">{texts.kindOf(texts.kinds[kind], number)}</span>
    </>
  );
}

const icons = {
  started: historyIcon,
  paid: circleCheckIcon,
  failed: circleCrossIcon,
  expired: circleCrossIcon,
  mismatch: triangleIcon,
  refunded: circleInfoIcon,
} as const;

function State({ payment: { state, number } }: { readonly payment: PaymentRecord }) {
  const word = texts.states[state];
  return (
    <span className="site-payments__state" data-state={state}>
      <Icon shape={icons[state]} size={16} />
      {state === 'started' ? <TextLink href={paymentPath(number)}>{word}</TextLink> : word}
    </span>
  );
}

function Invoice({ number }: { readonly number: string }) {
  const { busy, downloadInvoice } = useInvoiceDownload();
  if (number === '') return texts.noInvoice;
  return (
    <Button
      variant="quiet"
      size="small"
      className="site-payments__invoice"
      icon={<Icon shape={downloadIcon} />}
      aria-label={texts.invoiceOf(number)}
      busy={busy !== ''}
      onClick={() => downloadInvoice(number)}
    >
      {number}
    </Button>
  );
}
