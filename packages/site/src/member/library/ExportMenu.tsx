import { toastTitles } from '@headnote/core/config';
import { authorityOrders, type AuthorityOrder } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { downloadIcon, Icon } from '@headnote/ui/icon';
import type { MenuEntry } from '@headnote/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { downloadBlob } from '../../data/download.js';
import { describeFailure } from '../../data/failure.js';
import { LazyMenu } from '../../shell/lazy/LazyMenu.js';
import { useNotify } from '../../notices/use-notify.js';
import { exportFormats, MAX_PRINTED, type ExportFormat } from './export-formats.js';
import type { SavedRow } from './library-rows.js';
import { messages } from './messages.js';

const { exporting: texts } = messages;

interface ExportMenuProps {
  /** The rows to export: the selected ones, or all. */
  readonly rows: readonly SavedRow[];
  readonly isSelection: boolean;
  /** Name of the folder, for the heading and the file. */
  readonly name: string;
}

/** Downloads rows as a list of authorities or for reference programs. Order and treatment belong to the lists. */
export function ExportMenu({ rows, isSelection, name }: ExportMenuProps) {
  const services = useServices();
  const notify = useNotify();
  const [order, setOrder] = useState<AuthorityOrder>('court');
  const [hasTreatment, setTreatment] = useState(true);
  const [hasNotes, setNotes] = useState(false);
  const make = useMutation({
    // The formats are loaded with the first export.
    mutationFn: async (format: ExportFormat) =>
      (await import('./export-documents.js')).exportDocuments(services, {
        rows,
        name,
        format,
        order,
        hasTreatment,
        hasNotes,
      }),
    onSuccess: ({ fileName, blob, missing }) => {
      downloadBlob(fileName, blob);
      const done = texts.done(fileName);
      if (missing.length === 0) notify({ type: 'SUCCESS', title: toastTitles.success, text: done });
      else notify({ type: 'WARNING', title: texts.incomplete, text: [done, ...missing].join(' ') });
    },
    onError: (error) => notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message }),
  });
  const pick = (id: string) => {
    const format = exportFormats.find((one) => one === id);
    const chosen = authorityOrders.find((one) => `order ${one}` === id);
    if (format) make.mutate(format);
    else if (chosen) setOrder(chosen);
    else if (id === 'notes') setNotes(!hasNotes);
    else setTreatment(!hasTreatment);
  };
  const count = formatIndianNumber(rows.length);
  const title = (isSelection ? texts.selected : texts.whole)(count, rows.length === 1);
  return (
    <LazyMenu
      label={texts.label}
      align="end"
      entries={entriesOf({ title, order, hasTreatment, hasNotes, isTooLong: rows.length > MAX_PRINTED })}
      onPick={pick}
      trigger={
        <Button icon={<Icon shape={downloadIcon} />} busy={make.isPending}>
          {texts.button}
        </Button>
      }
    />
  );
}

interface EntryOptions {
  readonly title: string;
  readonly order: AuthorityOrder;
  readonly hasTreatment: boolean;
  readonly hasNotes: boolean;
  /** Longer than a printed list may be. */
  readonly isTooLong: boolean;
}

function entriesOf({ title, order, hasTreatment, hasNotes, isTooLong }: EntryOptions): MenuEntry[] {
  return [
    {
      id: 'formats',
      title,
      items: exportFormats.map((format) =>
        format === 'pdf' && isTooLong
          ? { id: format, label: texts.atMost(formatIndianNumber(MAX_PRINTED)), disabled: true }
          : { id: format, label: texts[format], shortcut: `.${format}` },
      ),
    },
    {
      id: 'options',
      title: texts.options,
      items: [
        { id: 'treatment', label: texts.treatment, checked: hasTreatment },
        ...authorityOrders.map((one) => ({
          id: `order ${one}`,
          label: texts.orders[one],
          checked: one === order,
        })),
      ],
    },
    {
      id: 'references',
      title: texts.references,
      items: [{ id: 'notes', label: texts.notes, checked: hasNotes }],
    },
  ];
}
