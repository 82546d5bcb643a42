/** Longest answer that is read, in characters: what is known of 500 citations, each with ten links, takes half of it. */
const MAX_LENGTH = 2_000_000;

/**
 * Reads the JSON of an answer. A widget puts `href` and `more` into links of somebody else's page: only a web address
 * is one, anything else becomes empty text. Rejects where it is too long, or a list is none or holds items of
 * another kind than agreed.
 */
export async function parseAnswer({ body }: Response): Promise<unknown> {
  const check = (name: string, value: unknown): unknown => {
    if (/^(href|more)$/.test(name)) return /^https?:\/\/\S*$/i.test(value as string) ? `${value as string}` : '';
    const isList = name === 'paragraphs';
    const isRight = (item: unknown): boolean => Object(item) === item && Array.isArray(item) === isList;
    // What is no list has no such method, which ends it too.
    if ((isList || name === 'items') && !(value as unknown[]).every(isRight)) throw new Error();
    return value;
  };
  const decoder = new TextDecoder();
  // An answer without a body ends here, like one that is no JSON.
  const reader = (body as NonNullable<typeof body>).getReader();
  let text = '';
  for (;;) {
    const { value } = await reader.read();
    if (!value) return JSON.parse(text, check) as unknown;
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_LENGTH) throw new Error();
  }
}
