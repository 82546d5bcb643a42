import { spawnSync } from 'node:child_process';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { authorities } from './authorities.fixtures.js';
import { listOfAuthorities, toBiblatex, toBibtex, toCslJson, toDocx, toRis } from './index.js';

const TITLES = [
  'Siddharam Mhetre v. State of Maharashtra',
  'Gurbaksh Singh Sibbia v. State of Punjab & Ors.',
  'The Sample Act, 1930',
];
const OVERRULED = 'Overruled by Sushila Aggarwal v. State, (2020) 5 SCC 1.';

describe('an export, as other programs read it:', () => {
  it('the RIS with type, title, date, court, report, address, and the case as overruled', () => {
    const { data } = new Cite(toRis(authorities), { forceType: '@ris/file' });
    expect(data.map(({ type }) => type)).toEqual(['legal_case', 'legal_case', 'legislation']);
    expect(data.map(({ title }) => title)).toEqual(TITLES);
    expect(data[0]).toMatchObject({
      issued: { 'date-parts': [[2010, 12, 2]] },
      URL: 'https://library.test/case/2010-hn-7',
    });
    expect(data[0]?.['note']).toContain(OVERRULED);
    expect(JSON.stringify(data[1]?.['note'])).not.toContain('Overruled');
  });

  it('the BibTeX with title, date, citations, address, and the case as overruled', () => {
    const { data } = new Cite(toBibtex(authorities), { forceType: '@bibtex/text' });
    expect(data.map(({ title }) => title)).toEqual(TITLES);
    expect(data[0]).toMatchObject({
      issued: { 'date-parts': [[2010, 12]] },
      note: expect.stringContaining(OVERRULED),
      URL: 'https://library.test/case/2010-hn-7',
    });
    expect(JSON.stringify(data[0])).toContain('(2011) 1 SCC 694; AIR 2011 SC 312; 2010 HN 7');
    expect(data[0]?.['note']).toContain('धारा ४३८');
  });

  it('the BibLaTeX as judgments and acts, with court, report, date, address, and the case as overruled', () => {
    const { data } = new Cite(toBiblatex(authorities), { forceType: '@biblatex/text' });
    expect(data.map(({ type, title }) => [type, title])).toEqual([
      ['legal_case', TITLES[0]],
      ['legal_case', TITLES[1]],
      ['legislation', TITLES[2]],
    ]);
    expect(data[0]).toMatchObject({
      issued: { 'date-parts': [[2010, 12, 2]] },
      volume: '1',
      page: '694',
      note: expect.stringContaining(OVERRULED),
      URL: 'https://library.test/case/2010-hn-7',
    });
    expect(JSON.stringify(data[0])).toContain('Supreme Court of India');
    expect(toBiblatex(authorities)).toContain('journaltitle = {SCC}');
    expect(toBiblatex(authorities)).toContain('{(2011) 1 SCC 694; AIR 2011 SC 312; 2010 HN 7}');
  });

  it('the CSL-JSON with every field', () => {
    const { data } = new Cite(toCslJson(authorities));
    expect(data.map(({ type, title }) => [type, title])).toEqual([
      ['legal_case', TITLES[0]],
      ['legal_case', TITLES[1]],
      ['legislation', TITLES[2]],
    ]);
    expect(data[0]).toMatchObject({
      authority: 'Supreme Court of India',
      'container-title': 'SCC',
      volume: '(2011) 1',
      page: '694',
      number: 'Criminal Appeal 2271 of 2010',
      issued: { 'date-parts': [[2010, 12, 2]] },
      note: expect.stringContaining(OVERRULED),
    });
  });

  it('the Word document with headings, numbered lines, links, and the case as overruled', async () => {
    const parts = listOfAuthorities(authorities);
    const docx = toDocx({ title: 'State v Mehta', subtitle: '22 November 2026', parts });
    const { value: html, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(docx) });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(html).toContain('<h1>Supreme Court of India</h1>');
    expect(html).toContain(
      '<a href="https://library.test/case/1980-hn-3"><em>Gurbaksh Singh Sibbia v. State of Punjab &amp; Ors.</em></a>',
    );
    expect(html).toContain(`<strong> ${OVERRULED}</strong>`);
    const { value: text } = await mammoth.extractRawText({ buffer: Buffer.from(docx) });
    expect(text).toContain(
      '2.\tSiddharam Mhetre v. State of Maharashtra, (2011) 1 SCC 694; AIR 2011 SC 312; 2010 HN 7, 02 December 2010',
    );
    expect(text.indexOf('Acts')).toBeLessThan(text.indexOf('Supreme Court of India'));
  });
});

/** Only where the program is installed: the whole test run of a machine that has it. */
describe.skipIf(spawnSync('pandoc', ['--version']).status !== 0)('an export, as pandoc reads it:', () => {
  it.each([
    ['ris', toRis],
    ['biblatex', toBiblatex],
    ['bibtex', toBibtex],
    ['csljson', toCslJson],
  ] as const)('%s with titles and the year of the decision', (from, write) => {
    const { stdout, status } = spawnSync('pandoc', ['-f', from, '-t', 'csljson'], { input: write(authorities) });
    expect(status).toBe(0);
    const items = JSON.parse(String(stdout)) as readonly { readonly title: string; readonly issued?: unknown }[];
    expect(items.map(({ title }) => title.replaceAll(/<[^>]+>/g, '')).toSorted()).toEqual(TITLES.toSorted());
    expect(JSON.stringify(items)).toContain('2010');
  });
});
