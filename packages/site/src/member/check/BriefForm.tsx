import { documentKinds, type CheckMachine } from '@headnote/core/brief-check';
import { Button, FileButton } from '@headnote/ui/button';
import { Form, SubmitButton } from '@headnote/ui/form';
import { TextArea } from '@headnote/ui/text-area';
import { useRef, useState, type DragEvent, type RefObject } from 'react';
import { messages } from './messages.js';
import type { BriefFormMachine } from './use-brief-form.js';

/** Lines of the box. It does not grow: a brief has thousands of lines. */
const ROWS = 14;

export interface BriefFormProps {
  readonly form: BriefFormMachine;
  readonly machine: CheckMachine;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly isRunning: boolean;
}

/** The text of the brief: typed, pasted, dropped, or read from a file. A file is checked at once. */
export function BriefForm({ form, machine, box, isRunning }: BriefFormProps) {
  const again = useRef<HTMLButtonElement>(null);
  const [isCancelled, setCancelled] = useState(false);
  if (isRunning && isCancelled) setCancelled(false);

  const read = (file: File) => void machine.checkFile(file);
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    read(file);
  };
  const cancel = () => {
    machine.stop();
    setCancelled(true);
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
            <FileButton accept={documentKinds} onFile={read}>
              {messages.openFile}
            </FileButton>
          </span>
          {isRunning && <Button onClick={cancel}>{messages.cancel}</Button>}
        </span>
        <output className="site-check__status hn-muted">{isCancelled && messages.cancelled}</output>
      </div>
    </Form>
  );
}
