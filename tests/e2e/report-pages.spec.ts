import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readFile } from 'node:fs/promises';
import { caseReaderPath } from '@headnote/core/config';
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { enter } from './support/enter.js';
import { memberClient } from './support/members.js';
import { hasRealData, realDataMissing } from './support/real-data.js';
import { realDataDir, realUrl } from './support/real-library.js';

// A sentence across a page of the printed report has no page number in it, wherever its words go: to the clipboard, to a printer, into
// the PDF of the library, to a voice, or through a member's note into the files for reference programs.

/** Judgments that are opened. */
const JUDGMENTS = 10;
/** Stored bytes of a report of several pages. */
const SHORTEST = 5_000;
/** Judgments looked at to find them: two of three reports have a page that turns in a sentence. */
const CANDIDATES = 40;

/** Letters and figures only: a page number would be among them, and lines and hyphens are the printer's. */
const marks = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The shortest reports of several pages: a long one takes longer to print and save, and proves no more. */
function reports(): string[] {
  const database = new DatabaseSync(join(realDataDir(), 'headnote.db'), { readOnly: true });
  const rows = database
    .prepare(
      "SELECT id FROM documents JOIN document_bodies ON document_id = id WHERE source_id LIKE 'irled:%' AND length(plain) > ? ORDER BY length(plain) LIMIT ?",
    )
    .all(SHORTEST, CANDIDATES);
  database.close();
  return rows.map(({ id }) => String(id));
}

/** The first place where the report turns its page in a sentence: its paragraph, and the words on either side without what is drawn between. */
const turningIn = (page: Page) =>
  page.evaluate(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('.hn-document [id^="page-"]')) {
      const block = mark.closest('p');
      if (!block) continue;
      const range = document.createRange();
      range.setStart(block, 0);
      range.setEndBefore(mark);
      const before = range.toString().trimEnd();
      range.selectNodeContents(block);
      range.setStartAfter(mark);
      const after = range.toString().trimStart();
      if (!/[a-z,]$/.test(before) || !/^[a-z]/.test(after) || before.length < 40 || after.length < 40) continue;
      return { id: block.id, number: mark.id.slice('page-'.length), words: before.slice(-40) + after.slice(0, 40) };
    }
    return undefined;
  });

/** Printed pages keep their text between the same lines. */
const PRINTED = '100px';
/** Head and foot of a page of the library's own PDF, in points. */
const MARGIN = 60;

/** The text of a PDF without the head and foot of its own pages. */
async function textOfPdf(file: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(file), useSystemFonts: false }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const height = page.view[3] ?? 0;
      const { items } = await page.getTextContent();
      return items
        .map((item) => {
          if (!('str' in item)) return '';
          const y = Number(item.transform[5]);
          return y > MARGIN && y < height - MARGIN ? item.str : '';
        })
        .join(' ');
    }),
  );
  return pages.join(' ');
}

/** A voice that says each text at once and keeps it. */
function keepWhatIsSaid(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      cancel() {},
      pause() {},
      resume() {},
      speak(words: SpeechSynthesisUtterance) {
        said.push(words.text);
        words.dispatchEvent(new Event('start'));
        queueMicrotask(() => words.dispatchEvent(new Event('end')));
      },
    },
  });
}

/** Downloads the open folder in a format, with the member's notes. */
async function exported(page: Page, format: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test(
  'a sentence across a page of the report has no page number when it is copied, printed, saved as PDF, read aloud or exported',
  { tag: '@real-data' },
  async ({ page, context, request }) => {
    test.skip(!hasRealData, realDataMissing);
    const url = realUrl();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(keepWhatIsSaid);
    await enter(page, url);
    const client = await memberClient(url, request);
    const name = 'Sentences across a page';
    const { id: folderId } = await client.library.saveFolder({ name });
    const noted: { readonly id: string; readonly words: string }[] = [];
    for (const id of reports()) {
      if (noted.length === JUDGMENTS) break;
      await page.goto(url + caseReaderPath(id));
      const text = page.getByRole('region', { name: 'Text of the judgment' });
      await expect(text).toBeVisible();
      const turn = await turningIn(page);
      if (!turn) continue;
      const words = marks(turn.words);
      noted.push({ id, words });

      await page.evaluate(
        (name) => document.getSelection()?.selectAllChildren(document.getElementById(name)!),
        turn.id,
      );
      await page.keyboard.press('ControlOrMeta+c');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(marks(copied), `copied from ${id}, page ${turn.number}`).toContain(words);
      // What a member copies goes into a note, and from there into the files of a folder.
      await client.library.saveNote({ documentId: id, note: copied });
      const saving = { name: id, description: '', kind: '', queryId: '', total: 0, documentId: id, folderId };
      await client.library.saveResult(saving);

      expect(
        marks(await textOfPdf(await page.pdf({ margin: { top: PRINTED, bottom: PRINTED } }))),
        `printed from ${id}, page ${turn.number}`,
      ).toContain(words);

      const tools = page.getByRole('region', { name: 'Reading tools' });
      const downloading = page.waitForEvent('download');
      await tools.getByRole('button', { name: 'PDF' }).click();
      const saved = await readFile(await (await downloading).path());
      expect(marks(await textOfPdf(saved)), `PDF of ${id}, page ${turn.number}`).toContain(words);

      await tools.getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Read aloud' }).click();
      const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));
      const message = `read aloud from ${id}, page ${turn.number}`;
      await expect.poll(async () => marks(await said()), { message, intervals: [50] }).toContain(words);
    }
    expect(noted).toHaveLength(JUDGMENTS);

    await page.goto(`${url}/Lawsuit/library?folder=${folderId}`);
    await expect(page.getByRole('list', { name: 'Saved judgments and acts' }).getByRole('article')).toHaveCount(
      JUDGMENTS,
    );
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'My notes, which only I see' }).click();
    await page.keyboard.press('Escape');
    for (const format of ['RIS, for Zotero and EndNote', 'BibTeX', 'CSL-JSON']) {
      const file = marks(await exported(page, format));
      for (const { id, words } of noted) expect(file, `${format}: ${id}`).toContain(words);
    }
    await client.library.remove({ kind: 'folder', ids: [folderId] });
    for (const { id } of noted) await client.library.deleteNote({ documentId: id });
  },
);
