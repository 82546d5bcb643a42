import { escapeHtml } from '@headnote/core/content';
import type { Services } from '../../services/services.js';
import type { ReaderDocument } from './reader-document.js';

/** What goes into a page of its own. */
export interface WebPageOptions {
  readonly document: ReaderDocument;
  /** Sanitised HTML of the text. */
  readonly html: string;
  /** Address of the document, for the source line. */
  readonly address: string;
  readonly signal: AbortSignal;
}

/** Makes a web page that needs no connection: the text, the site's style, and where it is from. It runs no script. */
export async function writeWebPage(
  client: Services['client'],
  { document: { title, kind, citationOf }, html, address, signal }: WebPageOptions,
): Promise<Blob> {
  const styles = await Promise.all(
    stylesheetPaths().map((path) => client.documents.stylesheet({ path }, { signal, quiet: true })),
  );
  const name = citationOf?.('') ?? title;
  // A style sheet cannot end its own element.
  const style = styles.join('\n').replaceAll(/<\/style/gi, String.raw`<\/style`);
  const page = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<style>${style}</style>
<main class="hn-container">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(name)} <a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>
<div class="hn-document hn-document--${kind}">${html}</div>
</main>
</html>
`;
  return new Blob([page], { type: 'text/html;charset=utf-8' });
}

/** The style sheets of this page that are files of the site. */
function stylesheetPaths(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')];
  const own = links.map(({ href }) => new URL(href)).filter(({ origin }) => origin === window.location.origin);
  return [...new Set(own.map(({ pathname }) => pathname).filter((path) => path.endsWith('.css')))];
}
