import type { Earlier } from './antecedents.js';
import type { GrammarText, Reader, Statements } from './reader.js';
import type { CaseStatement, Notice } from './statement.js';
import { statusAt } from './status.js';
import { type NamedCase, tokensOf } from './tokens.js';
import { verbAt } from './verb-statement.js';
import { verbs } from './vocabulary.js';

/** Words without which a sentence treats no case; they skip most sentences. */
const trigger =
  /over[-\s]*rul|good\s+(?:law|authority)|correct|wrongly|erroneously|bad\s+law|re-?\s?consider|doubt|distinguish|dissent|follow|approv|affirm|endors|reiterat|rel(?:y|ied|ies)|explain|per\s+incuriam|referred\s+to\s+(?:a|the)/i;

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
    if (!trigger.test(plain.slice(sentence.start, sentence.end))) continue;
    const tokens = tokensOf(plain, sentence, own);
    const reader = { text, tokens, sentence, index, earlier };
    for (let at = 0; at < tokens.length; at += 1) {
      const said = saidAt(reader, at);
      if (said === undefined) continue;
      if ('treatment' in said) statements.push(said);
      else if (notices.at(-1)?.start !== said.start) notices.push(said);
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
