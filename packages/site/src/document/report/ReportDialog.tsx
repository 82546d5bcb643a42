import './report.css';
import { Button } from '@headnote/ui/button';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { TextArea } from '@headnote/ui/text-area';
import { TextField } from '@headnote/ui/text-field';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from '../messages.js';
import { createReportForm } from './report-form.js';

const { report: texts } = messages;

export interface ReportDialogProps {
  /** Id of the document. */
  readonly id: string;
  readonly kind: 'judgment' | 'act';
  readonly onClose: () => void;
}

/** The form by which a reader reports an error in a document. */
export function ReportDialog({ id, kind, onClose }: ReportDialogProps) {
  const { client } = useServices();
  const notify = useNotify();
  const [form] = useState(() => createReportForm({ id, notify, onSent: onClose, send: client.documents.reportError }));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.action}
      text={texts.lead}
      closesOutside={false}
    >
      <Form form={form} markOn="submit" className="site-report">
        <TextField label={kind === 'act' ? texts.section : texts.paragraph} dataName="paragraph" hint={texts.hint} />
        <TextArea label={texts.words} dataName="words" />
        <TextField label={texts.email} dataName="email" type="email" autoComplete="email" />
        <FormMessage />
        <Inline gap={8} align="stretch" justify="end" isLine>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <SubmitButton>{texts.send}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}
