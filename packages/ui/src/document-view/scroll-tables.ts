/** Wraps each table of a sanitised text in a scrollable region with keyboard access. */
export function scrollTables(html: string, label: string): string {
  const open = `<div class="hn-document__scroll" role="region" aria-label="${label}" tabindex="0">`;
  return html.replace(/<table(?=[\s>])/g, `${open}<table`).replace(/<\/table>/g, '</table></div>');
}
