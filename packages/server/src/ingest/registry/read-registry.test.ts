import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FileItem } from '../file-item.js';
import { temporaryFolder } from '../ingest.fixtures.js';
import { pdfOf, writeAll } from '../open-data/open-data.fixtures.js';
import { openTextPool } from '../texts/text-pool.js';
import { readRegistryItems } from './read-registry.js';

async function itemsOf(path: string): Promise<FileItem[]> {
  const pool = openTextPool(2);
  onTestFinished(() => pool.close());
  const items: FileItem[] = [];
  for await (const item of readRegistryItems(path, pool)) items.push(item);
  return items;
}

const row = (link: string, details: object = {}) => ({
  diary_no: '1-2024',
  Judgement_type: 'J',
  case_no: 'C.A. No.-004292-004292 - 2002',
  pet: 'ISHWARI  LOOMS',
  res: 'EMPLOYEES OF ISHWARI LOOMS .',
  pet_adv: 'P. ADVOCATE',
  res_adv: null,
  bench: 'HON&#39;BLE MR. JUSTICE A. SAMPLE, HON&#39;BLE MR. JUSTICE B. TEST',
  judgement_by: 'HON&#39;BLE MR. JUSTICE A. SAMPLE',
  judgment_dates: '09-12-2024',
  temp_link: link,
  ...details,
});

describe('a list of the registry', { timeout: 60_000 }, () => {
  it('gives the particulars of the PDFs beside it; a row without a PDF is refused', async () => {
    const folder = await temporaryFolder();
    const pdf = await pdfOf(9);
    await writeAll(folder, { 'jonew/judis/1.pdf': pdf, 'supremecourt/2024/2.pdf': pdf, '3.pdf': pdf });
    const rows = [
      row('judis/1.pdf (English)'),
      row('supremecourt/2024/2.pdf (English)'),
      row('supremecourt/2024/3.pdf (English)'),
      row('supremecourt/2024/4.pdf (English)'),
      row('../../outside.pdf'),
      row(''),
      'no row',
    ];
    await writeFile(join(folder, 'list.json'), JSON.stringify({ data: rows, error: 0 }));
    const items = await itemsOf(join(folder, 'list.json'));
    expect(items.map(({ result, record }) => [record, result.ok ? result.document.source.id : result.reason])).toEqual([
      [1, 'sci:judis/1'],
      [2, 'sci:supremecourt/2024/2'],
      [3, 'sci:supremecourt/2024/3'],
      [4, expect.stringContaining('no file "supremecourt/2024/4.pdf"')],
      [5, expect.stringContaining('no file "../../outside.pdf"')],
      [6, expect.stringContaining('names no PDF')],
      [7, 'The row is no object.'],
    ]);
    const [first] = items;
    expect(first?.original).toBe(join(folder, 'jonew/judis/1.pdf'));
    expect(first?.result.ok && first.result.document).toMatchObject({
      appellant: 'ISHWARI LOOMS',
      respondent: 'EMPLOYEES OF ISHWARI LOOMS',
      courtId: 1,
      decidedOn: '2024-12-09',
      judges: ['A. SAMPLE', 'B. TEST'],
      advocates: ['P. ADVOCATE'],
    });
  });

  it.each([
    ['no json', 'The file is not JSON.'],
    ['[]', 'The file has no list "data"; it is no list of the registry.'],
  ])('refuses a file with %s', async (text, reason) => {
    const path = join(await temporaryFolder(), 'list.json');
    await writeFile(path, text);
    await expect(itemsOf(path)).rejects.toThrow(reason);
  });
});
