import { hasAllFiles, isUploading, type Uploads, type UploadsState } from '@headnote/core/assistant';
import { assistantLimits } from '@headnote/core/contract';
import { isHeadnoteError } from '@headnote/core/errors';
import { formatIndianNumber } from '@headnote/core/format';
import { Button, FileButton } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { ErrorState } from '@headnote/ui/error-state';
import { Icon, stopIcon } from '@headnote/ui/icon';
import { ProgressBar } from '@headnote/ui/progress';
import { useLayoutEffect, useRef } from 'react';
import { describeFailure, failureText } from '../../data/failure.js';
import { messages } from './messages.js';

const { files: texts } = messages;

interface UploadProps {
  readonly machine: Uploads;
  readonly state: UploadsState;
}

/** Chooses a PDF, and says how far its upload is or why it failed. */
export function Upload({ machine, state }: UploadProps) {
  const { upload } = state;
  const box = useRef<HTMLDivElement>(null);
  const isRunning = isUploading(state);
  useLayoutEffect(() => {
    // The button that had the focus is gone; the other one is in its place.
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isRunning]);
  const { maxFiles, maxFileBytes, maxFilePages, fileDays, fileQuestions } = assistantLimits;
  if (isRunning)
    return (
      <div ref={box} className="site-ask__upload">
        <Progress upload={upload} />
        <Button size="small" icon={<Icon shape={stopIcon} size={16} />} onClick={machine.stop}>
          {messages.stop}
        </Button>
      </div>
    );
  return (
    <div ref={box} className="site-ask__upload">
      {upload.phase === 'failed' && (
        <ErrorState level={3} title={texts.failed(upload.name)} text={reasonOf(upload.error)} />
      )}
      {hasAllFiles(state) ? (
        <Callout tone="caution" title={texts.full(String(maxFiles))}>
          {texts.fullText}
        </Callout>
      ) : (
        <>
          <FileButton accept="application/pdf,.pdf" onFile={(file) => machine.upload(file)}>
            {texts.choose}
          </FileButton>
          <p>
            {texts.limits(megabytes(maxFileBytes), formatIndianNumber(maxFilePages))}{' '}
            {texts.kept(String(fileDays), String(fileQuestions))}
          </p>
        </>
      )}
    </div>
  );
}

function Progress({ upload }: { readonly upload: UploadsState['upload'] }) {
  if (upload.phase === 'sending')
    return <ProgressBar label={texts.sending(upload.name)} value={upload.sent} max={upload.total} />;
  if (upload.phase !== 'reading') return null;
  const { name, page, pages } = upload;
  // No pages are known before the first.
  if (pages === 0) return <ProgressBar label={texts.reading(name)} value={undefined} />;
  const text = texts.pageOf(formatIndianNumber(page), formatIndianNumber(pages));
  return <ProgressBar label={texts.reading(name)} value={page} max={pages} text={text} />;
}

function reasonOf(error: unknown): string {
  // It was not sent, so no server has said why.
  if (isHeadnoteError(error) && error.code === 'too-large')
    return texts.tooLarge(megabytes(assistantLimits.maxFileBytes));
  return failureText(describeFailure(error));
}

const megabytes = (bytes: number): string => formatIndianNumber(bytes / 1_000_000);
