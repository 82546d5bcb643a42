import { noticeMessages } from './messages.js';
import { Notice } from './Notice.js';

interface ErrorNoticeProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** An error message with a `Try again` button. */
export function ErrorNotice({ text, onRetry }: ErrorNoticeProps) {
  return (
    <Notice
      name="error"
      text={text}
      action={noticeMessages.retry}
      onAction={(event) => {
        // The button disappears with the error; focus moves to the panel instead of leaving the widget.
        event.currentTarget.closest<HTMLElement>('.hnw-panel')?.focus();
        onRetry();
      }}
    />
  );
}
