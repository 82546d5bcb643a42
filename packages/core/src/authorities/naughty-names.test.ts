import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { naughtyStrings } from '../codec/naughty-strings.fixtures.js';
import { sibbia } from './authorities.fixtures.js';
import { authorityOf, listOfAuthorities, toBibtex, toCslJson, toDocx, toRis } from './index.js';

/** Beginnings that a spreadsheet would take for a formula. */
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A1', '\t=1', '\r=1'];
/** Control characters too are blanks in a file that other programs read. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const texts = [...naughtyStrings.map(({ text }) => text), ...formulas];
const named = texts.map((text, index) =>
  authorityOf({ record: { ...sibbia, id: `c${index}`, appellant: `A${text}`, respondent: 'B' }, note: text }),
);

describe(`D7: an export with ${texts.length} naughty names and notes`, () => {
  it('is one entry for each in RIS, and every line begins with its tag', () => {
    const ris = toRis(named);
    expect(ris.match(/^TY {2}- /gm)).toHaveLength(texts.length);
    expect(ris.split('\r\n').filter((line) => line !== '' && !/^[A-Z][A-Z\d] {2}- ?/.test(line))).toEqual([]);
    expect(new Cite(ris, { forceType: '@ris/file' }).data).toHaveLength(texts.length);
    const titles = [...ris.matchAll(/^TI {2}- (.*)\r$/gm)].map(([, title]) => title);
    expect(titles).toEqual(named.map(({ title }) => oneLine(title)));
  });

  it('is one entry for each in BibTeX, with its name word for word', () => {
    const read = new Cite(toBibtex(named), { forceType: '@bibtex/text' }).data as { title?: string }[];
    expect(read).toHaveLength(texts.length);
    expect(read.map(({ title }) => title)).toEqual(named.map(({ title }) => oneLine(title)));
  });

  it('has each note word for word in CSL-JSON', () => {
    const read = JSON.parse(toCslJson(named)) as { note?: string }[];
    const lost = texts.filter((text, index) => !(read[index]?.note ?? '').includes(text.trim()));
    expect(lost.filter((text) => text.isWellFormed())).toEqual([]);
  });

  it('is one numbered line for each in the Word document, without a field that computes', async () => {
    const docx = Buffer.from(
      toDocx({ title: '=1+1', subtitle: '', parts: listOfAuthorities(named, { order: 'title' }) }),
    );
    const { value, messages } = await mammoth.extractRawText({ buffer: docx });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(value.match(/^\d+\.\t/gm)).toHaveLength(texts.length);
  });
});
