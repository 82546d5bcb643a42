import { trustedHtml } from './trusted-html.js';

export interface InlineHtmlProps {
  /** Output of core's `sanitizeInline`. It is inserted unchanged. */
  html: string;
  className?: string | undefined;
}

/** One line of sanitised HTML, such as the subtitle of an article. */
export function InlineHtml({ html, className }: InlineHtmlProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
