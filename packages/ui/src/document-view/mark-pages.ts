/** Where a page of the report begins: an empty mark of our import. Texts of earlier imports have the number in it. */
const mark = /<span id="page-(\d{1,5})">\d{0,5}<\/span>/g;

/**
 * Gives the marks of a report's pages the number to draw. It is no text, so it is neither copied, read aloud nor found by a search of the
 * page. The text must be sanitised HTML.
 */
export function markPages(html: string): string {
  return html.replace(mark, '<span id="page-$1" class="hn-document__page" data-page="$1"></span>');
}
