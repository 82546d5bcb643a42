import type { Span } from './span.js';

/** "Learned counsel submitted …", or a heading: counsel's arguments begin. */
const opening =
  /(?:\n\n|^)(?:[^\n]{0,240}?\b(?:[Cc]ounsel|[Aa]dvocate|[Ss]olicitor\s+General|[Aa]ttorney\s+General|ASG|Shri|Sri|Mr\.|Ms\.|Smt\.)[^\n]{0,200}?\b(?:submitted|submits|contended|contends|argued|argues|urged|urges|canvassed|refuted|submissions?)\b|[^a-z\n]{0,12}(?:SUBMISSIONS|CONTENTIONS|ARGUMENTS|Submissions|Contentions|Arguments)\b[^.\n]{0,80}(?=\n\n))/;
/** "We have considered the submissions", or a heading: the court begins to speak. */
const closing =
  /\b(?:We|I|we)\s+have\s+(?:[a-z]+ly\s+)?(?:heard|considered|perused|given|gone|bestowed|examined)\b|\bHaving\s+(?:[a-z]+ly\s+)?(?:heard|considered|perused|given|gone|bestowed|examined)\b|(?:\n\n|[.:”]\s)[^a-z\n]{0,8}(?:ANALYSIS|DISCUSSION|CONSIDERATION|REASONING|REASONS|FINDINGS|Analysis|Discussion|Our\s+(?:view|analysis|reasoning))\b/g;

/** The largest part of a judgment that counsel's arguments fill. */
const LARGEST_SHARE = 0.35;

/** A heading of counsel's arguments, also behind the first part: `SUBMISSIONS ON BEHALF OF THE RESPONDENTS`. */
const heading =
  /(?:\n\n|^)[^a-z\n]{0,12}(?:SUBMISSIONS|CONTENTIONS|ARGUMENTS|Submissions|Contentions|Arguments)\b[^.\n]{0,80}(?=\n\n)/g;

/**
 * Returns the parts of a judgment that report counsel's arguments, each up to the words that end it: the first, and those under a
 * heading. None of them is larger than a third of the judgment.
 */
export function argumentsOf(plain: string): readonly Span[] {
  const found: Span[] = [];
  const first = opening.exec(plain);
  if (first === null) return found;
  closing.lastIndex = first.index + first[0].length;
  for (let from = first.index; ;) {
    const end = closing.exec(plain)?.index;
    if (end === undefined) return found;
    if (end - from <= plain.length * LARGEST_SHARE) found.push({ start: from, end });
    heading.lastIndex = end;
    const next = heading.exec(plain);
    if (next === null) return found;
    from = next.index;
    closing.lastIndex = from + next[0].length;
  }
}
