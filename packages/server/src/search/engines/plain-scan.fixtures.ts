import { stemmer } from 'stemmer';

/** A clause from a client. */
export type WireClause = Readonly<Record<string, unknown>>;

/** The texts of a document under their wire names; sentence ends are offsets into `content`. */
export interface PlainDocument {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly sentenceEnds: readonly number[];
  readonly exact: Readonly<Record<string, string | number | null>>;
}

/** The words of a text, each with the number of its sentence and paragraph. */
interface Words {
  readonly words: Uint32Array;
  readonly sentences: Uint32Array;
  readonly paragraphs: Uint32Array;
}

type Stretch = readonly [start: number, end: number];

const W = '[\\p{L}\\p{N}\\p{M}]';
const A = "['\u2019\u02bc\uff07]";
const WORD = new RegExp(`${W}+(?:${A}(?![sS](?!${W}))${W}+)*(?:${A}[sS](?!${W}))?|[&§]`, 'gu');
const POSSESSIVE = new RegExp(`${A}[sS]$`, 'u');
/** Number of letters of a word that are compared. */
const LONGEST = 64;

function fold(word: string): string {
  if (word === '&') return 'and';
  if (word === '§') return 'section';
  const folded = word.replace(POSSESSIVE, '').normalize('NFKC').toLowerCase().normalize('NFD');
  return folded
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .slice(0, LONGEST);
}

function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

function foldedWords(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => fold(word)).filter((word) => word !== '');
}

/** Returns an existing item, or throws. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${items.length}.`);
  return item;
}

/** Edit distance with swapped neighbours, by the well-known table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(at(rows, i - 1), j) + 1, at(at(rows, i), j - 1) + 1, at(at(rows, i - 1), j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(at(rows, i - 2), j - 2) + 1);
      at(rows, i)[j] = best;
    }
  }
  return at(at(rows, a.length), b.length);
}

function wordsOfField(fields: Readonly<Record<string, Words | undefined>>, field: string): Words {
  const words = fields[field.replace('.exact', '')];
  if (words === undefined) throw new RangeError(`The documents have no ${field}.`);
  return words;
}

/** Answers queries by examining every word of every text: slow, and independent of the engine. */
export function openPlainScan(documents: readonly PlainDocument[]) {
  const vocabulary: string[] = [];
  const numbers = new Map<string, number>();
  const read = (document: PlainDocument): Record<string, Words> =>
    Object.fromEntries(
      Object.entries(document.texts).map(([field, text]) => [
        field,
        readWords(text, field === 'content' ? document.sentenceEnds : []),
      ]),
    );

  function readWords(text: string, ends: readonly number[]): Words {
    const words: number[] = [];
    const sentences: number[] = [];
    const paragraphs: number[] = [];
    const gaps = [...text.matchAll(/\n\n/g)].map((match) => match.index);
    let sentence = 0;
    let paragraph = 0;
    for (const match of text.matchAll(WORD)) {
      const folded = fold(match[0]);
      if (folded === '') continue;
      while (sentence < ends.length && at(ends, sentence) <= match.index) sentence += 1;
      while (paragraph < gaps.length && at(gaps, paragraph) <= match.index) paragraph += 1;
      let number = numbers.get(folded);
      if (number === undefined) {
        number = vocabulary.length;
        vocabulary.push(folded);
        numbers.set(folded, number);
      }
      words.push(number);
      sentences.push(sentence);
      paragraphs.push(paragraph);
    }
    return {
      words: Uint32Array.from(words),
      sentences: Uint32Array.from(sentences),
      paragraphs: Uint32Array.from(paragraphs),
    };
  }

  const texts = documents.map(read);
  const stems = vocabulary.map(stem);
  const tables = new Map<string, Uint8Array>();

  /** One byte per word of the vocabulary: 1 if it matches. */
  function tableOf(key: string, test: (word: string, place: number) => boolean): Uint8Array {
    let table = tables.get(key);
    if (table === undefined) {
      table = Uint8Array.from(vocabulary, (word, place) => Number(test(word, place)));
      tables.set(key, table);
    }
    return table;
  }

  function tableOfWord(field: string, word: string, fuzziness: unknown = 0): Uint8Array {
    const isExact = field.endsWith('.exact') || field === 'citation';
    const own = stem(word);
    const isFuzzy = fuzziness === 1 || (fuzziness === 'AUTO' && word.length > 2);
    return tableOf(`${isExact}${isFuzzy} ${word}`, (other, place) => {
      if (isExact ? other === word : stems[place] === own) return true;
      return isFuzzy && Math.abs(other.length - word.length) <= 1 && distance(other, word) <= 1;
    });
  }

  function tableOfPattern(pattern: string): Uint8Array {
    const source = pattern.toLowerCase().replace(/\*/g, '.*').replace(/\?/g, '.');
    const expression = new RegExp(`^${source}$`, 'u');
    return tableOf(`* ${pattern}`, (word) => expression.test(word));
  }

  const has = (words: Words | undefined, table: Uint8Array) => words?.words.some((word) => table[word] === 1) === true;

  function stretches(clause: WireClause, words: Words): Stretch[] {
    const [[type, content]] = Object.entries(clause) as [[string, Record<string, unknown>]];
    if (type === 'near') return nearStretches(content as unknown as Near, words);
    if (type === 'bool') {
      const all = (content['should'] as WireClause[]).flatMap((part) => stretches(part, words));
      return unique(all);
    }
    const [[field, value]] = Object.entries(content) as [[string, unknown]];
    const { query, slop = 0, fuzziness } = optionsOf(value);
    if (type === 'prefix') return positions(tableOfPattern(`${query}*`), words);
    if (type === 'wildcard') return positions(tableOfPattern(query), words);
    const wanted = foldedWords(query);
    const tables = wanted.map((word) => tableOfWord(field, word, fuzziness));
    if (type === 'match') return positions(at(tables, 0), words);
    if (slop === 0) {
      const found: Stretch[] = [];
      for (let start = 0; start + tables.length <= words.words.length; start += 1) {
        if (tables.every((table, step) => table[at(words.words, start + step)] === 1))
          found.push([start, start + tables.length - 1]);
      }
      return found;
    }
    return sloppyStretches(tables, slop, words);
  }

  function positions(table: Uint8Array, { words }: Words): Stretch[] {
    const found: Stretch[] = [];
    for (let place = 0; place < words.length; place += 1) if (table[at(words, place)] === 1) found.push([place, place]);
    return found;
  }

  function sloppyStretches(tables: readonly Uint8Array[], slop: number, words: Words): Stretch[] {
    const places = tables.map((table) => positions(table, words).map(([start]) => start));
    const shortest = new Map<number, number>();
    const choose = (chosen: readonly number[]): void => {
      const step = chosen.length;
      if (step === tables.length) {
        const shifted = chosen.map((place, index) => place - index);
        if (Math.max(...shifted) - Math.min(...shifted) > slop) return;
        const start = Math.min(...chosen);
        shortest.set(start, Math.min(shortest.get(start) ?? Number.POSITIVE_INFINITY, Math.max(...chosen)));
        return;
      }
      const near = chosen[0] === undefined ? undefined : chosen[0] + step;
      for (const place of at(places, step)) {
        if (near !== undefined && place < near - slop) continue;
        if (near !== undefined && place > near + slop) break;
        if (!chosen.includes(place)) choose([...chosen, place]);
      }
    };
    if (places.every((each) => each.length > 0)) choose([]);
    return [...shortest].sort((a, b) => a[0] - b[0]);
  }

  interface Near {
    readonly of: readonly WireClause[];
    readonly within: number | 'sentence' | 'paragraph';
    readonly ordered?: boolean;
  }

  function nearStretches({ of, within, ordered = false }: Near, words: Words): Stretch[] {
    const parts = of.map((part) => stretches(part, words));
    if (parts.some((part) => part.length === 0)) return [];
    const unit = within === 'sentence' ? words.sentences : within === 'paragraph' ? words.paragraphs : undefined;
    const found: Stretch[] = [];
    const extend = (used: number, first: number, last: number, spent: number): void => {
      if (used === (1 << of.length) - 1) {
        found.push([first, last]);
        return;
      }
      for (const [index, part] of parts.entries()) {
        if ((used & (1 << index)) !== 0 || (ordered && used !== (1 << index) - 1)) continue;
        for (let place = behind(part, last); place < part.length; place += 1) {
          const [start, end] = at(part, place);
          const total = spent + start - last;
          if (unit === undefined && total > (within as number)) break;
          if (unit !== undefined && unit[start] !== unit[first]) break;
          if (unit !== undefined && unit[end] !== unit[first]) continue;
          extend(used | (1 << index), first, end, total);
        }
      }
    };
    for (const [index, part] of parts.entries()) {
      if (ordered && index > 0) break;
      for (const [start, end] of part) {
        if (unit !== undefined && unit[start] !== unit[end]) continue;
        extend(1 << index, start, end, 0);
      }
    }
    return unique(found);
  }

  /** Returns the first stretch that starts after a place. */
  function behind(sorted: readonly Stretch[], place: number): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(sorted, middle)[0] <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function unique(all: readonly Stretch[]): Stretch[] {
    return [...new Map(all.map((each) => [`${each[0]}-${each[1]}`, each])).values()].sort(
      (a, b) => a[0] - b[0] || a[1] - b[1],
    );
  }

  function matches(clause: WireClause, place: number): boolean {
    const [[type, content]] = Object.entries(clause) as [[string, Record<string, unknown>]];
    const fieldsOf = at(texts, place);
    const { exact } = at(documents, place);
    if (type === 'match_all') return true;
    if (type === 'bool') return matchesBool(content, place);
    if (type === 'near') return stretches(clause, wordsOfField(fieldsOf, String(content['field']))).length > 0;
    if (type === 'multi_match') return matchesMulti(content, fieldsOf);
    const [[field, value]] = Object.entries(content) as [[string, unknown]];
    if (type === 'term') return exact[field] === value;
    if (type === 'terms') return (value as unknown[]).includes(exact[field]);
    if (type === 'range') {
      const { gte, lte } = value as { readonly gte?: number; readonly lte?: number };
      const own = exact[field];
      return typeof own === 'number' && (gte === undefined || own >= gte) && (lte === undefined || own <= lte);
    }
    const words = fieldsOf[field.replace('.exact', '')];
    const { query, operator = 'or', fuzziness } = optionsOf(value);
    if (type !== 'match') return words !== undefined && stretches(clause, words).length > 0;
    const tables = foldedWords(query).map((word) => tableOfWord(field, word, fuzziness));
    return operator === 'and' ? tables.every((table) => has(words, table)) : tables.some((table) => has(words, table));
  }

  function matchesMulti(content: Record<string, unknown>, fieldsOf: Record<string, Words>): boolean {
    const {
      query,
      fields,
      type,
      operator = 'or',
    } = content as {
      readonly query: string;
      readonly fields: readonly string[];
      readonly type: string;
      readonly operator?: 'and' | 'or';
    };
    const wordsIn = (field: string) => wordsOfField(fieldsOf, field);
    if (type === 'phrase')
      return fields.some((field) => stretches({ match_phrase: { [field]: query } }, wordsIn(field)).length > 0);
    const wanted = foldedWords(query);
    const every = (holds: (word: string) => boolean) => (operator === 'and' ? wanted.every(holds) : wanted.some(holds));
    if (type === 'cross_fields')
      return every((word) => fields.some((field) => has(wordsIn(field), tableOfWord(field, word))));
    return fields.some((field) => every((word) => has(wordsIn(field), tableOfWord(field, word))));
  }

  function matchesBool(content: Record<string, unknown>, place: number): boolean {
    const part = (name: string) => [content[name] ?? []].flat() as WireClause[];
    const holds = (clause: WireClause) => matches(clause, place);
    const should = part('should');
    const isFree = part('must').length + part('filter').length > 0 || should.length === 0;
    const needed = (content['minimum_should_match'] as number | undefined) ?? (isFree ? 0 : 1);
    return (
      [...part('must'), ...part('filter')].every(holds) &&
      !part('must_not').some(holds) &&
      should.filter(holds).length >= needed
    );
  }

  return {
    /** Every word of the documents, folded. */
    vocabulary,
    /** Ids of the documents that match. */
    find: (clause: WireClause): string[] =>
      documents.filter((_document, place) => matches(clause, place)).map((document) => document.id),
    /** The words of a document's content, folded, for drawing queries. */
    wordsOf: (place: number): { readonly word: (at: number) => string; readonly count: number } => {
      const { words } = wordsOfField(at(texts, place), 'content');
      return { word: (position) => at(vocabulary, at(words, position)), count: words.length };
    },
  };
}

function optionsOf(value: unknown) {
  const options = typeof value === 'object' && value !== null ? value : { query: value };
  return options as {
    readonly query: string;
    readonly slop?: number;
    readonly operator?: 'and' | 'or';
    readonly fuzziness?: unknown;
  };
}
