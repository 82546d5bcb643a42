import { toastTitles } from '@headnote/core/config';
import { useState } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { usePageLoading } from '../notices/loading-context.js';
import { useNotify } from '../notices/use-notify.js';
import { downloadBlob } from './download.js';
import { describeFailure } from './failure.js';

/** Downloads an invoice as PDF. `busy` is the number of the one that is being downloaded. */
export function useInvoiceDownload(): { readonly busy: string; readonly downloadInvoice: (number: string) => void } {
  const { client } = useServices();
  const notify = useNotify();
  const loading = usePageLoading();
  const [busy, setBusy] = useState('');
  const load = async (number: string) => {
    const lower = loading.raise('downloadPDF');
    setBusy(number);
    try {
      downloadBlob(`${number.replaceAll('/', '-')}.pdf`, await client.payments.invoice({ number }));
    } catch (error) {
      notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message });
    } finally {
      lower();
      setBusy('');
    }
  };
  return { busy, downloadInvoice: (number) => void load(number) };
}
