import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database, Store } from '../store/database.js';
import { documentId } from './document-id.js';
import { readComparedOriginal, readComparedText } from './compared-text.js';
import { type Marking, readMarks } from './document-marks.js';
import { findSameFiles, type ImportedFile } from './imported-files.js';
import { allRunsOf, containedRuns, countWords, sharedRuns, smallestRuns, type WordRuns } from './word-runs.js';

/** Two texts with this part of their runs of words in common are one judgment: with one word in 20 changed they are found. */
const SAME_JUDGMENT = 0.5;

/**
 * A text is in another one if that has this part of its runs: with one word in 20 changed it has 77 in 100. A judgment that
 * quotes a marked one has only the runs of the quoted paragraphs, and is stored.
 */
const CONTAINED = 0.7;

/** The marked texts that are read in full have this part by estimate, from 256 of their runs: low, so that chance hides none. */
const MAY_BE_CONTAINED = 0.5;

/**
 * Words of a text that other judgments can have too: orders of one form have the very words of each other, `Heard.
 * Dismissed as withdrawn.`, up to about this length, and no two judgments of more words have all of them.
 * Texts of fewer words are not looked for in longer ones.
 */
const FEW_WORDS = 100;

/** A marked document whose words another one has. */
export interface MarkedLike {
  /** Its id within its source. */
  readonly sourceId: string;
  readonly marking: Marking;
  /** `same`: the bytes, or all words. `few-words`: all words, which are so few that another judgment may have them too. */
  readonly likeness: 'same' | 'few-words' | 'near';
}

/** Finds documents that bring back what an operator masked, hid or took down. */
export interface MarkedTexts {
  /**
   * Returns a marked document of another id that has the same bytes or nearly the same words; undefined if the library has
   * the words under the id of the document already.
   */
  like(document: NewDocument, file: ImportedFile | undefined): Promise<MarkedLike | undefined>;
}

interface MarkedText {
  readonly id: string;
  readonly sourceId: string;
  /** The runs that stand for the text. */
  readonly runs: WordRuns;
  /** Number of all its runs. */
  readonly size: number;
}

/**
 * Opens the marked documents of a library. Their texts are read when the first document is compared, and those that are
 * marked meanwhile with the next one.
 */
export function openMarkedTexts({ db }: Pick<Store, 'db'>): MarkedTexts {
  const texts = new Map<string, MarkedText>();
  const byRun = new Map<number, MarkedText[]>();

  async function readNew(ids: readonly string[]): Promise<void> {
    for (const id of ids.filter((one) => !texts.has(one))) {
      const text = await readText(db, id);
      if (text === undefined) continue;
      texts.set(id, text);
      for (const run of text.runs) {
        const known = byRun.get(run);
        if (known === undefined) byRun.set(run, [text]);
        else known.push(text);
      }
    }
  }

  /** The most alike of the marked ones, of those that share any of the runs that stand for a text. */
  function mostAlike(runs: WordRuns, isOther: (text: MarkedText) => boolean): Alike | undefined {
    const near = new Set(runs.flatMap((run) => byRun.get(run) ?? []).filter(isOther));
    const alike = [...near].map((text) => ({ text, shared: sharedRuns(runs, text.runs) }));
    return alike.filter(({ shared }) => shared >= SAME_JUDGMENT).toSorted((a, b) => b.shared - a.shared)[0];
  }

  /** A marked one that is a part of the text, or of which the text is a part. */
  async function inOneAnother(all: WordRuns, plain: string, isOther: (text: MarkedText) => boolean) {
    if (all.length < FEW_WORDS) return undefined;
    const found = new Map<MarkedText, number>();
    for (const run of all) for (const text of byRun.get(run) ?? []) found.set(text, (found.get(text) ?? 0) + 1);
    for (const [text, count] of found) {
      const shorter = Math.min(all.length, text.size);
      if (!isOther(text) || text.size < FEW_WORDS) continue;
      if ((count / text.runs.length) * text.size < MAY_BE_CONTAINED * shorter) continue;
      const shared = containedRuns((await readPlain(db, text.id))?.plain ?? '', plain) ?? 0;
      if (shared >= CONTAINED) return text;
    }
    return undefined;
  }

  return {
    async like(document, file) {
      const rows = await db.selectFrom('document_marks').select('document_id').distinct().execute();
      const marked = new Set(rows.map((row) => row.document_id));
      const own = documentId(document.kind, document.source.id);
      if (marked.size === 0) return undefined;
      await readNew([...marked]);
      const sameBytes = file === undefined ? [] : await findSameFiles(db, file);
      const twin = sameBytes.find((id) => marked.has(documentId('case', id)));
      const { plain } = document.text;
      const all = allRunsOf(plain);
      const runs = smallestRuns(all);
      const isOther = ({ id }: MarkedText) => id !== own && marked.has(id) && id.startsWith(own.slice(0, 1));
      const alike = mostAlike(runs, isOther);
      const found = alike?.text ?? (twin === undefined ? await inOneAnother(all, plain, isOther) : undefined);
      const id = twin === undefined ? found?.id : documentId('case', twin);
      const marking = id === undefined ? undefined : (await readMarks(db, [id])).get(id);
      const sourceId = twin ?? found?.sourceId;
      if (marking === undefined || sourceId === undefined || (await hasWordsAlready(db, own, runs))) return undefined;
      const isSame = twin !== undefined || alike?.shared === 1;
      const isShort = twin === undefined && countWords(plain) < FEW_WORDS;
      return { sourceId, marking, likeness: isSame ? (isShort ? 'few-words' : 'same') : 'near' };
    },
  };
}

interface Alike {
  readonly text: MarkedText;
  readonly shared: number;
}

/** Whether the library has the words under that id: the document was there before the mark, or follows its own marks. */
async function hasWordsAlready(db: Kysely<Database>, id: string, runs: WordRuns): Promise<boolean> {
  const own = await readText(db, id);
  return own !== undefined && sharedRuns(runs, own.runs) >= SAME_JUDGMENT;
}

/** Undefined if the library has no such document. A damaged text has no runs. */
async function readText(db: Kysely<Database>, id: string): Promise<MarkedText | undefined> {
  const read = await readPlain(db, id);
  if (read === undefined) return undefined;
  const all = allRunsOf(read.plain);
  return { id, sourceId: read.sourceId, runs: smallestRuns(all), size: all.length };
}

/** The text of a document as its source has it. Undefined if the library has no such document, and empty if it is damaged. */
async function readPlain(db: Kysely<Database>, id: string) {
  const original = await readComparedOriginal(db, id);
  if (original !== undefined) return { sourceId: original.source.id, plain: original.text.plain };
  const row = await db.selectFrom('documents').select('source_id').where('id', '=', id).executeTakeFirst();
  const plain = await readComparedText(db, id);
  return row && plain !== undefined ? { sourceId: row.source_id, plain } : undefined;
}
