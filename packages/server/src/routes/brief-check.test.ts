import { toDocx } from '@headnote/core/authorities';
import {
  briefReport,
  checkBrief,
  type CheckRecord,
  type CheckSource,
  createBriefCheck,
  createCheckSource,
  createMemberSource,
  readDocument,
  readPdfWith,
} from '@headnote/core/brief-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { openCitingApp } from './citations.fixtures.js';
import { clientOf } from './test-client.fixtures.js';

type Kind = 'txt' | 'docx' | 'pdf';

/** Briefs, each with the answers that its report must have. */
const briefs: readonly (readonly [about: string, kind: Kind, text: string, answers: readonly string[]])[] = [
  ['an overruled case', 'txt', 'We rely on (1973) 4 SCC 225.', ['overruled']],
  ['the same with its names', 'docx', 'Lakeside Society v. Asha Menon, AIR 1973 SC 1461.', ['overruled']],
  ['the same in a PDF', 'pdf', 'Lakeside Society v. Asha Menon, AIR 1973 SC 1461.', ['overruled']],
  [
    'parallel citations',
    'txt',
    'AIR 1973 SC 1461 = (1973) 4 SCC 225 = 1973 INSC 91',
    ['overruled', 'overruled', 'overruled'],
  ],
  ['parallel citations of two cases', 'docx', 'See AIR 1973 SC 1461 = AIR 1973 Bom 1461.', ['overruled', 'found']],
  ['two cases in a sentence', 'pdf', 'See AIR 1980 SC 100 and 1990 INSC 7.', ['found', 'found']],
  ['other names', 'txt', 'Zorawar Mills v. Chitra Bose, AIR 1980 SC 100.', ['name-differs']],
  ['one other name', 'docx', 'Lakeside Society v. Zorawar Mills, (1973) 4 SCC 225.', ['party-differs']],
  ['a wrong year', 'pdf', 'Lakeside Society v. Asha Menon, AIR 1999 SC 1461.', ['not-held']],
  ['a case of another library', 'txt', 'See (1999) 1 SCC 1 and 2019 SCC OnLine SC 44.', ['not-held', 'not-held']],
  ['impossible citations', 'docx', 'See (1940) 2 SCC 7 and 2090 INSC 5.', ['impossible', 'impossible']],
  ['a number of a free index', 'pdf', 'See [1973] INSC 91.', ['ambiguous']],
  ['a case number alone', 'txt', 'Civil Appeal No. 12 of 1973 was allowed.', ['ambiguous']],
  ['a case number with names', 'docx', 'Lakeside Society v. Asha Menon, Civil Appeal No. 12 of 1973.', ['overruled']],
  ['a series that nobody knows', 'pdf', 'See 2004 (3) QXZ 55.', ['unread']],
  ['supra and ibid', 'txt', 'AIR 1980 SC 100.\n\nIbid. at 45. Meera (supra) covers the point.', ['found']],
  ['provisions alone', 'docx', 'Section 302 IPC and section 3 of the Boats Act, 1930.', []],
  ['provisions and a case', 'pdf', 'Under Article 226, see AIR 1980 SC 100.', ['found']],
  ['no citation', 'txt', 'The appeal is allowed with costs.', []],
  [
    'many states, in their order',
    'docx',
    'AIR 1980 SC 100; (1940) 2 SCC 7. Then (1999) 1 SCC 1 with Ravi v. State, 1990 INSC 7, and AIR 1973 SC 1461 (supra).',
    ['found', 'impossible', 'not-held', 'found', 'overruled'],
  ],
];

/** A real file with the text. */
async function fileOf(kind: Kind, text: string): Promise<File> {
  if (kind === 'txt') return new File([text], 'brief.txt');
  if (kind === 'docx') return new File([toDocx({ title: text, subtitle: '', parts: [] })], 'brief.docx');
  const pdf = new PdfDocument();
  const parts: Buffer<ArrayBuffer>[] = [];
  pdf.on('data', (part: Buffer<ArrayBuffer>) => parts.push(part));
  const isWritten = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text(text).end();
  await isWritten;
  return new File(parts, 'brief.pdf');
}

let test: TestApp;
let widget: CheckSource;
let member: CheckSource;
beforeAll(async () => {
  test = await openCitingApp({ visitorSearches: 1000 });
  const { authorization } = await test.memberHeaders();
  member = createMemberSource(clientOf(test, authorization.replace('Bearer ', '')));
  widget = createCheckSource({
    base: 'http://headnote.test',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const payload = JSON.parse(init?.body as string) as object;
      const { statusCode: status, payload: body } = await test.app.inject({
        method: 'POST',
        url: pathname + search,
        payload,
      });
      return new Response(body, { status });
    },
  });
});
afterAll(() => test.close());

async function recordOf(source: CheckSource, file: File): Promise<CheckRecord> {
  const loadPdfReader = async () => readPdfWith(getDocument);
  const machine = createBriefCheck({
    source,
    checkBrief,
    readFile: (one, { onPage }) => readDocument(one, { loadPdfReader, onPage }),
  });
  await machine.checkFile(file);
  const { record, error, problem } = machine.getSnapshot();
  if (!record) throw new Error(`The check of ${file.name} did not end: ${problem}`, { cause: error });
  return record;
}

/** What both reports must have in common: all but ids, addresses and sentences. */
function commonOf(record: CheckRecord) {
  const { rows, references, counts } = briefReport(record);
  return {
    counts,
    references,
    rows: rows.map(({ hits, elsewhere, later: cell, ...row }) => ({
      ...row,
      later: [cell.state, cell.treatment?.treatment, cell.treatment?.title],
      hits: hits.map(({ title, citations, later }) => [title, citations, later?.treatment, later?.title]),
      elsewhere: elsewhere.map(({ citation, hit }) => [citation, hit.title]),
    })),
  };
}

describe('the check of a brief, as a widget and as a member have it', () => {
  it('is tested on twenty documents', () => expect(briefs).toHaveLength(20));

  it.each(briefs)('gives both the same report: %s (%s)', async (_about, kind, text, answers) => {
    const file = await fileOf(kind, text);
    const [shown, read] = [await recordOf(widget, file), await recordOf(member, file)];
    const common = commonOf(read);
    expect(common.rows.map(({ answer }) => answer)).toEqual(answers);
    const withoutTargets = (report: typeof common) => ({
      ...report,
      references: report.references.map(({ target, ...row }) => ({ ...row, target: target?.start })),
    });
    expect(withoutTargets(commonOf(shown))).toEqual(withoutTargets(common));
  });

  it.each([
    [
      'a true one',
      'txt',
      'In AIR 1973 SC 1461 it was held that “Section 3 of the Boats Act, 1930 does not apply”.',
      'word-for-word',
    ],
    [
      'one with a word added',
      'docx',
      '“Section 3 of the Boats Act, 1930 never does not apply” (AIR 1973 SC 1461).',
      'differs',
    ],
    [
      'an invented one',
      'pdf',
      'In AIR 1973 SC 1461 it was held that "a tenant may at any time buy the land".',
      'not-found',
    ],
  ] as const)('compares a quotation for both: %s', async (_about, kind, text, state) => {
    const file = await fileOf(kind, text);
    const [shown, read] = [commonOf(await recordOf(widget, file)), commonOf(await recordOf(member, file))];
    expect(read.rows.map(({ quotation }) => quotation.state)).toEqual([state]);
    expect(shown).toEqual({ ...read, references: shown.references });
  });

  it('gives only a subscriber the sentence of the later judgment', async () => {
    const file = await fileOf('txt', 'We rely on (1973) 4 SCC 225.');
    const sentenceOf = async (source: CheckSource) =>
      briefReport(await recordOf(source, file)).rows[0]?.hits[0]?.later?.sentence;
    expect(await sentenceOf(widget)).toBe('');
    expect(await sentenceOf(member)).toMatch(/is overruled\.$/);
  });
});
