import { Button, FileButton } from '@headnote/ui/button';
import { Form, SubmitButton } from '@headnote/ui/form';
import { TextArea } from '@headnote/ui/text-area';
import { useRef, type DragEvent, type RefObject } from 'react';
import { useNotify } from '../../notices/use-notify.js';
import type { BriefFormMachine } from './create-brief-form.js';
import { messages } from './messages.js';
import { readBrief, type Brief } from './read-brief.js';
import type { CheckState } from './use-check.js';

/** Lines of the box. It does not grow: a brief has thousands of lines. */
const ROWS = 14;

export interface BriefFormProps {
  readonly form: BriefFormMachine;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly phase: CheckState['phase'];
  readonly onCancel: () => void;
}

/** The text of the brief: typed, pasted, dropped, or read from a file. */
export function BriefForm({ form, box, phase, onCancel }: BriefFormProps) {
  const notify = useNotify();
  const again = useRef<HTMLButtonElement>(null);
  const isRunning = phase === 'running';

  const take = (brief: Brief) => {
    if ('problem' in brief) return notify({ type: 'WARNING', title: messages.title, text: brief.problem });
    form.change('brief', brief.text);
    if (brief.note) notify({ type: 'INFO', title: messages.title, text: brief.note });
  };
  const read = (file: File) => {
    readBrief(file).then(take, () => take({ problem: messages.file.unreadable(file.name) }));
  };
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    read(file);
  };
  const cancel = () => {
    onCancel();
    // The Cancel button had the focus and disappears.
    again.current?.focus();
  };

  return (
    <Form form={form} markOn="submit" className="site-check__form hn-no-print">
      <TextArea
        ref={box}
        className="site-check__text"
        label={messages.text}
        hint={messages.hint}
        dataName="brief"
        rows={ROWS}
        maxRows={ROWS}
        spellCheck={false}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <div className="site-check__actions">
        <SubmitButton ref={again} className="site-check__send" busy={isRunning} busyLabel={messages.checking}>
          {messages.check}
        </SubmitButton>
        {/* Cancel takes the place of the file button, so that nothing moves when a check starts. */}
        <span className="site-check__other">
          <span className="site-check__file" data-state={isRunning ? 'away' : undefined}>
            <FileButton accept=".txt,text/plain" onFile={read}>
              {messages.openFile}
            </FileButton>
          </span>
          {isRunning && <Button onClick={cancel}>{messages.cancel}</Button>}
        </span>
        <output className="site-check__status hn-muted">{phase === 'cancelled' && messages.cancelled}</output>
      </div>
    </Form>
  );
}
