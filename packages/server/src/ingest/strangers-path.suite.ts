import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentId } from '../library/document-id.js';
import { openFolderStore } from '../files/folder-store.js';
import { openOriginals } from '../library/originals.js';
import { readDocuments } from '../library/read-documents.js';
import type { SearchEngine } from '../search/model/engine.js';
import { runSearch } from '../search/run/run-search.js';
import { openDatabase, type Store } from '../store/database.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { temporaryFolder } from './ingest.fixtures.js';
import { ownJudgments, strangersFolder } from './own/own-judgments.fixtures.js';
import { startImport } from './start-import.fixtures.js';

/** The engine of a stranger's server, in a data folder. */
interface StrangersEngine {
  /** What the stranger sets before the command. */
  readonly env: (dataDir: string) => Readonly<Record<string, string>>;
  readonly open: (options: { readonly dataDir: string; readonly store: Store }) => Promise<SearchEngine>;
}

/** Imports ten PDFs and a table of five columns with the command of the README, finds them and reads them. */
export function testStrangersPath({ env, open }: StrangersEngine): void {
  describe('a stranger’s path', { timeout: 180_000 }, () => {
    it('ten PDFs and a table are imported with one command, found by party, citation and phrase, and read', async () => {
      const [home, folder] = [await temporaryFolder(), await strangersFolder()];
      const dataDir = join(home, 'data');
      const command = async () => (await startImport(home, ['files', folder], env(dataDir))).ended;
      const { code, stdout, stderr } = await command();
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Read 10: 10 stored, 0 updated, 0 unchanged, 0 refused.');

      const store = await openDatabase(await testDatabase(dataDir));
      onTestFinished(() => store.close());
      const engine = await open({ dataDir, store });
      onTestFinished(() => engine.close());
      const find = async (query: object) => {
        const { hits } = await runSearch({ store, engine, body: { query, size: 5 }, audience: 'member' });
        return hits.hits.map(({ _source }) => _source.appellant);
      };
      const originals = openOriginals(openFolderStore(dataDir));
      for (const { number, file, title, citation, date, phrase } of ownJudgments) {
        const [appellant = ''] = title.split(' v. ');
        const [word = ''] = appellant.split(' ');
        expect(await find({ match: { appellant: word } }), word).toEqual([appellant]);
        expect(await find({ match_phrase: { citation } }), citation).toEqual([appellant]);
        expect(await find({ match_phrase: { content: phrase } }), phrase).toEqual([appellant]);
        const id = documentId('case', `file:${basename(folder)}/${file}`);
        const [document] = await readDocuments(store, [id], { withContent: 'full' });
        expect(document?.record).toMatchObject({ appellant, courtName: 'High Court of Kerala', decidedOn: date });
        expect(document?.record.content).toContain(`matter number ${number} is no exception`);
        expect(document?.record.content).toContain('id="para-2"');
        expect(await originals.find(id).then(async (original) => original && buffer(await original.read()))).toEqual(
          await readFile(join(folder, file)),
        );
      }
      expect((await command()).stdout).toContain('Read 10: 0 stored, 0 updated, 10 unchanged, 0 refused.');
    });
  });
}
