import type { BriefReport, CheckRecord, ReportFilter } from '@headnote/core/brief-check';
import { Button } from '@headnote/ui/button';
import { copyIcon, downloadIcon, Icon } from '@headnote/ui/icon';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { download, downloadBlob } from '../../data/download.js';
import { describeFailure } from '../../data/failure.js';
import { messages } from './messages.js';
import { reportCsv, reportText, type ReportInput } from './report.js';
import type { ReportFormat } from './report-files.js';

/** What is exported. */
export interface ReportActionsProps extends Omit<ReportInput, 'origin'> {
  readonly record: CheckRecord;
  readonly report: BriefReport;
  /** What of the report is shown. */
  readonly filter: ReportFilter;
}

const formats: readonly ReportFormat[] = ['pdf', 'docx'];

/** Copies the report or downloads it. It contains what is shown. */
export function ReportActions({ rows, references, record, report, filter }: ReportActionsProps) {
  const services = useServices();
  const notify = useNotify();
  const input = { rows, references, origin: services.config.publicUrl };
  const file = useMutation({
    // The forms are loaded with the first file.
    mutationFn: async (format: ReportFormat) =>
      (await import('./report-files.js')).reportFile(services, { record, report, filter, format }),
    onSuccess: (blob, format) => downloadBlob(`citations.${format}`, blob),
    onError: (error) => notify({ type: 'ERROR', title: messages.notDownloaded, text: describeFailure(error).message }),
  });
  const copy = () => {
    const written = navigator.clipboard?.writeText(reportText(input)) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => notify({ type: 'SUCCESS', title: messages.success, text: messages.copied }),
      () => notify({ type: 'WARNING', title: messages.report, text: messages.notCopied }),
    );
  };
  const downloadSign = <Icon shape={downloadIcon} />;
  return (
    <div className="site-check__actions hn-no-print">
      <Button size="small" icon={<Icon shape={copyIcon} />} onClick={copy}>
        {messages.copy}
      </Button>
      {formats.map((format) => (
        <Button
          key={format}
          size="small"
          icon={downloadSign}
          busy={file.isPending && file.variables === format}
          onClick={() => file.mutate(format)}
        >
          {messages.downloadAs[format]}
        </Button>
      ))}
      <Button size="small" icon={downloadSign} onClick={() => download('citations.csv', reportCsv(input))}>
        {messages.downloadCsv}
      </Button>
      <Button size="small" icon={downloadSign} onClick={() => download('citations.txt', reportText(input))}>
        {messages.downloadText}
      </Button>
    </div>
  );
}
