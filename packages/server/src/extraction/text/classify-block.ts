import type { Block } from './block.js';

/** Longest line taken for a heading. */
const longestHeading = 90;

/** Headings that judgments print above their parts; compared without spaces, signs and case. */
const headings = new Set(
  (
    'judgment judgement order orders oraljudgment oralorder commonjudgment commonorder finalorder orderonboard background ' +
    'facts factsofthecase brieffacts brieffactsofthecase factualmatrix factualbackground factualbackdrop submissions ' +
    'submissionsoftheparties submissionsofparties contentions rivalcontentions arguments issue issues issuesforconsideration ' +
    'pointsforconsideration pointsfordetermination analysis ouranalysis analysisandfindings analysisandconclusion ' +
    'analysisandreasoning discussion discussionandanalysis discussionandfindings findings reasons reasoning conclusion ' +
    'conclusions operativeorder operativepart relief reliefs index introduction legalframework statutoryframework ' +
    'statutoryprovisions relevantprovisions preface prologue epilogue backgroundfacts proceduralhistory factualaspects ' +
    'challengeinthepresentpetition submissionsonbehalfoftheappellant submissionsonbehalfoftherespondent ' +
    'submissionsonbehalfofthepetitioner submissionsoftheappellant submissionsoftherespondent'
  ).split(' '),
);

/**
 * Classifies a paragraph where that is certain: a heading from a fixed list, or a passage in quotation
 * marks from its first to its last character below a line that announces it. Everything else is a paragraph.
 */
export function classifyBlock(text: string, before: string | undefined): Block {
  if (
    text.length <= longestHeading &&
    !/^[a-z“"]|\)$/.test(text) &&
    headings.has(text.replace(/[^A-Za-z]/g, '').toLowerCase()) &&
    !/\d/.test(text)
  ) {
    return { kind: 'heading', text };
  }
  // Examines only the end, because a pattern would be tried at every character.
  if (before !== undefined && /[:–—-]["”]?$/.test(before.slice(-2)) && isQuotation(text))
    return { kind: 'quote', text };
  return { kind: 'paragraph', text };
}

/** Shortest and longest line in capitals that is taken for a heading of a PDF, in letters. */
const SHORTEST_CAPITALS = 8;

/** A line in capitals between paragraphs: `ANALYSIS OF THE EVIDENCE:`. Sums, names of judges and ends of orders are none. */
export function isCapitalHeading(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < SHORTEST_CAPITALS || text.length > longestHeading || letters !== letters.toUpperCase())
    return false;
  return (
    !/[.;,”"’)]$|^\D{0,24}\d+$|^[(“"'‘.…]|\b(?:versus|vs?|judges?|member|chairman|chairperson|court)\b|,\s?C?J\b/i.test(
      text,
    ) && / /.test(text)
  );
}

/** Tells whether a line alone is one of the headings. */
export function isHeadingLine(text: string): boolean {
  return classifyBlock(text, undefined).kind === 'heading';
}

function isQuotation(text: string): boolean {
  const first = text[0];
  const last = text.replace(/[.,;]$/, '').at(-1);
  if (first === '“' && last === '”') return text.lastIndexOf('“') === 0;
  return first === '"' && last === '"' && text.slice(1, -2).indexOf('"') === -1;
}
