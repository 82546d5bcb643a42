/** A paragraph of a text that the content policy passed: it contains no other paragraph. */
const PARAGRAPH = /<p(?:\s[^<>]*)?>([\s\S]*?)<\/p>/g;
/** Paragraphs among which a report lists counsel. */
const FIRST = 14;
/** Longest list of counsel that is recognised, in characters. */
const LONGEST = 1500;

/** Whom counsel appear for. */
const APPEARS =
  /\bfor (?:the |all )?(?:appell?ants?|petitioners?|respondents?|interven[eo]rs?|plaintiffs?|defendants?|applicants?|parties|state|union)\b/i;
/** The words of a sentence: a list of names has none. */
const SENTENCE = /\b(?:is|are|was|were|has|have|had|that|which|who|we|it|held|contended|submitted|argued|appeal)\b/i;
/** A name with an initial or a title, at the beginning. */
const NAME = /^(?:\W*)(?:(?:M\/s|Mr|Ms|Mrs|Dr|Shri|Smt|Sri)\b|[A-Z]\.|[A-Z][a-z]+ [A-Z])/;

/**
 * Folds the lists of counsel before a judgment begins, under a heading; the text stays as it is. The HTML is sanitised, and
 * `heading` is plain text of ours.
 */
export function foldCounsel(html: string, heading: string): string {
  const paragraphs = [...html.matchAll(PARAGRAPH)].slice(0, FIRST);
  const first = paragraphs.findIndex(isCounsel);
  if (first < 0) return html;
  const length = paragraphs.slice(first).findIndex((paragraph) => !isCounsel(paragraph));
  const lists = paragraphs.slice(first, length < 0 ? undefined : first + length);
  const start = lists[0]?.index ?? 0;
  const last = lists.at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  const inside = html.slice(start, end);
  return `${html.slice(0, start)}<details class="site-fold"><summary>${heading}</summary>${inside}</details>${html.slice(end)}`;
}

function isCounsel([, inner = '']: readonly string[]): boolean {
  const text = inner.replaceAll(/<[^<>]*>/g, '').trim();
  return text.length <= LONGEST && APPEARS.test(text) && NAME.test(text) && !SENTENCE.test(text);
}
