import type { Earlier } from './antecedents.js';
import type { GrammarText, Reader, Statements } from './reader.js';
import { authorityAt, isSettled, settledBefore } from './authorities.js';
import { bearingAt } from './bearing.js';
import { referralAt } from './referral.js';
import { citedFor, likeCited } from './cited-for.js';
import { stanceAt } from './own-stance.js';
import { lastAt, type Span } from '../span.js';
import type { CaseStatement, Notice } from './statement.js';
import { statusAt } from './status.js';
import { type NamedCase, tokensOf } from './tokens.js';
import { upheldAt } from './upholding.js';
import { verbAt } from './verb-statement.js';
import { verbs, withApproval } from './vocabulary.js';

/** Words without which no sentence says that a case is no longer good law. */
const standingWords =
  /over[-\s]{0,3}rul|(?:good|bad|correct|incorrect|sound)\s+(?:law|authority|precedent)|(?:correctly|rightly|wrongly|erroneously|incorrectly)\s+decided|correct\s+(?:view|position|legal|proposition|statement|principle|test|rule|approach)|law\s+correctly|(?:binding|longer)\s+(?:precedent|law)|holds?\s+the\s+field|law\s+any\s|valid\s+law|re-?\s?consider|correctness|doubt(?:s|ed|ing)?\s+(?:the|that|about|as|this)|in\s+(?:serious\s+)?doubt|open\s+to\s+\w+\s?(?:doubt|question)?|per\s+incuriam|(?:larger|bigger|constitution|full)\s+bench/i;
/** Words by which a case is treated otherwise. */
const otherWords =
  /distinguish|erroneous|incorrect|unsound|untenable|misplaced|misconceived|dissent|follow|approv|affirm|uph[eo]ld|endors|reiterat|reaffirm|reli(?:ed|es)|rely|explain|adopt|appl(?:y|ied|ies|ic)|accept|agree|revers|set\s+aside/i;
/** Words that are only read where the sentence names a case. */
const namedWords =
  /\b(?:see|vide|bearing|relevan(?:t|ce)|assist(?:ance)?|help|avail|in(?:applicable|apposite)|attracted|apposite|advance|approval|concur|subscribe|share|differ|fortified|supported|strengthened|reinforced|recapitulat(?:e|ing)|recall(?:ing)?|reference\s+(?:may|can|could)|be\s+(?:[a-z]+\s)?referred\s+to|(?:useful|profitabl|advantageous|beneficial|fruitful)[a-z]*|apt|appropriate|pertinent|worthwhile|instructive|settled|established|highlighted|emphasi[sz]ed|stressed|underlined|underscored|clear|crystalli[sz]ed|delineated|concluded|at\s+rest|different|supports?|fortifies|authority|illustration|instance|binding|in\s+point|all\s+fours|concludes|settles|governs|covers|clinches|derive|draw|seek|find|gain|take)\b|\beffect\s+(?:is|are|was|were)\b/i;

/** Words by which "that decision" helps or does not. */
const bearsWords =
  /\b(?:assist(?:ance|s)?|helps?|avail|relevan(?:t|ce)|bearing|supports?|attracted|apposite|in(?:applicable|apposite)|different|binding|concludes|settles|governs|covers|in\s+point|all\s+fours)\b/i;

/** Words that refer back to a case. */
const refersBack = /\b(?:decision|judgment|ruling|view|case|same)s?\b|^[\s\d.]{0,6}(?:this|it)\s/i;

/** Returns whether a sentence with so many cases may say what another judgment did. */
const mayReport = (words: string, cases: number): boolean =>
  cases > 0
    ? otherWords.test(words) || namedWords.test(words)
    : refersBack.test(words) && (otherWords.test(words) || bearsWords.test(words));

/** Reads what the sentences of a text say of cases. Linear in the text: no part of a sentence is read more than a few times. */
export function readStatements(text: GrammarText): Statements {
  const { plain, sentences, cases } = text;
  const statements: CaseStatement[] = [];
  const notices: Notice[] = [];
  const earlier: Earlier[] = [];
  let next = 0;
  for (const [index, sentence] of sentences.entries()) {
    const own: NamedCase[] = [];
    for (; (cases[next]?.start ?? Infinity) < sentence.end; next += 1) {
      const named = cases[next];
      if (named !== undefined) own.push(named);
    }
    for (const named of own) earlier.push({ named, sentence: index });
    while (earlier.length > KEPT) earlier.shift();
    const words = plain.slice(sentence.start, sentence.end);
    const isAnswer = own.length > 0 && isSettled(plain, sentences[index - 1]);
    if (!isAnswer && !standingWords.test(words) && !mayReport(words, own.length)) continue;
    const tokens = tokensOf(plain, sentence, own);
    const reader = { text, tokens, sentence, index, earlier };
    const settled = isAnswer ? settledBefore(reader) : undefined;
    if (settled !== undefined) statements.push(settled);
    for (let at = 0; at < tokens.length; at += 1) {
      const said = saidAt(reader, at);
      if (said === undefined) continue;
      if ('treatment' in said) {
        statements.push(said);
        // Without a citation it leads to no judgment: the reader is told to look.
        const isNamed = said.cases.some(({ citations }) => citations.length > 0);
        if (!isNamed && said.treatment === 'overruled') notices.push({ ...sentence, at: said.at });
      } else if (notices.at(-1)?.start !== said.start) notices.push(said);
    }
  }
  return withoutContradictions({ statements, notices }, text);
}

/** "We do not approve # and overrule it": overruled. "# was overruled in Y. That decision was recalled": read it. */
function withoutContradictions({ statements, notices }: Statements, { plain, sentences }: GrammarText): Statements {
  const overruling = new Set(
    statements.filter(({ treatment }) => treatment === 'overruled').map(({ sentence }) => sentence.start),
  );
  const undone = statements.filter(
    (one) =>
      one.treatment === 'overruled' &&
      one.source === 'reported' &&
      isUndone.test(behind(one.sentence, plain, sentences)),
  );
  return {
    statements: statements.filter(
      (one) => !undone.includes(one) && !(one.treatment === 'dissented' && overruling.has(one.sentence.start)),
    ),
    notices: [...notices, ...undone.map(({ sentence, at }) => ({ ...sentence, at }))].sort(
      (one, other) => one.at - other.at,
    ),
  };
}

/** The two sentences behind a sentence. */
function behind({ end }: Span, plain: string, sentences: readonly Span[]): string {
  const last = sentences[lastAt(sentences, end) + 1] ?? sentences.at(-1);
  return plain.slice(end, Math.min(last?.end ?? end, end + BEHIND));
}
const BEHIND = 600;
const isUndone =
  /\b(?:that|this|said|aforesaid|latter|the)\s+(?:decision|judgment|order|ruling)\b[^.;]{0,120}\b(?:was|were|has\s+been|stands?)\s+(?:[a-z]+\s+){0,2}(?:recalled|reviewed\s+and|itself\s+overruled|restored)\b/i;

/** Cases that "those decisions" can mean. */
const KEPT = 24;

function saidAt(reader: Reader, at: number): CaseStatement | Notice | undefined {
  const word = reader.tokens[at]?.word ?? '';
  const verb = verbs.get(word);
  if (verb !== undefined) return verbAt(reader, at) ?? (word.startsWith('appl') ? upheldAt(reader, at) : undefined);
  if (withApproval.has(word) || word === 'aside')
    return verbAt(reader, at) ?? statusAt(reader, at) ?? authorityAt(reader, at);
  if (word === 'we' || word === 'i') return stanceAt(reader, at);
  if (word === 'see' || word === 'vide') return citedFor(reader, at);
  if (word === 'effect' || word.startsWith('recap') || word.startsWith('recall')) return likeCited(reader, at);
  if (word === 'reconsideration' || word === 'doubt' || word === 'doubts') {
    const referred = referralAt(reader, at);
    if (referred !== undefined) return referred;
  }
  return bearingAt(reader, at) ?? statusAt(reader, at) ?? upheldAt(reader, at) ?? authorityAt(reader, at);
}
