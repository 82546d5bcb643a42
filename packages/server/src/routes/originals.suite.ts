import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullCaseBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMarks } from '../citator/marks.js';
import type { FileStore } from '../files/file-store.js';
import { documentId } from '../library/document-id.js';
import { openOriginals } from '../library/originals.js';
import { clientOf } from './test-client.fixtures.js';

const CASE = documentId('case', 'test:long');
const TEXT = '%PDF-1.7 0123456789';

/** What readers get of the original PDFs, wherever their files are. */
export function describeOriginals(where: string, open?: () => Promise<FileStore>): void {
  describe(`original PDFs in ${where}`, () => {
    let test: TestApp;
    let headers: { readonly authorization: string };
    beforeAll(async () => {
      test = await openTestApp(open === undefined ? {} : { files: await open() });
      headers = await test.memberHeaders();
      const path = join(test.library.dataDir, 'original.pdf');
      await writeFile(path, TEXT);
      await openOriginals(test.files).keep(CASE, path);
    });
    afterAll(() => test.close());

    const url = `/api/caseview/getreplicadocument?docpdfid=${CASE}`;
    const get = async (more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await test.app.inject({ method, url, headers: { ...headers, ...more } });
      const { 'content-range': range, 'content-length': length } = answer.headers;
      return [answer.statusCode, answer.payload, range, length];
    };
    const marked = async () => {
      const { hits } = await clientOf(test, headers.authorization.slice(7)).search.query({
        body: fullCaseBody({ id: CASE }),
      });
      return hits[0]?.record;
    };

    it('come whole, or in the part that is asked for', async () => {
      expect(await get()).toEqual([200, TEXT, undefined, '19']);
      expect(await get({}, 'HEAD')).toEqual([200, '', undefined, '19']);
      expect(await get({ range: 'bytes=0-3' })).toEqual([206, '%PDF', 'bytes 0-3/19', '4']);
      expect(await get({ range: 'bytes=17-' })).toEqual([206, '89', 'bytes 17-18/19', '2']);
      expect(await get({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 16-18/19', '3']);
      expect(await get({ range: 'bytes=17-900' })).toEqual([206, '89', 'bytes 17-18/19', '2']);
      expect(await get({ range: 'bytes=19-' })).toEqual([416, '', 'bytes */19', '0']);
      for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b'])
        expect(await get({ range })).toEqual([200, TEXT, undefined, '19']);
      expect(await get({ range: 'bytes=0-3', 'if-range': '"x"' })).toEqual([200, TEXT, undefined, '19']);
    });

    it('are marked in searches, and neither marked nor sent while names are replaced', async () => {
      expect(await marked()).toMatchObject({ originalId: CASE });
      const marks = createMarks({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
      await marks.mask({ which: CASE, reason: 'Order', names: [{ name: 'Asha Rao', mask: 'X' }] });
      expect((await get())[0]).toBe(404);
      expect(await marked()).toMatchObject({ originalId: '' });
      await marks.restore({ which: CASE, reason: 'Order' });
      expect((await get())[0]).toBe(200);
      await marks.takeDown({ which: CASE, reason: 'Order' });
      expect((await get())[0]).toBe(404);
    });
  });
}
