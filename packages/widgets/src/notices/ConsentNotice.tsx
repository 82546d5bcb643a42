import { noticeMessages } from './messages.js';
import { Notice } from './Notice.js';

/** Asks for consent before anything is loaded. The page's own fallback stays visible above it. */
export function ConsentNotice({ onAgree }: { readonly onAgree: () => void }) {
  const { consent, agree } = noticeMessages;
  return (
    <div className="hnw-root" lang="en">
      <Notice name="consent" text={consent} action={agree} onAction={onAgree} />
    </div>
  );
}
