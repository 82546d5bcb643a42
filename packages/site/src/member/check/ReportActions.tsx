import { Button } from '@headnote/ui/button';
import { copyIcon, downloadIcon, Icon } from '@headnote/ui/icon';
import { useServices } from '../../services/ServicesProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { download } from '../../data/download.js';
import { messages } from './messages.js';
import { reportCsv, reportText, type ReportInput } from './report.js';

/** Copies the report or downloads it. It contains what is shown. */
export function ReportActions({ rows, references }: Omit<ReportInput, 'origin'>) {
  const { config } = useServices();
  const notify = useNotify();
  const input = { rows, references, origin: config.publicUrl };
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
      <Button size="small" icon={downloadSign} onClick={() => download('citations.csv', reportCsv(input))}>
        {messages.downloadCsv}
      </Button>
      <Button size="small" icon={downloadSign} onClick={() => download('citations.txt', reportText(input))}>
        {messages.downloadText}
      </Button>
    </div>
  );
}
