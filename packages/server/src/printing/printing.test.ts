import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from '../runtime/work-queue.js';
import { printAuthorities } from './print-authorities.js';
import { printDocument, type PrintableDocument, type PrintOptions } from './print-document.js';
import { printReport } from './print-report.js';
import { createPrinting, PRINT_QUEUE } from './printing.js';
import { memoryCells } from '../runtime/budgets/cells.js';

const paragraph =
  '<p id="p2"><span id="para-12">12.</span> The order begun <i>suo motu</i>, see <a href="/case/2019-hn-7">2019 HN 7</a>, धारा ४३८.</p>';
const judgment: PrintableDocument = {
  kind: 'case',
  title: 'Asha Rao v. State of Karnataka',
  over: 'Supreme Court of India',
  citation: '2020 HN 7',
  houseCitation: '2020 HN 7',
  fileName: '2020-hn-7',
  warning: 'Overruled by Meera v. Registrar, 2021 HN 9.',
  particulars: [{ label: 'Bench', value: 'A. Judge, B. Judge' }],
  content: `<h3 id="p1">JUDGMENT</h3>\n${paragraph}\n<blockquote><p id="p3">A quoted provision.</p></blockquote>`,
  source: 'Fixture',
};
const options: PrintOptions = {
  paper: 'A4',
  origin: 'https://library.test',
  library: 'Headnote',
  now: Date.UTC(2026, 10, 22),
  signal: new AbortController().signal,
};

async function readBack(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      const links = (await page.getAnnotations()) as { readonly url?: string }[];
      return { text: text.replaceAll(/\s+/g, ' '), links: links.map(({ url }) => url), width: page.view[2] };
    }),
  );
  const outline = (await document.getOutline()).map(({ title }) => title);
  return { pages, outline };
}

describe('a judgment as PDF', () => {
  it('has head, warning, particulars, paragraph numbers, links and bookmarks, as another program reads it', async () => {
    const { pages, outline } = await readBack(await printDocument(judgment, options));
    expect(pages).toHaveLength(1);
    const [{ text, links } = { text: '', links: [] }] = pages;
    for (const words of [
      'Supreme Court of India',
      'Asha Rao v. State of Karnataka',
      '2020 HN 7',
      'Overruled by Meera v. Registrar, 2021 HN 9.',
      'Bench: A. Judge, B. Judge',
      '12. The order begun',
      'suo motu',
      'A quoted provision.',
      'Source: Fixture. Printed from Headnote on 22 November 2026.',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect(text).toContain('धारा');
    expect(links).toContain('https://library.test/case/2019-hn-7');
    expect(outline).toEqual(['Particulars', 'Judgment', 'JUDGMENT']);
  });

  it('has its citation and its number on every page', async () => {
    const long = { ...judgment, content: Array.from({ length: 120 }, () => paragraph).join('\n') };
    const { pages } = await readBack(await printDocument(long, { ...options, paper: 'Letter' }));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[0]?.width).toBe(612);
    for (const [index, { text }] of pages.entries()) expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    for (const { text } of pages.slice(1)) expect(text).toContain('2020 HN 7');
  });

  it('has a Hindi title whole at the top of its pages, and the day at their foot behind a long source', async () => {
    const source =
      'A collection of judgments of the Supreme Court of India with a name that takes more than one line of the foot';
    const content = Array.from({ length: 60 }, () => paragraph).join('\n');
    const printed = await printDocument({ ...judgment, title: 'राम प्रसाद v. State', source, content }, options);
    const { pages } = await readBack(printed);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain('22 November 2026.');
    for (const { text } of pages.slice(1)) expect(text).toContain('राम');
  });

  it('K5: contains no script and opens nothing, whatever the text says', async () => {
    const hostile = `<p><img src="http://169.254.169.254/x"><script>alert(1)</script><a href="javascript:alert(1)">a</a>
      <a href="file:///etc/passwd">b</a><link rel="stylesheet" href="http://evil.test/x.css">text</p>`;
    const pdf = await printDocument({ ...judgment, content: hostile }, options);
    expect(pdf.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|169\.254|evil\.test|etc\/passwd/);
    const { pages } = await readBack(pdf);
    expect(pages[0]?.links).toEqual([]);
  });

  it('K6: sets a word of 100,000 letters, and a paragraph of many pages, whole and in turn with other work', async () => {
    const words = `${'W'.repeat(100_000)} ${'क'.repeat(10_000)} `;
    const paragraphs = [words, 'X '.repeat(50_000), '<b>Z</b>Q'.repeat(5_000)];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const { pages } = await readBack(
      await printDocument(
        { ...judgment, title: 'Y'.repeat(10_000), content: paragraphs.map((one) => `<p>${one}</p>`).join('\n') },
        options,
      ),
    ).finally(() => clearInterval(timer));
    const text = pages.map((page) => page.text).join('');
    const countOf = (letter: string) => text.split(letter).length - 1;
    expect(['W', 'क', 'X', 'Z', 'Q'].map(countOf)).toEqual([100_000, 10_000, 50_000, 5_000, 5_000]);
    expect(turns).toBeGreaterThan(3);
  });

  it('K6: stops when nobody waits any more', async () => {
    const leaving = new AbortController();
    const long = { ...judgment, content: Array.from({ length: 4000 }, () => paragraph).join('\n') };
    const printed = printDocument(long, { ...options, signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(printed).rejects.toThrow('gone');
  });
});

describe('a list of authorities as PDF', () => {
  it('has headings, numbered lines, links, and the overruled case as such, as another program reads it', async () => {
    const items = [
      {
        title: 'Asha v. State',
        details: '2020 HN 7, 02 March 2020',
        warning: 'Overruled.',
        address: 'https://library.test/a',
      },
      { title: 'Meera v. State', details: '', warning: '', address: '' },
    ];
    const list = { title: 'Hearing of धारा ४३८', parts: [{ heading: 'Supreme Court of India', items }] };
    const { pages, outline } = await readBack(await printAuthorities(list, options));
    const [{ text, links } = { text: '', links: [] }] = pages;
    for (const words of [
      '1. Asha v. State',
      '2020 HN 7, 02 March 2020',
      'Overruled.',
      '2. Meera v. State',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect(text).toContain('धारा');
    expect(links).toEqual(['https://library.test/a']);
    expect(outline).toEqual(['Supreme Court of India']);
  });
});

describe('the report of a check as PDF', () => {
  it('has every entry in its order, and links only to this library, as another program reads it', async () => {
    const entry = (heading: string, address: string, text: string) => ({
      heading,
      address,
      lines: [{ label: 'Quotation', text }],
    });
    const sheet = {
      title: 'Check of citations',
      subtitle: 'brief.docx. Checked on 29 November 2026',
      sentence: '3 citations: 2 found, 1 that cannot exist.',
      sections: [
        {
          heading: '',
          entries: [
            entry('(1990) 4 SCC 9, line 1', 'https://library.test/case/a', '2 words differ\nIn the brief: [basic]'),
            entry('AIR 1992 SC 44, line 3', 'https://library.test.thief.example/case/b', 'Word for word'),
          ],
        },
        { heading: 'Provisions and references', entries: [entry('धारा 302, line 4', '', 'Refers to S. 302 IPC')] },
      ],
      notes: ['Words in square brackets differ.'],
    };
    const { pages, outline } = await readBack(await printReport(sheet, options));
    const [{ text, links } = { text: '', links: [] }] = pages;
    const places = [
      'Check of citations',
      '3 citations: 2 found',
      '1. (1990) 4 SCC 9, line 1',
      'Quotation: 2 words differ',
      'In the brief: [basic]',
      '2. AIR 1992 SC 44, line 3',
      'Word for word',
      '3. धारा',
      'Refers to S. 302 IPC',
      'Words in square brackets differ.',
    ].map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(links)).toEqual(new Set(['https://library.test/case/a']));
    expect(outline).toEqual(['Provisions and references']);
  });
});

describe('K6: the queue', () => {
  it('runs four at a time in the order of arrival, refuses what is too much, and goes on after a failure', async () => {
    const queue = createWorkQueue(PRINT_QUEUE);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    let most = 0;
    let running = 0;
    const work = (index: number) => async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error('broken');
      return index;
    };
    const all = Array.from({ length: 100 }, (_, index) => queue(`reader ${index}`, work(index)));
    const settled = Promise.allSettled(all);
    while (begun.length < 44) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    for (const end of ends.splice(0)) end();
    const answers = await settled;
    const refused = answers.filter((one) => one.status === 'rejected' && one.reason.code === 'busy');
    expect(refused).toHaveLength(56);
    expect(begun).toEqual(Array.from({ length: 44 }, (_, index) => index));
    expect([most, running]).toEqual([4, 0]);
    expect(await queue('reader', async () => 'again')).toBe('again');
  });

  it('runs two of one reader at a time, and goes on with those of others', async () => {
    const queue = createWorkQueue(PRINT_QUEUE);
    const ends = new Map<string, () => void>();
    const begun: string[] = [];
    const work = (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      });
    const all = ['a1', 'a2', 'a3', 'b1', 'a4'].map((name) => queue(name.charAt(0), work(name)));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    ends.get('b1')?.();
    await all[3];
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    ends.get('a1')?.();
    await all[0];
    expect(begun.at(-1)).toBe('a3');
    for (const name of ['a2', 'a3']) ends.get(name)?.();
    await all[2];
    ends.get('a4')?.();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
  });

  it('takes twenty documents a minute of one reader', async () => {
    let time = 0;
    const printing = createPrinting({ library: 'Library', now: () => 0, cells: memoryCells(() => time) });
    const job = {
      paper: 'A4',
      origin: 'https://library.test',
      signal: AbortSignal.abort(),
      reader: 'member 1',
    } as const;
    const codeOf = async (reader: string = job.reader) =>
      printing
        .printAuthorities({ title: 'Brief', parts: [] }, { ...job, reader })
        .catch((error: { code?: string }) => error.code);
    for (let turn = 0; turn < 20; turn += 1) expect(await codeOf()).not.toBe('busy');
    expect(await codeOf()).toBe('busy');
    expect(await codeOf('member 2')).not.toBe('busy');
    time += 3_000;
    expect(await codeOf()).not.toBe('busy');
  });

  it('refuses what costs the memory of all: a script that changes with each letter', async () => {
    const printing = createPrinting({ library: 'Library', now: () => 0, cells: memoryCells(() => 0) });
    const job = { paper: 'A4', origin: 'https://library.test', signal: options.signal, reader: 'member 1' } as const;
    const sheetOf = (text: string) => ({
      title: 'Brief',
      subtitle: '',
      sentence: '',
      notes: [],
      sections: [{ heading: 'Found', entries: [{ heading: '1', address: '', lines: [{ label: '', text }] }] }],
    });
    await expect(printing.printReport(sheetOf('aक'.repeat(250_000)), job)).rejects.toMatchObject({
      code: 'too-large',
      message: 'This is too long to print as one PDF. Print a part of it.',
    });
    const mixed = await printing.printReport(sheetOf(`${'aक '.repeat(4_000)}end`), job);
    const { pages } = await readBack(mixed);
    expect(pages.map(({ text }) => text).join('')).toContain('end');
  });
});
