import type { Span } from './span.js';

/** "Learned counsel submitted …", or a heading: counsel's arguments begin. */
const opening =
  /(?:\n\n|^)(?:[^\n]{0,240}?\b(?:[Cc]ounsel|[Aa]dvocate|[Ss]olicitor\s+General|[Aa]ttorney\s+General|ASG|Shri|Sri|Mr\.|Ms\.|Smt\.)[^\n]{0,200}?\b(?:submitted|submits|contended|contends|argued|argues|urged|urges|canvassed|refuted|submissions?)\b|[^a-z\n]{0,12}(?:SUBMISSIONS|CONTENTIONS|ARGUMENTS|Submissions|Contentions|Arguments)\b[^.\n]{0,80}(?=\n\n))/;
/** "We have considered the submissions", or a heading: the court begins to speak. */
const closing =
  /\b(?:We|I|we)\s+have\s+(?:[a-z]+ly\s+)?(?:heard|considered|perused|given|gone|bestowed|examined)\b|\bHaving\s+(?:[a-z]+ly\s+)?(?:heard|considered|perused|given|gone|bestowed|examined)\b|(?:\n\n|[.:”]\s)[^a-z\n]{0,8}(?:ANALYSIS|DISCUSSION|CONSIDERATION|REASONING|REASONS|FINDINGS|Analysis|Discussion|Our\s+(?:view|analysis|reasoning))\b/;

/** The largest part of a judgment that counsel's arguments fill. */
const LARGEST_SHARE = 0.35;

/** Returns the part of a judgment that reports counsel's arguments up to the words that end them; undefined if no words do. */
export function argumentsOf(plain: string): Span | undefined {
  const first = opening.exec(plain);
  if (first === null) return undefined;
  const start = first.index;
  const rest = closing.exec(plain.slice(start + first[0].length));
  if (rest === null) return undefined;
  const end = start + first[0].length + rest.index;
  return end - start > plain.length * LARGEST_SHARE ? undefined : { start, end };
}
