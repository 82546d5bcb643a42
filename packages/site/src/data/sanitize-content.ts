/**
 * Sanitises the HTML of a document with the engine that is safe in this environment: a parser on the server, DOMPurify in
 * the browser. The engine is loaded with the first document, never with the first page.
 */
export async function sanitizeContent(html: string): Promise<string> {
  const { sanitizeHtml } = import.meta.env.SSR
    ? await import('@headnote/core/content/server')
    : await import('@headnote/core/content/browser');
  return sanitizeHtml(html);
}
