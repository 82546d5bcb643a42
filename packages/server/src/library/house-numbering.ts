import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { lockLastNumber, saveLastNumber } from '../store/house-numbers.js';
import type { NewDocument } from '../extraction/new-document.js';
import {
  type HouseCitation,
  formatHouseCitation,
  houseSeries,
  houseYear,
  parseHouseCitation,
} from './house-citation.js';
import { HouseCitationError } from './house-citation-error.js';

/** Gives house citations to the new documents of one transaction. */
export interface HouseNumbering {
  /** The citation the source fixes, or the next one of its series and year. */
  give(document: NewDocument): Promise<HouseCitation>;
  /** Writes the counters back; call it once, before the transaction ends. */
  save(): Promise<void>;
}

/** Opens the counters for one transaction; each series and year is read once. */
export function openHouseNumbering(transaction: Transaction<Database>): HouseNumbering {
  const counters = new Map<string, { series: string; year: string; last: number }>();
  /** Source ids by citation: the documents of this transaction are written only after all have a citation. */
  const holders = new Map<string, string>();

  async function counterOf(series: string, year: string) {
    const key = `${year} ${series}`;
    const known = counters.get(key);
    if (known !== undefined) return known;
    const counter = { series, year, last: await lockLastNumber(transaction, { series, year }) };
    counters.set(key, counter);
    return counter;
  }

  async function holderOf(citation: HouseCitation): Promise<string | undefined> {
    const row = await transaction
      .selectFrom('documents')
      .select('source_id')
      .where('house_citation', '=', formatHouseCitation(citation))
      .executeTakeFirst();
    return row?.source_id;
  }

  async function giveFixed(document: NewDocument, text: string): Promise<HouseCitation> {
    const details = { citation: text, sourceId: document.source.id };
    const citation = parseHouseCitation(text);
    const series = houseSeries(document);
    if (citation === undefined || citation.series !== series) {
      throw new HouseCitationError(
        `${document.source.id} asks for the house citation "${text}", which is not of the form "<year> ${series} <number>".`,
        details,
      );
    }
    const holder = holders.get(formatHouseCitation(citation)) ?? (await holderOf(citation));
    if (holder !== undefined) {
      throw new HouseCitationError(
        `${document.source.id} asks for the house citation "${text}", which ${holder} already has. Give it another one.`,
        details,
      );
    }
    const counter = await counterOf(citation.series, citation.year);
    counter.last = Math.max(counter.last, citation.number);
    return citation;
  }

  async function giveNext(document: NewDocument): Promise<HouseCitation> {
    const counter = await counterOf(houseSeries(document), houseYear(document));
    counter.last += 1;
    return { series: counter.series, year: counter.year, number: counter.last };
  }

  return {
    async give(document) {
      const { houseCitation: fixed, source } = document;
      const citation = await (fixed === undefined ? giveNext(document) : giveFixed(document, fixed));
      holders.set(formatHouseCitation(citation), source.id);
      return citation;
    },
    async save() {
      for (const counter of counters.values()) await saveLastNumber(transaction, counter);
    },
  };
}
