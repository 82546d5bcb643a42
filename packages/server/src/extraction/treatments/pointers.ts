import type { Span } from './span.js';

/** Words that refer back to the last mentioned case, or to several. */
export interface Pointer extends Span {
  readonly isPlural: boolean;
  /** Refers only to a case in the same sentence: "…, and the decision is distinguished". */
  readonly isInside: boolean;
}

const judgment = '(?:decision|case|judgment|ruling|authority|precedent)';
const judgments = '(?:decisions|cases|judgments|rulings|authorities|precedents)';

/** "The decision cited by learned counsel for the appellant": the last one. */
const byCounsel =
  '\\s+(?:cited|relied\\s+(?:up)?on|referred\\s+to|pressed\\s+into\\s+service)\\s+by\\s+(?:the\\s+)?(?:learned\\s+|ld\\.?\\s+)?(?:senior\\s+)?(?:(?:counsel|advocate)(?:\\s+(?:appearing\\s+)?(?:for|on\\s+behalf\\s+of)\\s+the\\s+[a-z-]{4,16})?|(?:appellants?|petitioners?|respondents?|State|Revenue))';

/** Beginnings of the words below; they skip most words of a text. */
const heads = 't[hw]|s[au]|a[bfl]|la|fo|ci|it|bo|ot|ea';

const anyPointer = new RegExp(
  `\\b(?=${heads})(?:(?:(?:that|said|above|aforesaid|latter|former|above-mentioned|abovementioned|aforementioned|cited)\\s+(?:very\\s+|earlier\\s+|reported\\s+)?${judgment}|` +
    `this\\s+(?:decision|ruling|authority|precedent)|this\\s+judgment(?=\\s+(?:can|cannot|is|has|does|would|will)\\b[^.;]{0,40}\\b(?:assistance|help|avail|application|distinguishable|applicable)\\b)|(?<=\\b(?:down|decided|taken|enunciated|propounded|made)\\s)therein|This\\s+case(?=[^.;]{0,80}\\b(?:present|instant)\\s+case\\b)|The\\s+(?:decision|ruling|authority|case|judgment)(?=\\s+(?:in\\s+question|is|was|has|had|does|did|cannot|can|relied|also|therefore|turned|rested|proceeded))|the\\s+${judgment}${byCounsel}|It(?=\\s+(?:in\\s+question|is|was|has|stands|does|cannot)\\b)|(?:This|The\\s+same|The\\s+said)\\s+(?:view|principle|position|rule|ratio)(?=\\s+(?:was|is|has\\s+been|stands)\\s+(?:[a-z]{2,14}\\s+){0,2}(?:reiterated|affirmed|re-?affirmed|followed|approved|applied|adopted)\\b)|Its(?=\\s+(?:correctness|soundness|authority|ratio)\\b)|the\\s+(?:decision|ruling|authority)(?=\\s+(?:is|was|has|had|does|cannot|must|therefore|also)\\b))|` +
    `((?<!\\b(?:last|first|remaining)\\s+)(?:these|those|both|two|three|four|all|said|above|aforesaid|such|other|other\\s+two|cited)\\s+(?:of\\s+)?(?:these\\s+|those\\s+|the\\s+|two\\s+|three\\s+|four\\s+|earlier\\s+|other\\s+){0,2}${judgments}|the\\s+${judgments}(?=\\s+(?:are|were|have|do|did|cannot)\\b)|the\\s+${judgments}${byCounsel}|each\\s+of\\s+(?:these|those|the)\\s+(?:${judgment}|${judgments})))\\b(?!\\s+(?:of\\s+the\\s+(?:High|trial|learned|Tribunal|present|appellants?|petitioners?|respondents?)|at\\s+hand|before\\s+us))`,
  'gi',
);

const isByCounsel = new RegExp(byCounsel, 'i');

/** Finds "that decision", "these cases" and the like, in order. "This case" is the one being decided and none of them. */
export function findPointers(plain: string): Pointer[] {
  const found: Pointer[] = [];
  for (const match of plain.matchAll(anyPointer)) {
    const isPlural = match[1] !== undefined;
    // "It" or "The decision" refers to the case before only at the start of a sentence; "the decision" also later in it.
    const isInside = !isPlural && /^the\s+(?:decision|ruling|authority)$/.test(match[0]);
    const isOpening = /^(?:its?|the|this\s+(?:view|principle|position|rule|ratio))\b/.test(match[0]);
    if (isOpening && !isPlural && !isInside && !isByCounsel.test(match[0])) continue;
    found.push({ start: match.index, end: match.index + match[0].length, isPlural, isInside });
  }
  return found;
}
