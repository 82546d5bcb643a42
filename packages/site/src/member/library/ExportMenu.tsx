import { toastTitles } from '@headnote/core/config';
import { authorityOrders, type AuthorityOrder } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { downloadIcon, Icon } from '@headnote/ui/icon';
import type { MenuEntry } from '@headnote/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { downloadBlob } from '../../data/download.js';
import { describeFailure } from '../../data/failure.js';
import { LateMenu } from '../../shell/late/LateMenu.js';
import { useNotify } from '../../shell/notices/use-notify.js';
import { exportFormats, type ExportFormat } from './export-formats.js';
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
  const make = useMutation({
    // The formats are loaded with the first export.
    mutationFn: async (format: ExportFormat) =>
      (await import('./export-documents.js')).exportDocuments(services, { rows, name, format, order, hasTreatment }),
    onSuccess: ({ fileName, blob }) => {
      downloadBlob(fileName, blob);
      notify({ type: 'SUCCESS', title: toastTitles.success, text: texts.done(fileName) });
    },
    onError: (error) => notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message }),
  });
  const pick = (id: string) => {
    const format = exportFormats.find((one) => one === id);
    const chosen = authorityOrders.find((one) => `order ${one}` === id);
    if (format) make.mutate(format);
    else if (chosen) setOrder(chosen);
    else setTreatment(!hasTreatment);
  };
  const count = formatIndianNumber(rows.length);
  const title = (isSelection ? texts.selected : texts.whole)(count, rows.length === 1);
  return (
    <LateMenu
      label={texts.label}
      align="end"
      entries={entriesOf({ title, order, hasTreatment })}
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
}

function entriesOf({ title, order, hasTreatment }: EntryOptions): MenuEntry[] {
  return [
    {
      id: 'formats',
      title,
      items: exportFormats.map((format) => ({ id: format, label: texts[format], shortcut: `.${format}` })),
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
  ];
}
