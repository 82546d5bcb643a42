import { troubleMessages } from './messages.js';
import { Notice } from './Notice.js';

interface ErrorNoticeProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** An error with `Try again`. */
export function ErrorNotice({ text, onRetry }: ErrorNoticeProps) {
  return (
    <Notice
      name="error"
      text={text}
      action={troubleMessages.retry}
      onAction={(event) => {
        // The button goes away with the error; the focus stays in the widget.
        event.currentTarget.closest<HTMLElement>('.hnw-panel')?.focus();
        onRetry();
      }}
    />
  );
}
