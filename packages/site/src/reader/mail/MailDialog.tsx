import './mail.css';
import { mailLimits } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton, useFormField } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { TextArea } from '@headnote/ui/text-area';
import { TokenField } from '@headnote/ui/token-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { caseReaderPath } from '../../links/links.js';
import { useNotify } from '../../notices/use-notify.js';
import { sizeOf } from '../pdf/size-of.js';
import { createMailForm, type MailedJudgment } from './mail-form.js';
import { messages } from './messages.js';

export interface MailDialogProps {
  readonly judgments: readonly MailedJudgment[];
  readonly onClose: () => void;
}

/** Sends judgments by e-mail, with a note and the PDF. Addresses that the member used before are offered. */
export function MailDialog({ judgments, onClose }: MailDialogProps) {
  const { client } = useServices();
  const notify = useNotify();
  const [first] = judgments;
  const isOne = judgments.length === 1;
  const [form] = useState(() => createMailForm({ judgments, notify, onSent: onClose, send: client.mail.sendJudgment }));
  const load = async (text: string, { signal }: { readonly signal: AbortSignal }) =>
    (await client.complete.email({ text }, { signal, quiet: true })).map((one) => one.text);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOutside={false}
      title={messages.title(judgments.length)}
      text={isOne ? first?.title : messages.eachItsOwn(mailLimits.judgmentsADay)}
    >
      <Form form={form} markOn="submit" className="site-mail">
        <TokenField
          label={messages.to}
          hint={messages.toHint(mailLimits.addresses)}
          placeholder={messages.toPlaceholder}
          dataName="emails"
          load={load}
          labelOf={(address: string) => address}
          fromText={(text) => text.trim()}
        />
        <TextArea label={messages.message} hint={messages.messageHint} dataName="message" rows={3} />
        <Checkbox label={messages.attach(isOne)} dataName="attachPdf" />
        {isOne && first && <Attachment documentId={first.id} />}
        <p className="hn-muted hn-text-ui">{messages.watched}</p>
        <FormMessage />
        <Inline gap={8} align="stretch" justify="end" isLine>
          <Button variant="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton>{messages.send}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}

/** Name and size of what will be attached, read while the box is ticked. */
function Attachment({ documentId }: { readonly documentId: string }) {
  const { client, config } = useServices();
  const { value } = useFormField('attachPdf');
  const isWanted = value === true;
  const pdf = useQuery({
    queryKey: ['pdf-for-mail', documentId],
    queryFn: ({ signal }) =>
      client.documents.pdfForMail({ url: config.publicUrl + caseReaderPath(documentId) }, { signal, quiet: true }),
    enabled: isWanted,
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
  if (!isWanted) return null;
  const words = pdf.data
    ? messages.attached(pdf.data.fileName, sizeOf(pdf.data.size))
    : pdf.isError
      ? messages.attachedFailed
      : messages.attachedPending;
  return <output className="site-mail__file">{words}</output>;
}
