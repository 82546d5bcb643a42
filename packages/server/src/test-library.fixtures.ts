import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSentenceEnds } from './extraction/text/sentence-ends.js';
import { openDatabase, type Store } from './store/database.js';
import type { NewAct, NewCase, NewDocument } from './extraction/new-document.js';
import { fillCompletions } from './library/completions/fill-completions.js';
import { saveDocuments } from './citator/save-documents.js';
import type { SearchEngine } from './search/model/engine.js';
import { drainIndexQueue } from './search/indexing/index-queue.js';
import { openLocalEngine } from './search/engines/sqlite/open-engine.js';
import { testDatabase } from './store/test-database.fixtures.js';

/** A folder that is deleted by `remove`. */
export function makeFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'headnote-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Creates a judgment; fields are empty by default. */
export function makeCase(sourceId: string, plain: string, fields: Partial<NewCase> = {}): NewCase {
  return {
    kind: 'case',
    source: { id: sourceId, name: 'Fixture', isSample: false },
    text: makeText(plain),
    derivedFields: [],
    appellant: '',
    respondent: '',
    courtReference: '',
    courtId: 1,
    courtName: 'Supreme Court of India',
    decidedOn: null,
    bench: '',
    judges: [],
    advocates: [],
    caseType: '',
    caseNumber: '',
    subject: '',
    headnote: '',
    decision: '',
    otherCitations: [],
    actsCited: [],
    sourceCitator: '',
    ...fields,
  };
}

/** Creates an act; fields are empty by default. */
export function makeAct(sourceId: string, plain: string, fields: Partial<NewAct> = {}): NewAct {
  return {
    kind: 'act',
    source: { id: sourceId, name: 'Fixture', isSample: false },
    text: makeText(plain),
    derivedFields: [],
    title: '',
    longTitle: '',
    year: null,
    actNumber: '',
    ministry: '',
    enactedOn: null,
    statusText: '',
    isAvailable: true,
    sections: [],
    ...fields,
  };
}

function makeText(plain: string): NewDocument['text'] {
  const paragraphs = plain.split('\n\n').map((text, index) => `<p id="p${index + 1}">${escape(text)}</p>`);
  return { html: paragraphs.join('\n'), plain, sentenceEnds: findSentenceEnds(plain), anchors: [] };
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A library and its index in a temporary folder. */
export interface TestLibrary {
  readonly dataDir: string;
  readonly store: Store;
  readonly engine: SearchEngine;
  /** Saves documents and brings the index up to date. */
  add(...documents: NewDocument[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the engine of a data folder. */
export type OpenEngine = (options: { readonly dataDir: string; readonly store: Store }) => Promise<SearchEngine>;

/** Opens an empty library, with the embedded engine if no other is named. */
export async function openTestLibrary(openEngine: OpenEngine = openLocalEngine): Promise<TestLibrary> {
  const folder = makeFolder();
  const store = await openDatabase(await testDatabase(folder.path));
  const engine = await openEngine({ dataDir: folder.path, store });
  return {
    dataDir: folder.path,
    store,
    engine,
    async add(...documents) {
      await saveDocuments(store, documents);
      await drainIndexQueue(store, engine);
      await fillCompletions(store);
    },
    async close() {
      await engine.close();
      await store.close();
      folder.remove();
    },
  };
}
