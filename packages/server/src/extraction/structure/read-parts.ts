import type { PartKind, StructureParagraph, TextPart } from './text-structure.js';

/** What is known of a text before its parts are read. */
export interface KnownPlaces {
  /** The first paragraph of the first opinion. */
  readonly first: number | undefined;
  readonly announcement: number | undefined;
  /** The first paragraph of the court's order below several opinions. */
  readonly order: number | undefined;
}

const caseList =
  /^(?:(?:list|table) of (?:cases|judge?ments|citations|authorities)|(?:cases?|judge?ments?|decisions?)(?: law)? (?:cited|referred(?: to)?|relied(?: up)?on|reference|considered|discussed)|(?:overruled|followed|distinguished|approved|explained|dissented from)\s*:)/i;
const headnote =
  /^(?:head\s?-?notes?\b|held\s*[:,;-]|HELD\b|catch\s?words?\b|(?:issues? for consideration|headnotes?)\W*$)/i;
const signature =
  /^[[(.…\s]*(?:sd\/-|(?:hon[’']?ble )?(?:mr\.?|mrs\.?|ms\.?|dr\.?)?\s*(?:justice )?(?:[A-Z][A-Za-z.’']*[\s.,]+){1,6}(?:C\.?\s?J\.?I?|J\.?|JJ\.?|Judge|Member)[\s\])(.]*$)/;
const reporter =
  /^(?:(?:[A-Z]\.\s?){2,4}\s?)?(?:Appeals?|Petitions?|Writ|Application|Suits?|References?|Rule)\b.{0,60}\b(?:allowed|dismissed|disposed of|accepted|discharged|answered)\b.{0,20}$/;
const place =
  /^(?:New Delhi|Dated?\b|Place\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\d{1,2}(?:st|nd|rd|th)?\s[A-Z][a-z]+|Signature|NEW DELHI)/;
/** Longest line of an end, in characters. */
const LONGEST_END = 90;
/** Lines of an end at most. */
const MOST_END = 20;

/** Reads the kinds of all paragraphs and joins neighbours of one kind. */
export function readParts(paragraphs: readonly StructureParagraph[], known: KnownPlaces): TextPart[] {
  const ends = endOf(paragraphs, known.order ?? known.first ?? 0);
  const parts: TextPart[] = [];
  let above: PartKind | undefined;
  for (const [index, paragraph] of paragraphs.entries()) {
    const kind = kindAt(paragraph, { ...known, index, ends, above });
    above = kind === 'headnote' || kind === 'cases' ? kind : undefined;
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { ...last, to: index + 1 };
    else parts.push({ kind, from: index, to: index + 1 });
  }
  return parts;
}

interface Place extends KnownPlaces {
  readonly index: number;
  readonly ends: number;
  /** A headnote or list that the paragraph above belongs to. */
  readonly above: PartKind | undefined;
}

function kindAt({ text, part }: StructureParagraph, place: Place): PartKind {
  const { index, first, announcement, order, ends, above } = place;
  if (part !== undefined) return part === 'counsel' ? 'appearances' : 'title';
  if (index >= ends) return 'signatures';
  if (order !== undefined && index >= order) return 'order';
  if (index === announcement) return 'announcement';
  if (first === undefined || index >= first) return 'judgment';
  // Above the first opinion is the reporter's work.
  if (caseList.test(text)) return 'cases';
  if (headnote.test(text)) return 'headnote';
  return above ?? 'title';
}

/** The first paragraph of the signatures and the reporter's line at the end. */
function endOf(paragraphs: readonly StructureParagraph[], first: number): number {
  let end = paragraphs.length;
  while (end > first + 1 && paragraphs.length - end < MOST_END) {
    const { text = '' } = paragraphs[end - 1] ?? {};
    if (text.length > LONGEST_END || !(signature.test(text) || reporter.test(text) || place.test(text))) break;
    end -= 1;
  }
  return end;
}
