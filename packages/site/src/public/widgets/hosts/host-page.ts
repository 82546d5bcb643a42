import type { PublicConfig } from '@headnote/core/config';
import { escapeHtml } from '@headnote/core/content';
import { readHostAddress, type HostChoice } from '../host-address.js';
import { fallbackOf } from '../widget-entries.js';
import { loaderText, lookRule, tagText, type Install } from '../snippets.js';
import type { HostName } from './host-names.js';
import { hostStyle } from './host-styles.js';
import { blogTexts, collegeTexts, officeTexts, urduTexts, type CollegeTexts } from './messages.js';

interface HostContext {
  readonly config: PublicConfig;
  /** Nonce of the sample page's own style sheet, and of the script that tells the stage about events. */
  readonly nonce: string;
}

/**
 * Answers a request for a sample page, with the policy of that page: only pages of this library may frame it. Undefined if
 * there is no such page. Values from the address reach the markup only if the widget's table accepts them.
 */
export function hostPage(request: Request, { config, nonce }: HostContext): Response | undefined {
  const choice = readHostAddress(new URL(request.url));
  if (!choice) return undefined;
  return new Response(hostText(choice, { config, nonce }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': hostPolicy(choice.host, { library: config.publicUrl, nonce }),
      'x-robots-tag': 'noindex',
    },
  });
}

/** The strict page allows what the guide asks for, and nothing else but its own style sheet and the stage's script. */
function hostPolicy(host: HostName, { library, nonce }: { library: string; nonce: string }): string {
  const strict = [
    "default-src 'none'",
    `script-src ${library} 'nonce-${nonce}'`,
    `connect-src ${library}`,
    `style-src 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    'worker-src blob:',
    'trusted-types headnote-worker',
  ];
  const usual = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
  ];
  const own = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"];
  return [...(host === 'strict' ? strict : usual), ...own].join('; ');
}

/**
 * Tells the stage about events of the widget and about everything that a script stores, and keeps the reader on the sample
 * page.
 */
const EAR = `const stored = { keys: 0, cookies: 0 };
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (...values) { stored.keys += 1; return setItem.apply(this, values); };
const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
Object.defineProperty(document, 'cookie', { ...jar, set(text) { stored.cookies += 1; jar.set.call(this, text); } });
for (const name of ['ready', 'error', 'open', 'select', 'submit'])
  document.addEventListener('headnote-' + name, (event) => {
    if (event.cancelable) event.preventDefault();
    parent.postMessage({ headnoteStage: name, detail: event.detail, at: performance.now(), stored }, location.origin);
  });`;

const texts: Record<HostName, CollegeTexts> = {
  college: collegeTexts,
  strict: collegeTexts,
  hostile: collegeTexts,
  rtl: urduTexts,
  dark: blogTexts,
  quirks: officeTexts,
  'no-script': collegeTexts,
};

function hostText(choice: HostChoice, { config, nonce }: HostContext): string {
  const { host, widget, options, look, width } = choice;
  const install: Install = {
    library: config.publicUrl,
    widget,
    options,
    look,
    fallback: fallbackOf(widget, config.publicUrl),
  };
  const words = texts[host];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(words.title)}</title>`,
    `<style nonce="${nonce}">\n${hostStyle(host, width)}\n${lookRule(install)}\n</style>`,
    `<script nonce="${nonce}">${EAR}</script>`,
    // On the stage, visible or not: elsewhere a widget loads when it comes near the screen.
    loaderText(install).replace('></script>', ' data-loading="eager"></script>'),
  ].join('\n');
  const place = `<div class="place">\n${tagText(install)}\n</div>`;
  if (host === 'quirks') return `<html lang="en"><head>${head}</head>${quirksBody(words, place)}</html>`;
  const root = host === 'rtl' ? '<html lang="ur" dir="rtl">' : '<html lang="en">';
  return `<!doctype html>\n${root}\n<head>\n${head}\n</head>\n${pageBody(words, place)}\n</html>`;
}

const list = (lines: readonly string[], tag: string): string =>
  lines.map((line) => `<${tag}>${escapeHtml(line)}</${tag}>`).join('\n');

function pageBody(words: CollegeTexts, place: string): string {
  return `<body>
<header aria-label="${escapeHtml(words.title)}"><b>${escapeHtml(words.title)}</b>${escapeHtml(words.line)}</header>
<nav aria-label="${escapeHtml(words.menuName)}">${list(words.menu, 'span')}</nav>
<main aria-label="${escapeHtml(words.research)}">
<article>
<h1>${escapeHtml(words.research)}</h1>
${list(words.words, 'p')}
<h2>${escapeHtml(words.notices)}</h2>
<ul>${list(words.notice, 'li')}</ul>
</article>
<aside aria-label="${escapeHtml(words.place)}">
<h2>${escapeHtml(words.place)}</h2>
${place}
</aside>
</main>
<footer aria-label="${escapeHtml(words.foot)}">${escapeHtml(words.foot)}</footer>
</body>`;
}

/** A page of tables, as many old systems write it. */
function quirksBody(words: CollegeTexts, place: string): string {
  return `<body><center><table border="1" cellpadding="8" width="100%">
<tr><td colspan="2"><font size="5">${escapeHtml(words.title)}</font><br>${escapeHtml(words.line)}</td></tr>
<tr><td valign="top"><b>${escapeHtml(words.research)}</b>${list(words.words, 'p')}
<b>${escapeHtml(words.notices)}</b><ul>${list(words.notice, 'li')}</ul></td>
<td valign="top"><b>${escapeHtml(words.place)}</b>${place}</td></tr>
</table></center></body>`;
}
