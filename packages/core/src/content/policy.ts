/** What HTML may contain. Both engines apply the same policy. */
export interface ContentPolicy {
  /** Allowed elements, in lower case. */
  readonly elements: readonly string[];
  /** Allowed attributes by element. `*` means every element. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Elements that are removed with their content. Other elements that are not allowed are removed without it. */
  readonly droppedWithContent: readonly string[];
  /** Maximum nesting depth. The server flattens deeper nesting; the browser falls back to plain text. */
  readonly maxDepth: number;
}

const droppedWithContent = [
  'script',
  'style',
  'textarea',
  'select',
  'option',
  'xmp',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'applet',
  'audio',
  'video',
  'canvas',
  'svg',
  'math',
  'head',
  'title',
  'plaintext',
] as const;

/** The policy for documents: judgments, acts, lists of acts, highlights. */
export const documentPolicy: ContentPolicy = {
  elements: [
    'p',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'ol',
    'ul',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'section',
    'div',
    'span',
    'a',
    'b',
    'i',
    'u',
    's',
    'em',
    'strong',
    'small',
    'sup',
    'sub',
    'mark',
    'q',
    'cite',
    'abbr',
    'code',
    'pre',
    'br',
    'hr',
  ],
  attributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href'],
    abbr: ['title'],
    ol: ['start', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
  },
  droppedWithContent,
  maxDepth: 100,
};

/** The policy for one line of text with links: HTML toasts, subtitles of articles. */
export const inlinePolicy: ContentPolicy = {
  elements: ['b', 'i', 'em', 'strong', 'br', 'a'],
  attributes: { a: ['href'] },
  droppedWithContent,
  maxDepth: 20,
};
