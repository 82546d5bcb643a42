/**
 * Sanitises the HTML of a document with the engine that is safe in this environment: a parser on the server, DOMPurify in
 * the browser, in slices that let the page answer. The engine is loaded with the first document, never with the first page.
 */
export async function sanitizeContent(html: string): Promise<string> {
  if (import.meta.env.SSR) return (await import('@headnote/core/content/server')).sanitizeHtml(html);
  return (await import('@headnote/core/content/browser')).sanitizeInSlices(html);
}
