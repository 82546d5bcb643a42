/** What HTML from a source may contain. Data only: two engines apply the same one. */
export interface ContentPolicy {
  /** Elements that stay, in lower case. */
  readonly elements: readonly string[];
  /** Attributes by element; `*` stands for every element. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Elements that go with everything in them; of any other element that is not allowed the content stays. */
  readonly droppedWithContent: readonly string[];
  /** Deeper nesting is no document: the server flattens it, the browser falls back to plain text. */
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

/** Policy of documents: judgments, acts, lists of acts, highlights. */
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

/** Policy of one line of text with a link in it: toasts that are said to be HTML, subtitles of articles. */
export const inlinePolicy: ContentPolicy = {
  elements: ['b', 'i', 'em', 'strong', 'br', 'a'],
  attributes: { a: ['href'] },
  droppedWithContent,
  maxDepth: 20,
};
