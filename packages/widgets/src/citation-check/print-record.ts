/** Style of a printed record. Lengths are those of paper. */
const PRINT = `body{font:10pt/1.4 Georgia,serif;color:#000;background:#fff}ol,ul{padding:0;list-style:none}
li{display:grid;grid-template-columns:26mm 50mm 1fr;gap:4mm;padding:2mm 0;border-top:.2mm solid #999;break-inside:avoid}
li>span>span{display:block}a{color:#000}button,svg,fieldset,dt,.hnw-hidden{display:none}p{margin:1mm 0}
.hnw-entry{display:block}.hnw-heads,.hnw-cells{display:grid;grid-template-columns:20fr 22fr 14fr 24fr 20fr;gap:3mm;margin:0;font-size:8pt}
dd{margin:0}.hnw-side{display:block;font-style:italic}.hnw-mark{background:none;font-weight:700;text-decoration:underline}
.hnw-mark[data-side='brief']{text-decoration:underline wavy}`;

/**
 * Prints a record without the page around it. The record is copied into an empty frame, which needs no permission of the
 * page's security policy; its style sheet is constructed there. Returns false if the browser refuses to print: in a frame
 * with a sandbox without `allow-modals`.
 */
export function printRecord(record: HTMLElement | null): boolean {
  if (!record) return false;
  const frame = document.createElement('iframe');
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  document.body.append(frame);
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) {
    frame.remove();
    return false;
  }
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(PRINT);
  page.document.adoptedStyleSheets = [sheet];
  const copy = page.document.importNode(record, true);
  for (const details of copy.querySelectorAll('details')) details.open = true;
  page.document.body.append(copy);
  let isPrinted = false;
  page.addEventListener('beforeprint', () => {
    isPrinted = true;
  });
  page.addEventListener('afterprint', () => frame.remove());
  page.print();
  if (!isPrinted) frame.remove();
  return isPrinted;
}
