import type { HostName } from './host-names.js';

/**
 * A plain page of two columns; the column of the widget is as wide as the reader asks. What is below the widget begins below
 * the window, so that a list that grows moves nothing that is seen.
 */
const page = `
body { margin: 0; background: #fff; color: #222; font: 14px/1.5 Arial, sans-serif; }
header { padding: 16px 20px; background: #1f5a4a; color: #fff; }
header b { display: block; font: 700 22px/1.3 Georgia, serif; }
nav { padding: 0 20px; background: #153f34; color: #fff; }
nav span { display: inline-block; padding: 9px 12px 9px 0; font-weight: 700; }
main { display: flex; flex-wrap: wrap; align-content: flex-start; gap: 20px; min-height: 100vh; padding: 20px; }
article { flex: 1 1 220px; min-width: 0; }
aside { flex: 0 1 auto; min-width: 0; max-width: 100%; }
h1, h2 { margin: 0 0 10px; padding-bottom: 6px; border-bottom: 2px solid #1f5a4a; color: #1f5a4a; font: 700 17px/1.3 Georgia, serif; }
footer { padding: 12px 20px; background: #153f34; color: #fff; font-size: 12px; }
@media (max-width: 599px) { aside { order: -1; flex-basis: 100%; min-height: 100vh; } }
`;

const styles: Record<HostName, string> = {
  college: page,
  strict: page,
  'no-script': page,
  rtl: page.replace('padding: 9px 12px 9px 0', 'padding: 9px 0 9px 12px'),
  dark: `
:root { color-scheme: dark; }
body { margin: 0; background: #10141a; color: #dfe5ee; font: 16px/1.6 Georgia, serif; }
header, nav, main, footer { padding: 16px 20px; }
header b { display: block; font-size: 24px; }
nav span { padding-inline-end: 16px; color: #9db7dd; }
main { display: flex; flex-wrap: wrap; align-content: flex-start; gap: 20px; min-height: 100vh; }
article { flex: 1 1 220px; min-width: 0; }
aside { flex: 0 1 auto; min-width: 0; max-width: 100%; }
h1, h2 { color: #fff; font-size: 19px; }
footer { color: #9aa7b8; font-size: 13px; }
@media (max-width: 599px) { aside { order: -1; flex-basis: 100%; min-height: 100vh; } }
`,
  hostile: `
html { font-size: 62.5%; }
* { display: block !important; float: none !important; margin: 3px !important; color: #b30000 !important; background: #fffbe0 !important;
  font: italic 900 21px/1.6 fantasy !important; letter-spacing: 4px !important; text-align: center !important; text-transform: uppercase !important;
  border: 2px dotted #b30000 !important; border-radius: 14px !important; visibility: visible !important; white-space: normal !important; }
main { min-height: 100vh !important; }
head, head * { display: none !important; }
`,
  quirks: `
body { background: #c0c0c0; font-family: "Times New Roman"; }
table { background: #ffffff; }
td { font-size: 15px; }
`,
};

/** Pixels of the column; in the hostile page it must beat the rule for every element. */
function columnRule(host: HostName, width: string): string {
  if (width === 'full') return host === 'hostile' ? '' : '.place { width: 100%; }';
  return host === 'hostile'
    ? `html body .place { width: ${width}px !important; max-width: 100% !important; }`
    : `.place { width: ${width}px; max-width: 100%; }`;
}

/** The style sheet of a sample page. */
export function hostStyle(host: HostName, width: string): string {
  return `${styles[host].trim()}\n${columnRule(host, width)}`;
}
