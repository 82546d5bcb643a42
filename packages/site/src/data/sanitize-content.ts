/**
 * Cleans the HTML of a document with the engine that is safe where the code runs: a parser on the server, DOMPurify
 * in the browser. Either is loaded when the first document is, never with the first page.
 */
export async function sanitizeContent(html: string): Promise<string> {
  const { sanitizeHtml } = import.meta.env.SSR
    ? await import('@headnote/core/content/server')
    : await import('@headnote/core/content/browser');
  return sanitizeHtml(html);
}
