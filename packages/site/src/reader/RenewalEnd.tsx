import { ButtonLink } from '@headnote/ui/button';
import { PACKAGES_PATH } from '../links/links.js';
import { messages } from './messages.js';

/** The end of a text that a member without a running subscription reads as a preview. */
export function RenewalEnd() {
  return (
    <div className="site-preview-end hn-no-print">
      <p>{messages.previewOnly}</p>
      <ButtonLink href={PACKAGES_PATH} variant="primary">
        {messages.packages}
      </ButtonLink>
    </div>
  );
}

/** True if the server has cut a text: a preview ends with an ellipsis. */
export function isPreview(html: string): boolean {
  return html.replaceAll(/(?:<[^>]*>|\s)+$/g, '').endsWith('…');
}
