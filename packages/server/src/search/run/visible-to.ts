import { extractCitations } from '@headnote/core/citation';
import { readCitationKeys } from '../../citator/keys/read-citation-keys.js';
import { selectHidden } from '../../library/document-marks.js';
import { readNumbers } from '../../library/find-document.js';
import { readList } from '../../library/document-record.js';
import type { Store } from '../../store/database.js';
import type { Audience } from '../model/audience.js';
import type { Clause } from '../model/engine-request.js';
import type { ExactField, TextField } from '../model/fields.js';

/** Fields whose value names a document. */
const NAMING: ReadonlySet<ExactField> = new Set<ExactField>(['citations', 'houseCitation', 'caseNumber', 'title']);

/** Text fields whose words are in many judgments, such as `of`, `HN`, a year or a volume: only a whole citation names one. */
const NUMBERED: ReadonlySet<TextField> = new Set<TextField>(['citations', 'caseNumber']);

/**
 * Leaves hidden judgments out of every list that a visitor can open without naming something in them, such as the latest
 * cases, a year, a volume or a court: it shows the names of the parties. A search by words, by a citation or by an id still
 * finds them.
 */
export async function visibleTo(audience: Audience, { db }: Store, query: Clause): Promise<Clause> {
  if (audience === 'member' || namesSomething(query)) return query;
  const hidden = (await selectHidden(db).execute()).map((row) => row.document_id);
  const named = await namedBy(numberedTexts(query), { db, hidden });
  const left = hidden.filter((id) => !named.has(id));
  if (left.length === 0) return query;
  return {
    type: 'bool',
    must: [query],
    should: [],
    mustNot: [{ type: 'ids', values: left }],
    filter: [],
    minimumShouldMatch: 0,
  };
}

/** True if every document that a clause finds has a word, a citation or an id that the clause names. */
function namesSomething(clause: Clause): boolean {
  switch (clause.type) {
    case 'match':
    case 'phrase':
      return !NUMBERED.has(clause.field);
    case 'multi':
      return !clause.fields.some((field) => NUMBERED.has(field));
    case 'prefix':
    case 'wildcard':
    case 'near':
      return !NUMBERED.has(clause.field);
    case 'ids':
    case 'named':
    case 'none':
      return true;
    case 'terms':
      return NAMING.has(clause.field);
    case 'bool': {
      const { must, filter, should, minimumShouldMatch } = clause;
      if ([...must, ...filter].some(namesSomething)) return true;
      return minimumShouldMatch > 0 && should.length > 0 && should.every(namesSomething);
    }
    case 'all':
    case 'range':
    case 'exists':
      return false;
  }
}

/** The texts that a query looks for in fields of citations and case numbers. */
function numberedTexts(clause: Clause): readonly string[] {
  if (clause.type === 'bool') return [...clause.must, ...clause.filter, ...clause.should].flatMap(numberedTexts);
  if (clause.type === 'match' || clause.type === 'phrase') return NUMBERED.has(clause.field) ? [clause.text] : [];
  return clause.type === 'multi' && clause.fields.some((field) => NUMBERED.has(field)) ? [clause.text] : [];
}

interface Hidden {
  readonly db: Store['db'];
  readonly hidden: readonly string[];
}

/** Finds the hidden judgments of which a text has a whole citation, or a case number with its year. */
async function namedBy(texts: readonly string[], { db, hidden }: Hidden): Promise<ReadonlySet<string>> {
  if (texts.length === 0 || hidden.length === 0) return new Set();
  const rows = await readNumbers(db, hidden);
  const keys = await readCitationKeys(db, hidden);
  const asked = new Set(
    texts.flatMap((text) =>
      extractCitations(text).flatMap(({ canonical, alternatives = [] }) => [canonical, ...alternatives]),
    ),
  );
  const words = texts.map(wordsOf);
  const cases = texts.map(numbersOf);
  const named = rows.filter(({ id, house_citation, other_citations, case_number }) => {
    const printed = [house_citation, ...readList(other_citations)].map(wordsOf);
    const numbers = numbersOf(case_number);
    return (
      keys.get(id)?.some(({ key }) => asked.has(key)) ||
      printed.some((one) => words.some((text) => text.includes(one))) ||
      cases.some((text) => text.some((number, at) => at > 0 && hasPair(numbers, text[at - 1], number)))
    );
  });
  return new Set(named.map(({ id }) => id));
}

/** The words of a citation between blanks, so that one is found whole in another. */
const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? []).join(' ')} `;

const numbersOf = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Whether two numbers follow each other: a number and its year. */
const hasPair = (numbers: readonly number[], first: number | undefined, second: number): boolean =>
  numbers.some((number, at) => number === second && at > 0 && numbers[at - 1] === first);
