import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { indexPlainText } from '@headnote/core/content';
import { describe, expect, it } from 'vitest';
import { actFormat } from '../../ingest/formats/acts.js';
import { isJsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { buildPageText, buildParagraphText, cleanPageLines } from './document-text.js';
import { renderAct } from './render-act.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));

const source = `JUDGMENT

1. The appellant's "case" is that 2 < 3 & 5 > 4; see (1990) 4 SMP 9.

"We are of the view that the rule stands."

2.  It was so held.   The appeal is allowed.`;

describe('a reader counts the plain text as it is stored', () => {
  it('of paragraphs and of pages', () => {
    for (const { html, plain } of [buildParagraphText(source), buildPageText(cleanPageLines(source))]) {
      expect(indexPlainText(html).text).toBe(plain);
    }
  });

  it('of acts, with the marks of amendments in them', () => {
    const part = {
      anchor: 's2',
      number: '2',
      heading: 'Definitions',
      text: 'In this Act, ^1[“word” & more]\n\n(a) means < what it says.',
      footnotes: '1. Subs. by Act 3 of 1950.',
      isPage: false,
    };
    const { html, plain } = renderAct([part, { ...part, anchor: 's3', number: '', heading: '' }], 'A notice.');
    expect(indexPlainText(html).text).toBe(plain);
  });

  // All of them take a minute; a run by hand (LONG_RUN) does.
  const step = process.env['LONG_RUN'] ? 1 : 20;
  const title = isThere ? 'of real documents' : 'of real documents (skipped: REAL_DATA names their folder)';
  it.skipIf(!isThere)(title, { timeout: 900_000 }, () => {
    const files = ['judgments/sc-irled', 'judgments/sc-aila', 'judgments/hc-tribunal-recent', 'acts/central-acts'];
    let count = 0;
    for (const file of files) {
      const lines = gunzipSync(readFileSync(join(data, `${file}.jsonl.gz`)))
        .toString()
        .split('\n');
      for (const line of lines.filter((one, at) => one !== '' && at % step === 0)) {
        const record = JSON.parse(line) as unknown;
        if (!isJsonRecord(record)) continue;
        const result = file.startsWith('acts') ? actFormat(record) : judgmentFormat(record);
        if (!result.ok) continue;
        const { html, plain } = result.document.text;
        count += 1;
        expect(indexPlainText(html).text === plain, `${file} document ${count}`).toBe(true);
      }
    }
    process.stdout.write(`${count} real documents: the text that a reader counts is the one stored\n`);
    expect(count).toBeGreaterThan(3000 / step);
  });
});
