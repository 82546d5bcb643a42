import { troubleMessages } from './messages.js';
import { Notice } from './Notice.js';

/** The question before anything is loaded; it stands below the page's own fallback. */
export function ConsentNotice({ onAgree }: { readonly onAgree: () => void }) {
  const { consent, agree } = troubleMessages;
  return (
    <div className="hnw-root" lang="en">
      <Notice name="consent" text={consent} action={agree} onAction={onAgree} />
    </div>
  );
}
