import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import PDFDocument from 'pdfkit';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { clientOf } from './test-client.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const member = async () => clientOf(test, (await test.signIn()).outdata.token);

async function pdfOf(pages: readonly string[], options: object = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, ...options });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage();
    pdf.fontSize(11).text(page);
  }
  pdf.end();
  await done;
  return Buffer.concat(pieces);
}

describe('a PDF of a member', () => {
  it('is read and answers', async () => {
    const { assistant } = await member();
    const bytes = await pdfOf([
      'IN THE HIGH COURT\n\n1. The tenant paid no rent for two years and kept the shop locked.\n\nPage 41',
      '2. The notice was served by post on the tenant. We find that the notice was valid.\n\n3. The appeal is allowed with costs.\n\nPage 42',
    ]);
    const events: unknown[] = [];
    const { file, answer } = await assistant.askFile(
      { file: new File([bytes], 'नोटिस की प्रति.pdf'), question: 'Was the notice valid?' },
      { onEvent: (data, name) => events.push([name, data]) },
    );
    console.log(JSON.stringify({ file, answer, events }, null, 1).slice(0, 4000));
    console.log(await assistant.suggestions({ documentId: file.id }), await assistant.state({ documentId: file.id }), await assistant.exists({ documentId: file.id, userId: '' }), await assistant.files(undefined));
  });
});
