import './transfer.css';
import { Button } from '@headnote/ui/button';
import { ProgressBar } from '@headnote/ui/progress';
import { messages } from './messages.js';
import { sizeOf } from './size-of.js';
import type { Transfers } from './use-transfer.js';

/** How far a download is, and a button that ends it. */
export function TransferPanel({ transfers: { current, cancel } }: { readonly transfers: Transfers }) {
  if (!current) return null;
  const { label, transferred, total } = current;
  const isMaking = transferred === 0;
  return (
    <div className="site-transfer hn-no-print">
      <ProgressBar
        label={label}
        value={isMaking || total === undefined ? undefined : transferred}
        max={total}
        text={isMaking ? messages.making : amountOf(transferred, total)}
      />
      <Button variant="quiet" size="small" onClick={cancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}

function amountOf(transferred: number, total: number | undefined): string {
  return total === undefined ? sizeOf(transferred) : messages.amount(sizeOf(transferred), sizeOf(total));
}
