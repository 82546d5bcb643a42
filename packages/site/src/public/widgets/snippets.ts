import { escapeHtml } from '@headnote/core/content';
import { attributeName, type WidgetName } from '@headnote/widgets/tables';
import { lookProperties, tagOptions, type Look, type OptionTexts } from './choice.js';

/** A link that visitors see without scripts. */
export interface Fallback {
  readonly text: string;
  readonly href: string;
}

/** What the snippets of a widget are made of. */
export interface Install {
  /** Address of the library, without a slash at the end. */
  readonly library: string;
  /** The partner's key; undefined leaves it out, for pages of the library itself. */
  readonly portalKey?: string | undefined;
  readonly widget: WidgetName;
  readonly options: OptionTexts;
  readonly look: Look;
  readonly fallback: Fallback;
}

/** The published files of a version with their hashes. */
export interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The tag's name of a widget. */
export const tagName = (widget: WidgetName): string => `headnote-${widget}`;

/** The rule with the custom properties, or empty text. It goes into the page's style sheet. */
export function lookRule({ widget, look }: Pick<Install, 'widget' | 'look'>): string {
  const properties = Object.entries(lookProperties(look)).map(([name, value]) => `  ${name}: ${value};`);
  return properties.length === 0 ? '' : [`${tagName(widget)} {`, ...properties, '}'].join('\n');
}

/** The tag with its attributes and its fallback link. */
export function tagText({ widget, options, fallback }: Install): string {
  const values = Object.entries(tagOptions(widget, options));
  const attributes = values.map(([name, text]) => ` ${attributeName(name)}="${escapeHtml(text)}"`).join('');
  return [`<${tagName(widget)}${attributes}>`, `  ${linkText(fallback)}`, `</${tagName(widget)}>`].join('\n');
}

/** The `div` for systems that remove unknown tags. */
export function divText({ widget, options, fallback }: Install): string {
  const values = Object.entries(tagOptions(widget, options));
  const attributes = values.map(([name, text]) => ` data-${attributeName(name)}="${escapeHtml(text)}"`).join('');
  return [`<div data-headnote-widget="${widget}"${attributes}>`, `  ${linkText(fallback)}`, '</div>'].join('\n');
}

/** The script tag that receives fixes by itself. */
export function loaderText({ library, portalKey }: Pick<Install, 'library' | 'portalKey'>): string {
  const key = portalKey === undefined ? '' : `\n        data-portal="${escapeHtml(portalKey)}"`;
  return `<script async src="${escapeHtml(library)}/widgets/v1/widgets.js"${key}></script>`;
}

/** The evergreen snippet. */
export function evergreenText(install: Install): string {
  return withLook(install, [loaderText(install), tagText(install)]);
}

/** The snippet of the widget's file, which never changes, with its hash. */
export function pinnedText(install: Install, { version, files }: Release): string {
  const { library, portalKey } = install;
  const key = portalKey === undefined ? [] : [`        data-portal="${escapeHtml(portalKey)}"`];
  const scripts = filesOf(install).map((file) => {
    const lines = [
      '<script type="module" crossorigin="anonymous"',
      `        src="${escapeHtml(library)}/widgets/${version}/${file}"`,
      `        integrity="${files[file] ?? ''}"`,
      ...key,
    ];
    return `${lines.join('\n')}></script>`;
  });
  return withLook(install, [...scripts, tagText(install)]);
}

/** A pinned file fetches no other: a finder that shows the check needs the file of the check beside its own. */
function filesOf({ widget, options }: Install): string[] {
  const isCheck = widget === 'citation-finder' && options['mode'] === 'check';
  return [...(isCheck ? ['citation-check.js'] : []), `${widget}.js`];
}

/** What the frame may do: run our scripts on our origin, open links, print, and nothing to the page around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Options of a dialog, for which a frame has no room: a frame shows the preview itself. */
const DIALOG_OPTIONS: readonly string[] = ['display', 'label'];

/** Whether the reader has chosen a dialog, which a frame leaves out. */
export function isDialog({ widget, options }: Pick<Install, 'widget' | 'options'>): boolean {
  return 'display' in tagOptions(widget, options);
}

/** The snippet of a frame, for pages that allow no script of others. The second line is optional and sets the height. */
export function frameText({ library, portalKey, widget, options, fallback }: Install, height: number): string {
  const query = new URLSearchParams(portalKey === undefined ? {} : { key: portalKey });
  for (const [name, text] of Object.entries(tagOptions(widget, options))) {
    if (!DIALOG_OPTIONS.includes(name)) query.set(attributeName(name), text);
  }
  const address = `${library}/widgets/v1/frame/${widget}${query.size > 0 ? `?${query.toString()}` : ''}`;
  return [
    `<iframe title="${escapeHtml(fallback.text)}" loading="lazy" width="360" height="${height}"`,
    `        sandbox="${SANDBOX}"`,
    `        src="${escapeHtml(address)}"></iframe>`,
    `<script async src="${escapeHtml(library)}/widgets/v1/frame.js"></script>`,
  ].join('\n');
}

/** What a content security policy must allow for a frame. */
export function framePolicyText(library: string): string {
  return `frame-src ${library};`;
}

/** What a content security policy must allow for the widget in the page. */
export function policyText(library: string): string {
  return [`script-src ${library};`, `connect-src ${library};`].join('\n');
}

function withLook(install: Install, parts: readonly string[]): string {
  const rule = lookRule(install);
  const style = rule === '' ? [] : [['<style>', rule.replaceAll(/^/gm, '  '), '</style>'].join('\n')];
  return [...style, ...parts].join('\n');
}

function linkText({ text, href }: Fallback): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
