import { describe, expect, it, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import type { LookedUp } from '../citation/check-text.js';
import { briefReport } from './brief-report.js';
import { checkBrief } from './check-brief.js';
import type { ClaimAnswer } from '../contract/citations/claim-answer.js';
import type { CheckSource, SoughtClaim } from './check-source.js';
import { createBriefCheck } from './create-brief-check.js';
import { createFileReader } from './file-reader.js';
import { docx } from './documents.fixtures.js';
import { wordsOf } from './read-docx.js';
import { unzip } from './unzip.js';

const later = {
  treatment: 'overruled',
  id: 'c9',
  title: 'Malwa Mills v. Union',
  citation: '1985 INSC 7',
  courtName: 'Supreme Court',
  decidedOn: '1985-05-02',
  benchStrength: 5,
  sentence: '',
  paragraph: '',
} as const;

/** What the library has, by canonical citation. */
const library = new Map<string, LookedUp>([
  ['AIR 1980 SC 1789', { hits: [{ id: 'c1', title: 'Minerva Mills v. Union of India', later: null }] }],
  ['AIR 1973 SC 1461', { hits: [{ id: 'c2', title: 'Kesavananda v. State of Kerala', later }] }],
]);

/** Every quotation is right, and every judgment has 50 paragraphs. */
const answerTo = ({ quotation, pinpoint }: SoughtClaim): ClaimAnswer => ({
  quotation: quotation === '' ? 'none' : 'word-for-word',
  pinpoint: pinpoint === '' ? 'none' : Number(/\d+/.exec(pinpoint)?.[0]) > 50 ? 'beyond' : 'exists',
  last: '',
  segments: [],
  passage: '',
  paragraph: '',
  judge: '',
});

const source: CheckSource = {
  check: async ({ citations }) => citations.map((citation) => library.get(citation) ?? { hits: [] }),
  compare: async (claims) => claims.map(answerTo),
};

const brief = `In Minerva Mills v. Union of India, AIR 1980 SC 1789, the court said so.
See AIR 1973 SC 1461.
It follows 2019 (4) SCC 77 and 2090 INSC 5, under section 302 IPC.`;

const at = new Date('2026-11-22T11:42:00');

const machineOf = (parts: Partial<Parameters<typeof createBriefCheck>[0]> = {}) =>
  createBriefCheck({
    source,
    checkBrief,
    now: () => at,
    readFile: createFileReader(),
    ...parts,
  });

const fileOf = (name: string, data: BlobPart): File => new File([data], name);

describe('the check of a brief', () => {
  it('says the state of every citation, in the order of the text, and never a bare found for an overruled case', async () => {
    const machine = machineOf();
    await machine.checkText(brief);
    const { phase, record } = machine.getSnapshot();
    expect(phase).toBe('done');
    const { rows, references, counts } = briefReport(record ?? { checked: [], references: [], text: '' });
    expect(rows.map(({ line, answer }) => `${line} ${answer}`)).toEqual([
      '1 found',
      '2 overruled',
      '3 not-held',
      '3 impossible',
    ]);
    expect(rows[0]?.caseName).toBe('Minerva Mills v. Union of India');
    expect(rows[3]?.reason).toBe('2090 is a future year.');
    expect(counts).toHaveLength(4);
    expect(references.map(({ line, written, meant }) => [line, written, meant])).toEqual([
      [3, 'section 302 IPC', ['S. 302 IPC']],
    ]);
    expect(record?.at).toBe(at);
  });

  it('leads from a short form to the row of its citation', async () => {
    const machine = machineOf();
    await machine.checkText('See AIR 1980 SC 1789.\n\nIbid. at 45.');
    const { record } = machine.getSnapshot();
    const { rows, references } = briefReport(record ?? { checked: [], references: [], text: '' });
    expect(references).toMatchObject([{ line: 3, kind: 'ibid', meant: ['AIR 1980 SC 1789'] }]);
    expect(references[0]?.target).toBe(rows[0]);
  });

  it('reads a number that was copied with invisible characters whole', async () => {
    const machine = machineOf();
    await machine.checkText('See (1973) 4 SCC 2\u00ad25 and AIR 19\u200b73 SC 14\u00ad61.');
    expect(machine.getSnapshot().record?.checked.map(({ text }) => text)).toEqual([
      '(1973) 4 SCC 225',
      'AIR 1973 SC 1461',
    ]);
  });

  it('sends only citations and the names beside them, at most 100 a request, and shows progress', async () => {
    const check = vi.fn<CheckSource['check']>(source.check);
    const machine = machineOf({ source: { ...source, check } });
    const seen = new Set<string>();
    machine.subscribe(() => seen.add(`${machine.getSnapshot().done} of ${machine.getSnapshot().total}`));
    const many = Array.from({ length: 150 }, (_, index) => `The secret plea. AIR 1980 SC ${index + 1}.`).join('\n');
    await machine.checkText(many);
    expect(check.mock.calls.map(([{ citations }]) => citations.length)).toEqual([100, 50]);
    expect(JSON.stringify(check.mock.calls)).not.toContain('secret');
    expect(seen).toContain('100 of 150');
  });

  it('asks once about each quotation and paragraph of a judgment that was found, and for nothing else', async () => {
    const compare = vi.fn<CheckSource['compare']>(source.compare);
    const machine = machineOf({ source: { ...source, compare } });
    await machine.checkText(
      'The secret plea. In AIR 1980 SC 1789, para 60, it was held that “a boat carries its own debts”.\n' +
        'In (1999) 1 SCC 1, para 3, it was held that “nobody has this secret report”.',
    );
    const [claims = [], ...others] = compare.mock.calls.map(([sent]) => sent);
    expect(others).toEqual([]);
    expect(claims.map(({ id, quotation, pinpoint }) => [id, quotation, pinpoint])).toEqual([
      ['c1', '', 'para 60'],
      ['c1', 'a boat carries its own debts', ''],
    ]);
    const { record } = machine.getSnapshot();
    const { rows } = briefReport(record ?? { checked: [], references: [], text: '' });
    expect(rows.map(({ pinpoint, quotation }) => [pinpoint.state, quotation.state])).toEqual([
      ['beyond', 'word-for-word'],
      ['cannot-check', 'cannot-check'],
    ]);
    await machine.retry();
    expect(compare).toHaveBeenCalledOnce();
  });

  it('sets apart what Word sets apart as a quotation, and numbers its footnotes', () => {
    const paragraph = (properties: string, words: string) =>
      `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
    expect(
      wordsOf(
        paragraph('<w:pStyle w:val="IntenseQuote"/>', 'one') +
          paragraph('<w:ind w:left="720" w:right="720"/>', 'two') +
          paragraph('<w:numPr/><w:ind w:left="720"/>', 'a list') +
          '<w:p><w:r><w:t>three</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
      ),
    ).toBe('    one\n    two\na list\nthree[^2]\n');
    expect(wordsOf(`<w:footnote w:id="-1"/><w:footnote w:id="2">${paragraph('', 'note')}</w:footnote>`)).toBe(
      '[^2] note\n',
    );
  });

  it('keeps the text and the answers after an error, and asks again only for the rest', async () => {
    const check = vi.fn<CheckSource['check']>(source.check);
    check.mockImplementationOnce(source.check).mockRejectedValueOnce(new Error('no network'));
    const machine = machineOf({ source: { ...source, check } });
    const many = Array.from({ length: 150 }, (_, index) => `AIR 1980 SC ${index + 1}.`).join('\n');
    await machine.checkText(many);
    expect(machine.getSnapshot()).toMatchObject({ phase: 'failed', text: many });
    await machine.retry();
    expect(machine.getSnapshot().phase).toBe('done');
    expect(check.mock.calls.map(([{ citations }]) => citations.length)).toEqual([100, 50, 50]);
  });

  it('ends when it is stopped, and drops the late answer', async () => {
    let give: (() => void) | undefined;
    const slow: CheckSource = {
      ...source,
      check: ({ citations }) => new Promise((resolve) => (give = () => resolve(citations.map(() => ({ hits: [] }))))),
    };
    const machine = machineOf({ source: slow });
    const running = machine.checkText(brief);
    await vi.waitFor(() => expect(give).toBeDefined());
    machine.stop();
    give?.();
    await running;
    expect(machine.getSnapshot()).toMatchObject({ phase: 'start', text: brief });
  });

  it('reads a Word document with its footnotes, whatever its name', async () => {
    const machine = machineOf();
    await machine.checkFile(fileOf('brief.bin', docx('See AIR 1980 SC 1789 &amp; others.', 'Cf. AIR 1973 SC 1461.')));
    const { record } = machine.getSnapshot();
    expect(record?.text).toContain('See AIR 1980 SC 1789 & others.\n');
    expect(record?.checked.map(({ state }) => state)).toEqual(['found', 'found']);
  });

  it.each([
    ['an old Word document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old-word'],
    ['an archive without words', zipSync({ 'a.txt': strToU8('x') }), 'unreadable'],
    ['a damaged archive', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'unreadable'],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 1, 2, 3]), 'not-text'],
    ['another encoding', new Uint8Array([0xe0, 0xa4, 0x28, 0x81]), 'encoding'],
    ['a PDF without its reader', '%PDF-1.7', 'no-reader'],
    ['an empty text', '\uFEFF \r\n\t', 'empty'],
  ] as const)('says why it cannot read %s, and keeps the text', async (_name, data, problem) => {
    const machine = machineOf();
    await machine.checkText(brief);
    machine.again();
    await machine.checkFile(fileOf('file', data));
    expect(machine.getSnapshot()).toMatchObject({ phase: 'start', name: 'file', text: brief, problem });
  });

  it('issue 30: refuses a text with more than 10,000 citations before it asks, and the thread has its turns', async () => {
    const check = vi.fn<CheckSource['check']>(source.check);
    const machine = machineOf({ source: { ...source, check } });
    const many = Array.from({ length: 90_000 }, (_, index) => `AIR ${1950 + (index % 70)} SC ${index}.`).join('\n');
    let isDone = false;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!isDone) setTimeout(count);
    };
    setTimeout(count);
    await machine.checkText(many);
    isDone = true;
    expect(machine.getSnapshot()).toMatchObject({ phase: 'start', text: many, problem: 'too-many-citations' });
    expect(check).not.toHaveBeenCalled();
    // As a whole it would take two.
    expect(turns).toBeGreaterThan(5);
    // Words that refer to an earlier citation count too.
    await machine.checkText('Id. at 5. '.repeat(20_000));
    expect(machine.getSnapshot()).toMatchObject({ problem: 'too-many-citations' });
  });

  it('goes on with another file after one that took too long', async () => {
    const machine = machineOf({
      readFile: async (file) => (file.size === 1 ? { problem: 'too-slow' } : { text: 'AIR 1980 SC 1789' }),
    });
    await machine.checkFile(fileOf('slow.pdf', 'x'));
    expect(machine.getSnapshot()).toMatchObject({ phase: 'start', name: 'slow.pdf', problem: 'too-slow' });
    await machine.checkFile(fileOf('good.pdf', 'xx'));
    expect(machine.getSnapshot().record?.checked).toHaveLength(1);
  });
});

/** An archive of one file, whose directory names it again and again. */
function withEntries(archive: Uint8Array, count: number): ArrayBuffer {
  const end = archive.length - 22;
  const from = new DataView(archive.buffer, archive.byteOffset).getUint32(end + 16, true);
  const entry = archive.subarray(from, end);
  const parts = [archive.subarray(0, from), ...Array.from({ length: count }, () => entry), archive.subarray(end)];
  return Uint8Array.from(parts.flatMap((part) => [...part])).buffer;
}

describe('a Word document', () => {
  it('gives paragraphs, tabs and breaks, and leaves deleted words out', () => {
    const xml =
      '<w:p><w:r><w:t xml:space="preserve">a </w:t><w:tab/><w:t>b&#8212;c</w:t><w:br/><w:delText>gone</w:delText></w:r></w:p><w:p><w:t/>d<w:t>e</w:t></w:p>';
    expect(wordsOf(xml)).toBe('a \tb—c\ne\n'.replace('\ne', '\n\ne'));
  });

  // In quadratic time, each of them takes minutes.
  it.each([
    ['name', `<w:${'a'.repeat(1_000_000)}`],
    ['value', `<w:pStyle w:val="${'quot'.repeat(250_000)}/>`],
  ])('takes linear time for a %s that never ends', (_part, damaged) => {
    expect(wordsOf(`<w:p><w:t>before</w:t></w:p>${damaged}<w:p><w:t>after</w:t></w:p>`)).toContain('before\n');
  });

  it('is read when it is compressed', async () => {
    const words = strToU8('<w:t>x</w:t>'.repeat(1000));
    const archive = zipSync({ 'other.xml': words, 'word/document.xml': words });
    expect(archive.length).toBeLessThan(1000);
    const files = await unzip(archive.buffer, ['word/document.xml', 'none'], 12_000);
    expect([...files.keys()]).toEqual(['word/document.xml']);
    expect(wordsOf(files.get('word/document.xml') ?? '')).toHaveLength(1000);
    await expect(unzip(archive.buffer, ['word/document.xml'], 11_999)).rejects.toMatchObject({ problem: 'too-much' });
  });

  it('is refused at once when its directory has a part twice, or very many', async () => {
    const named = (name: string) => zipSync({ [name]: strToU8('<w:t>x</w:t>') });
    const twice = withEntries(named('word/document.xml'), 2);
    await expect(unzip(twice, ['word/document.xml'], 1_000)).rejects.toThrow('twice');
    const many = withEntries(named('word/other.xml'), 10_001);
    await expect(unzip(many, ['word/document.xml'], 1_000)).rejects.toMatchObject({ problem: 'too-much' });
  });
});
