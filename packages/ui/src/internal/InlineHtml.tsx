export interface InlineHtmlProps {
  /** One line of HTML that has already passed `sanitizeInline` of core. It is inserted as it is. */
  html: string;
  className?: string | undefined;
}

/** One line of sanitised HTML: the subtitle of an article. */
export function InlineHtml({ html, className }: InlineHtmlProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
