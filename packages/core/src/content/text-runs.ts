import type { EmbedRun } from '../contract/embed/embed-case.js';
import { safeHref } from './safe-href.js';
import { blocks, decodeEntities } from './text-of.js';
import { tokenizeHtml } from './tokenize-html.js';

/** Elements that set a style, or whose text is set apart as a heading. */
const styles: ReadonlyMap<string, NonNullable<EmbedRun['mark']>> = new Map(
  Object.entries<NonNullable<EmbedRun['mark']>>({
    b: 'bold',
    strong: 'bold',
    h2: 'bold',
    h3: 'bold',
    h4: 'bold',
    h5: 'bold',
    h6: 'bold',
    th: 'bold',
    i: 'italic',
    em: 'italic',
    cite: 'italic',
  }),
);

/** A line end is no paragraph, and the cells of a row stay in one line. */
const inLine = new Set(['br', 'td', 'th']);

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * Splits sanitised HTML into paragraphs of styled text, for a view that inserts no HTML. Keeps all text, bold, italics and
 * links to web addresses; a path is completed with `origin`. A line break is a line end in the text. Takes linear time.
 */
export function textRuns(html: string, { origin }: { readonly origin: string }): EmbedRun[][] {
  const paragraphs: EmbedRun[][] = [];
  const depth = { bold: 0, italic: 0 };
  const links: (string | undefined)[] = [];
  let runs: EmbedRun[] = [];
  let isSpaced = true;
  let pre = 0;

  const add = (text: string): void => {
    const words = pre > 0 ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    const shown = isSpaced ? words.trimStart() : words;
    if (shown === '') return;
    isSpaced = shown.endsWith(' ');
    append(runs, { text: shown, ...styleOf(depth, links.at(-1)) });
  };
  const endParagraph = (): void => {
    if (runs.length > 0) paragraphs.push(runs);
    runs = [];
    isSpaced = true;
  };
  const breakLine = (name: string): void => {
    const last = runs.at(-1);
    if (last === undefined) return;
    append(runs, { ...last, text: name === 'br' ? '\n' : ' ' });
    isSpaced = true;
  };

  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') add(decodeEntities(html.slice(token.start, token.end)));
    if (!('name' in token)) continue;
    const { name, kind } = token;
    if (blocks.has(name) && !inLine.has(name)) endParagraph();
    else if (inLine.has(name) && kind !== 'close') breakLine(name);
    if (name === 'pre') pre = kind === 'open' ? pre + 1 : Math.max(0, pre - 1);
    const style = styles.get(name);
    if (style && kind === 'open') depth[style] += 1;
    if (style && kind === 'close') depth[style] = Math.max(0, depth[style] - 1);
    if (name === 'a' && kind === 'open') links.push(linkOf(html.slice(token.start, token.end), origin));
    if (name === 'a' && kind === 'close') links.pop();
  }
  endParagraph();
  return paragraphs;
}

type Style = Omit<EmbedRun, 'text'>;

/** Bold comes before italic: a run has one style. */
function styleOf({ bold, italic }: { bold: number; italic: number }, href: string | undefined): Style {
  return {
    ...(bold > 0 ? { mark: 'bold' as const } : italic > 0 ? { mark: 'italic' as const } : {}),
    ...(href === undefined ? {} : { href }),
  };
}

function append(runs: EmbedRun[], run: EmbedRun): void {
  const last = runs.at(-1);
  if (last && last.mark === run.mark && last.href === run.href)
    runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

/** Anchors and routing identifiers lead nowhere outside the site, so they are no links there. */
function linkOf(tag: string, origin: string): string | undefined {
  const found = HREF.exec(tag);
  const href = safeHref(decodeEntities(found?.[1] ?? found?.[2] ?? ''));
  if (href === undefined || href.startsWith('#')) return undefined;
  if (href.startsWith('/')) return `${origin}${href}`;
  return /^https?:/i.test(href) ? href : undefined;
}
