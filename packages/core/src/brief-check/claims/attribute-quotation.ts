import { anchorsBefore, type CitedAnchor } from './cited-anchors.js';
import type { QuotedSpan } from './quoted-spans.js';

/** To which citations a quotation may belong, the likeliest first, and whether that is sure. */
export interface Attribution {
  readonly anchors: readonly CitedAnchor[];
  readonly isSure: boolean;
}

/** What an attribution looks at. */
export interface AttributionTask {
  readonly text: string;
  readonly anchors: readonly CitedAnchor[];
  /** All quotations of the text, in its order. */
  readonly spans: readonly QuotedSpan[];
  /** Anchors of footnotes, by the number of the note. */
  readonly notes: ReadonlyMap<string, readonly CitedAnchor[]>;
}

/** Characters before a quotation in which its citation is looked for: a page. */
const FAR_BEFORE = 2_500;
/** Characters between a quotation and the citation behind it. */
const FAR_BEHIND = 90;
/** Sentences between a citation and the one that introduces its quotation. */
const MOST_BREAKS = 3;
/** Characters between a citation and a quotation of the same sentence that need no word for speaking. */
const SHORT_INTRODUCTION = 60;
/** Citations of which one quotation may be claimed. */
const MOST_RIVALS = 3;
/** Quotations that one source behind the last of them may have, and the characters between two of them. */
const MOST_JOINED = 3;
const FAR_JOINED = 60;
/** Citations on each side that are looked at. */
const MOST = 6;

/** Words that may stand between a quotation and the citation that it comes from. */
const CONNECTING = new Set(
  'see vide per in from source cf as held reported refer referred relied rely on upon quoted extracted extract cited citation case authority judgment decision para paras paragraph paragraphs p pp page pages at supra ibid id emphasis supplied added ours mine underlining underlined sic of the to ref j jj cj cji and by reference taken our original'.split(
    ' ',
  ),
);
const connects = (between: string): boolean =>
  [...between.matchAll(/\p{L}+/gu)].every(([word]) => CONNECTING.has(word.toLowerCase()));
/** A bracket, a dash or a new line: what follows names the source. */
const ATTACHED = /[([—–|]|\s-{1,2}\s?|\n/;
/** What follows a citation that begins a sentence of its own. */
const GOES_ON =
  /^[\s,)\]'’"”.]{0,4}(?:\(?supra\)?,?\s)?(?:(?:and|this|that|the)\s)?(?:held|holds|was|were|is|are|laid|lays|observ|the\s(?:supreme|high|hon|court|apex|division|full|constitution|bench|learned|question|facts)|court|had|has|also|which|where|wherein|it\s(?:was|is|has)|a\s(?:three|two|five|constitution|division|full|similar|bench)|this\s(?:hon|court)|their|his|lord|dealt|consider|reiterat|follow|appl|makes|clarif|explain|further|therein|on\s(?:the\s)?(?:facts|other)|while|when|after|before|arose|concern|involv|relied|squarely|related|turned)/i;
/** The end of a sentence or a paragraph. Short words and initials before the full stop are abbreviations. */
const SENTENCE_END =
  /(?<!\b(?:[vV]s?|[nN]os?|Ors|Anr|Mr|Mrs|Ms|Dr|Smt|Hon|[aA]rt|[sS]ec|ss?|[cC]l|[pP]aras?|pp?|[vV]ol|Ltd|Pvt|Co|Govt|Rs|[lL]d|viz|cf|ed|CJ|CJI|JJ|i\.e|e\.g|[A-Z]))[.?!]["”’')\]]*\s+(?=["“‘'([]?[\p{Lu}\d])|(?<=[.:;?!"”)\]])[ \t]{0,3}\n|\n[ \t]*\n/gu;
/** `"…", said the Court in A v. B`. */
const SPOKEN_BEHIND =
  /^[\s,;–—-]{0,4}(?:(?:so|thus|as|is|was|were|are)\s(?:\p{Ll}+\s){0,2})?(?:said|held|observed|ruled|stated|wrote|noted|declared|remarked|explained|how|what|words?|spoke)\b[^.?!;\n"“”]{0,70}\b(?:in|of)\s(?:the\s(?:case|judgment|decision)\s(?:of|in)\s)?$/u;
const SENTENCE_BREAK = new RegExp(SENTENCE_END.source, 'u');
/** Who refers to a judgment says something himself. */
const ANOTHER_SPEAKS =
  /^[^"“]{0,60}?\band\s(?:it\s|then\s|has\s|have\s|had\s|thereafter\s)?(?:observ|held|said|conclud|took|rul)/i;
/** The beginning of a sentence that goes on about the judgment of the one before. */
const LINKS =
  /(?:^|[.?!"”’)\]]\s+|\n\s*)(?:the|this|that|their|his|her|its|it|again|further|later|earlier|in|at|and|after|speaking|per|then|thereafter|moreover|significantly|importantly|finally|while|having|para(?:graph)?)\b/i;
const JUDGE_SPEAKS = /(?:^|[.?!"”’)\]]\s+|\n\s*)(?:\p{Lu}[\p{L}.]*\s){1,4}(?:C\.?\s?)?J\b/u;
const SPEAKS =
  /\b(?:held|hold(?:s|ing)?|observ\w+|said|says?|stat\w+|rul(?:ed|es|ing)|laid down|lays down|not(?:ed|es|ing)|opin\w+|remark\w+|reiterat\w+|explain\w+|summari[sz]\w+|conclud\w+|declar\w+|caution\w+|clarif\w+|add(?:ed|s)|went on|put it|words?|words of|dictum|dicta|ratio|proposition|principle|passage|paragraph|para|paras|test|thus|as under|as follows|following|emphasi[sz]\w+|warn\w+|reason\w+|wrote|writes|speaking|court|bench|judge|lordships?)\b|कहा|न्यायालय/i;
/** Words of somebody else: of a law, of a document, or of one who argues. */
const OTHERS =
  /\b(?:section|sections|s\.|article|articles|rule|order|regulation|clause|sub-section|proviso|explanation|act|code|schedule)\b[^.:;]{0,90}\b(?:reads?|provid\w+|stat(?:es|ed)|says?|defin\w+|lays? down|enact\w+|runs?|stipulat\w+|prescrib\w+|mandat\w+|is in these terms|is extracted|as under|as follows|thus)\b|\b(?:notice|letter|f\.?i\.?r|complaint|agreement|affidavit|plaint|petition|written statement|deed|notification|circular|memorandum|dictionary|lexicon|encyclop\w+|deposition|contract|policy|e-?mail|advertisement|tender|law commission|treatise|commentary|textbook|objects and reasons|minutes)\b[^.;]{0,80}(?:\b(?:reads?|stat(?:es|ed)|says?|said|record(?:s|ed)|alleg\w+|aver\w+|provid\w+|writes|wrote|defin\w+|promis\w+|warrant\w+|as under|as follows)\b|:)|\b(?:counsel|witness|pw-?\d{1,3}|dw-?\d{1,3}|respondents?|petitioners?|appellants?|accused|complainant|prosecution|plaintiffs?|defendants?)\b[^.;]{0,60}\b(?:submit\w*|contend\w*|plead\w*|urg(?:es|ed)|argu(?:es|ed)|assert\w*|claim(?:s|ed)|depos(?:es|ed)|aver\w*|alleg\w+|wrote|writes|told)\b/gi;
/** A court speaks. */
const COURT = /\b(?:court|bench|lordships?|held|observed|ruled|laid down|justice)\b/i;
/** Courts whose own words in the same matter are seldom those of a citation. */
const BELOW =
  /\b(?:impugned|trial court|sessions|magistrate|tribunal|single judge|courts? below|high court|executing court|authority)\b/i;
/** A citation that only follows another one: the words belong to the one before. */
const FOLLOWS =
  /\b(?:(?:follow|consider|distinguish|approv|overrul|affirm|revers|explain|reiterat)(?:ing|ed in)|rel(?:ying|ied) (?:up)?on(?: in)?|refer(?:ring|red) to(?: in)?|after (?:considering|referring to|noticing)|citing|cited in|applied in|applying|see also|departing from|disagreeing with|accepting)\s(?:(?:its|the|an?|this|earlier|previous|own|decision|judgment|ruling|view|court'?s|case|in|of)\s)*$/i;
/** A case that is named without a citation: what follows is no longer about the one before. */
const UNKNOWN_CASE =
  /\p{Lu}[\p{L}.’'&)-]*\s(?:[vV]\.?|[vV]s\.?|[vV]ersus)\s(?:the\s)?\p{Lu}|['’]s\s(?:case|judgment|decision)\b|\(supra\)/u;
/** The number of a footnote or an entry before the parties: they are not named for the words above. */
const ENTRY_NUMBER = /(?:^|[\s"”’.])(?:\(\d{1,3}\)|\d{1,3}[.)]?|[¹²³⁰-⁹]{1,3}|\[\^?\d{1,3}\]:?)\s*\[{0,2}$/;
/** The number of a footnote behind a quotation. */
const NOTE = /^[.,;]?\s?(?:\[\^?(\d{1,3})\]|(\d{1,3})(?=[\s.,;)]|$)|([¹²³⁰-⁹]{1,3})|(?<=\S)\((\d{1,2})\))/;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Returns the number of a footnote in digits. */
export const noteNumber = (printed: string): string =>
  printed.replaceAll(/[¹²³⁰-⁹]/g, (one) => String(SUPERSCRIPTS.indexOf(one)));

/** Finds the citations to which a quotation may belong; undefined if there is none. Takes a limited time. */
export function attributeQuotation(
  span: QuotedSpan,
  index: number,
  { text, anchors, spans, notes }: AttributionTask,
): Attribution | undefined {
  const noted = footnoteOf(text, span, notes);
  if (noted) return { anchors: [noted], isSure: true };
  const behind = anchorBehindAll(index, { text, anchors, spans });
  const before = anchorsInFront(text, index, { anchors, spans });
  const [first, ...others] = before.anchors;
  const isPlain = span.block === 'plain';
  // It has no marks of a quotation: without an introduction it may be the reader's own words, which do not leave the device.
  if (isPlain && !before.isSure && behind?.isAttached !== true) return undefined;
  if (behind && (behind.isAttached || !before.isSure || first === undefined)) {
    return { anchors: unique([behind.anchor, ...before.anchors.slice(0, 1)]), isSure: !isPlain };
  }
  if (first === undefined) return undefined;
  return {
    anchors: unique([first, ...(before.isSure ? [] : others), ...(behind ? [behind.anchor] : [])]),
    isSure: before.isSure && !isPlain,
  };
}

const unique = (anchors: readonly CitedAnchor[]): CitedAnchor[] => [
  ...new Map(anchors.map((anchor) => [anchor.of, anchor])).values(),
];

function footnoteOf(
  text: string,
  { outerEnd, end, block }: QuotedSpan,
  notes: AttributionTask['notes'],
): CitedAnchor | undefined {
  if (block !== undefined) return undefined;
  const [, bracketed, plain, raised, round] = NOTE.exec(text.slice(outerEnd, outerEnd + 8)) ?? [];
  const number = bracketed ?? raised ?? round ?? (/\s/.test(text.charAt(outerEnd)) ? undefined : plain);
  if (number === undefined) return undefined;
  const noted = notes.get(noteNumber(number)) ?? [];
  return noted[anchorsBefore(noted, end)];
}

/** The citation behind a quotation, or behind the next one if that goes on with it: `"…", it added, "…" (A v. B)`. */
function anchorBehindAll(
  index: number,
  { text, anchors, spans }: Pick<AttributionTask, 'text' | 'anchors' | 'spans'>,
): ReturnType<typeof anchorBehind> {
  for (let at = index; at < index + MOST_JOINED; at += 1) {
    const [span, next] = [spans[at], spans[at + 1]];
    const found = span && anchorBehind(text, span, anchors);
    if (found || span === undefined || next === undefined) return found;
    if (
      next.outerStart - span.outerEnd > FAR_JOINED ||
      anchorsBefore(anchors, next.outerStart) > anchorsBefore(anchors, span.outerEnd)
    )
      return undefined;
    if (SENTENCE_BREAK.test(text.slice(span.outerEnd, next.outerStart))) return undefined;
  }
  return undefined;
}

/** The citation that follows a quotation and names its source: `"…" (A v. B, AIR 1980 SC 1)`. */
function anchorBehind(
  text: string,
  { outerEnd }: QuotedSpan,
  anchors: readonly CitedAnchor[],
): { readonly anchor: CitedAnchor; readonly isAttached: boolean } | undefined {
  const anchor = anchors[anchorsBefore(anchors, outerEnd)];
  if (anchor === undefined || anchor.start - outerEnd > FAR_BEHIND) return undefined;
  const between = text.slice(outerEnd, anchor.start);
  if (SPOKEN_BEHIND.test(between)) return { anchor, isAttached: true };
  if (!connects(between) || ENTRY_NUMBER.test(between)) return undefined;
  const isBracketed = /[([]\s*(?:(?:see|vide|per|in|cf\.?|ref\.?:?)\s*:?\s*)?$/i.test(between);
  if (!isBracketed && GOES_ON.test(text.slice(anchor.end, anchor.end + 40))) return undefined;
  // A sentence of its own: `"…". In A v. B, …`
  const isEnded = /[.?!]/.test(text.slice(outerEnd - 3, outerEnd)) || /[.?!\n]/.test(between);
  if (!isBracketed && isEnded && /(?:^|\s)(?:In|As|By|On|Of)\s/.test(between)) return undefined;
  return { anchor, isAttached: ATTACHED.test(between) || !/[.?!]/.test(between) };
}

/** The citations before a quotation in its sentence, in the one before, or in the paragraph that introduces it. */
function anchorsInFront(
  text: string,
  index: number,
  { anchors, spans }: Pick<AttributionTask, 'anchors' | 'spans'>,
): Attribution {
  const span = spans[index];
  if (span === undefined) return { anchors: [], isSure: false };
  const floor = Math.max(0, span.outerStart - FAR_BEFORE);
  const count = anchorsBefore(anchors, span.outerStart);
  const inReach = anchors
    .slice(Math.max(0, count - MOST), count)
    .filter((anchor) => anchor.end > floor && anchor.end <= span.outerStart && !isQuoted(anchor, spans, index));
  const nearest = inReach.at(-1);
  if (nearest === undefined) return { anchors: [], isSure: false };
  const between = withoutQuotations(text, { from: nearest.end, until: span.outerStart }, spans, index);
  const introduction = lastSentence(between);
  const other = [...introduction.words.matchAll(OTHERS)].at(-1);
  if (other && !COURT.test(introduction.words.slice(other.index + other[0].length)))
    return { anchors: [], isSure: false };
  const isUnknown = UNKNOWN_CASE.test(between);
  const before = inReach.at(-2);
  const lead = text.slice(Math.max(before?.end ?? 0, nearest.start - 60), nearest.start);
  const isLater = FOLLOWS.test(lead);
  const isFollower = isLater && before !== undefined && !SENTENCE_BREAK.test(text.slice(before.end, nearest.start));
  // `Relying on A v. B, the Bench took the view that "…"`: the words are those of the Bench.
  const isAnother =
    isLater &&
    !isFollower &&
    (/[A-Z]\w*\s(?:up)?on\b|\bFollowing|\bApplying|\bAfter/.test(lead) || ANOTHER_SPEAKS.test(between));
  const order = isFollower ? [before, nearest] : [nearest, ...inReach.slice(-MOST_RIVALS, -1).reverse()];
  const { words, tail, breaks } = introduction;
  const isIntroduced =
    breaks === 0
      ? SPEAKS.test(words) || words.trim().length < SHORT_INTRODUCTION
      : breaks <= MOST_BREAKS &&
        (LINKS.test(tail) || JUDGE_SPEAKS.test(tail)) &&
        SPEAKS.test(words) &&
        !BELOW.test(words);
  return { anchors: order, isSure: isIntroduced && !isUnknown && !isAnother };
}

/** Whether an anchor is inside one of the quotations before. */
function isQuoted({ start }: CitedAnchor, spans: readonly QuotedSpan[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - MOST); at -= 1) {
    const span = spans[at];
    if (span && span.start <= start && start < span.end) return true;
  }
  return false;
}

function withoutQuotations(
  text: string,
  { from, until }: { readonly from: number; readonly until: number },
  spans: readonly QuotedSpan[],
  index: number,
): string {
  let words = '';
  let end = until;
  for (let at = index - 1; at >= 0 && end > from; at -= 1) {
    const span = spans[at];
    if (span === undefined || span.outerEnd <= from) break;
    words = `"" ${text.slice(span.outerEnd, end)}${words}`;
    end = Math.max(from, span.outerStart);
  }
  return text.slice(from, end) + words;
}

/** The sentence that introduces a quotation, and how many end before it. */
function lastSentence(between: string): { readonly words: string; readonly tail: string; readonly breaks: number } {
  const trimmed = between.trimEnd();
  const ends = [...trimmed.matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  const start = last ? last.index + last[0].length : 0;
  return { words: trimmed.slice(start), tail: trimmed.slice(last?.index ?? 0), breaks: ends.length };
}
