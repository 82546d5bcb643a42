import type { Kysely } from 'kysely';
import type { NewDocument } from '../extraction/new-document.js';
import type { Database, Store } from '../store/database.js';
import { documentId } from './document-id.js';
import { readComparedOriginal, readComparedText } from './compared-text.js';
import { type Marking, readMarks } from './document-marks.js';
import { findSameFiles, type ImportedFile } from './imported-files.js';
import { countWords, sharedRuns, type WordRuns, wordRunsOf } from './word-runs.js';

/** Two texts with this part of their runs of words in common are one judgment: with one word in 20 changed they are found. */
const SAME_JUDGMENT = 0.5;

/**
 * Words of a text that other judgments can have too: orders of one form have the very words of each other, `Heard.
 * Dismissed as withdrawn.`, up to about this length, and no two judgments of more words have all of them.
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
  readonly runs: WordRuns;
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

  return {
    async like(document, file) {
      const rows = await db.selectFrom('document_marks').select('document_id').distinct().execute();
      const marked = new Set(rows.map((row) => row.document_id));
      const own = documentId(document.kind, document.source.id);
      if (marked.size === 0) return undefined;
      await readNew([...marked]);
      const sameBytes = file === undefined ? [] : await findSameFiles(db, file);
      const twin = sameBytes.find((id) => marked.has(documentId('case', id)));
      const runs = wordRunsOf(document.text.plain);
      const alike = mostAlike(runs, ({ id }) => id !== own && marked.has(id) && id.startsWith(own.slice(0, 1)));
      const id = twin === undefined ? alike?.text.id : documentId('case', twin);
      const marking = id === undefined ? undefined : (await readMarks(db, [id])).get(id);
      const sourceId = twin ?? alike?.text.sourceId;
      if (marking === undefined || sourceId === undefined || (await hasWordsAlready(db, own, runs))) return undefined;
      const isSame = twin !== undefined || alike?.shared === 1;
      const isShort = twin === undefined && countWords(document.text.plain) < FEW_WORDS;
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
  const original = await readComparedOriginal(db, id);
  if (original !== undefined) return { id, sourceId: original.source.id, runs: wordRunsOf(original.text.plain) };
  const row = await db.selectFrom('documents').select('source_id').where('id', '=', id).executeTakeFirst();
  const plain = await readComparedText(db, id);
  return row && plain !== undefined ? { id, sourceId: row.source_id, runs: wordRunsOf(plain) } : undefined;
}
