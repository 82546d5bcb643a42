import type { Earlier } from './antecedents.js';
import type { GrammarText, Reader, Statements } from './reader.js';
import type { CaseStatement, Notice } from './statement.js';
import { statusAt } from './status.js';
import { type NamedCase, tokensOf } from './tokens.js';
import { verbAt } from './verb-statement.js';
import { verbs } from './vocabulary.js';

/** Words without which no sentence says that a case is no longer good law. */
const standingWords =
  /over[-\s]{0,3}rul|(?:good|bad|correct|incorrect|sound)\s+(?:law|authority|precedent)|(?:correctly|rightly|wrongly|erroneously|incorrectly)\s+decided|correct\s+(?:view|position|legal|proposition|statement)|law\s+correctly|(?:binding|longer)\s+(?:precedent|law)|holds?\s+the\s+field|law\s+any\s|valid\s+law|re-?\s?consider|correctness|doubt(?:s|ed|ing)?\s+(?:the|that|about|as|this)|in\s+(?:serious\s+)?doubt|open\s+to\s+\w+\s?(?:doubt|question)?|per\s+incuriam|(?:larger|bigger|constitution|full)\s+bench/i;
/** Verbs that treat a case otherwise; they are only read where the sentence names a case. */
const otherWords =
  /distinguish|dissent|follow|approv|affirm|endors|reiterat|reaffirm|rel(?:y|ied|ies)|explain|adopt|appl(?:y|ied|ies)|accept/i;

/** Who may have done it besides a case, and words that refer back to one. */
const courts = /court|council|lords|(?:decision|judgment|ruling|view|case|principle)s?\b|^[\s\d.]{0,6}this\s/i;

/** Returns whether a sentence with so many cases may say what another judgment did. */
const mayReport = (words: string, cases: number): boolean =>
  cases > 0 && otherWords.test(words) && (cases > 1 || courts.test(words));

/** Returns whether any sentence of a text may say that a case is no longer good law. */
export const mayOverrule = (plain: string): boolean => standingWords.test(plain);

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
    if (!standingWords.test(words) && !mayReport(words, own.length)) continue;
    const tokens = tokensOf(plain, sentence, own);
    const reader = { text, tokens, sentence, index, earlier };
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
  return { statements, notices };
}

/** Cases that "those decisions" can mean. */
const KEPT = 24;

function saidAt(reader: Reader, at: number): CaseStatement | Notice | undefined {
  const word = reader.tokens[at]?.word ?? '';
  const verb = verbs.get(word);
  if (verb !== undefined) return verbAt(reader, at);
  return statusAt(reader, at);
}
