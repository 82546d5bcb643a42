/** Maximum length of an answer in characters: results for 500 citations with ten links each need half of it. */
const MAX_LENGTH = 2_000_000;

/**
 * Reads the JSON of an answer. A widget puts these values into links on another site, so anything but a web
 * address becomes empty text. Rejects if the answer is too long, or if a list is not a list or has items of the wrong
 * kind.
 */
export async function parseAnswer({ body }: Response): Promise<unknown> {
  const check = (name: string, value: unknown): unknown => {
    if (/^(href|more|search|signIn|sourceHref)$/.test(name))
      return /^https?:\/\/\S*$/i.test(value as string) ? `${value as string}` : '';
    const isList = name === 'paragraphs';
    const isRight = (item: unknown): boolean => Object(item) === item && Array.isArray(item) === isList;
    // A value that is not a list has no such method and throws too.
    if ((isList || /^(items|elsewhere|fits|cases|treatments)$/.test(name)) && !(value as unknown[]).every(isRight))
      throw new Error();
    if (/^(names|parallels)$/.test(name) && !(value as unknown[]).every((item) => typeof item === 'string'))
      throw new Error();
    return value;
  };
  const decoder = new TextDecoder();
  // An answer without a body throws here, like one that is not JSON.
  const reader = (body as NonNullable<typeof body>).getReader();
  let text = '';
  for (;;) {
    const { value } = await reader.read();
    if (!value) return JSON.parse(text, check) as unknown;
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_LENGTH) throw new Error();
  }
}
