import { describe, expect, it } from 'vitest';
import type { NewAct } from '../../extraction/new-document.js';
import { actFormat } from './acts.js';

const record = {
  id: 'indiacode:9',
  source: { licence: 'Unlicense', fetchedAt: '2026-05-10T17:42:02.822Z' },
  title: 'The Sample  Act, 1930',
  year: '1930',
  actNumber: '03',
  enactmentDate: '1930-03-15',
  ministry: 'Ministry of Samples',
  longTitle: 'An Act about samples.',
  sections: [
    { number: '1', heading: 'Short title.', text: 'This Act may be called the Sample Act.', footnotes: '' },
    { number: '28-I', heading: 'Powers, etc.', text: '', footnotes: '' },
    { number: '1', heading: 'Again.', text: 'Twice.', footnotes: '' },
  ],
};

function read(value: Record<string, unknown>): NewAct {
  const result = actFormat(value);
  if (!result.ok || result.document.kind !== 'act') throw new Error(result.ok ? 'not an act' : result.reason);
  return result.document;
}

describe('actFormat', () => {
  it('reads pages as the Hindi text of an act, beside the English one', () => {
    const { sections: _sections, ...rest } = record;
    const pages = [
      { number: '1', text: 'नमूना अधिनियम' },
      { number: '2', text: 'धारा १' },
    ];
    const act = read({ ...rest, hindiTitle: 'नमूना अधिनियम, 1930', pages });
    expect(act).toMatchObject({
      source: { id: 'indiacode:9:hi', url: expect.stringContaining('/9') },
      title: 'नमूना अधिनियम, 1930',
      otherTitles: ['The Sample Act, 1930'],
      isAvailable: true,
      sections: [],
    });
    expect(act.text.plain).toContain('धारा १');
    expect(actFormat({ ...rest, pages: [] })).toMatchObject({ ok: false });
  });

  it('reads an act with its sections and the date of its text', () => {
    expect(read(record)).toMatchObject({
      title: 'The Sample Act, 1930',
      year: 1930,
      enactedOn: '1930-03-15',
      statusText: 'As on 10 May 2026',
      isAvailable: true,
      source: { name: 'India Code', url: 'https://www.indiacode.nic.in/handle/123456789/9', isSample: false },
      sections: [
        { anchor: 's1', number: '1', heading: 'Short title' },
        { anchor: 's28I', number: '28-I', heading: 'Powers, etc.' },
        { anchor: 's1-2', number: '1', heading: 'Again' },
      ],
    });
  });

  it('stores an act whose sections are all empty as not available', () => {
    const act = read({ ...record, sections: record.sections.map((section) => ({ ...section, text: ' ' })) });
    expect(act).toMatchObject({ isAvailable: false, sections: [], text: { html: '', plain: '', sentenceEnds: [] } });
  });

  it('shows the pages of an act that exists only as a PDF, but does not list them as sections', () => {
    const act = read({
      ...record,
      sections: [{ kind: 'page', number: '1', heading: 'Page 1', text: 'THE SAMPLE ACT' }],
    });
    expect(act.sections).toEqual([]);
    expect(act.text.html).toContain('<section id="doc-page-1">');
  });

  it('leaves year, date and status empty if the source has no valid value', () => {
    expect(read({ ...record, year: '30', enactmentDate: 'soon', source: {} })).toMatchObject({
      year: null,
      enactedOn: null,
      statusText: '',
    });
  });

  it.each([
    [{ ...record, title: ' ' }, /no title/],
    [{ ...record, sections: [] }, /no sections/],
    [{ ...record, sections: 'all' }, /no sections/],
    [{ ...record, id: '' }, /no "id"/],
  ])('refuses a record that cannot be an act', (value, reason) => {
    const result = actFormat(value);
    expect(result.ok ? '' : result.reason).toMatch(reason);
  });

  it('renders an act of three million characters within a few seconds', () => {
    const sections = Array.from({ length: 1_000 }, (_item, index) => ({
      number: String(index + 1),
      heading: 'Of samples',
      text: 'The ^1[sample] shall be kept.\n\n'.repeat(100),
    }));
    const start = performance.now();
    expect(read({ ...record, sections }).sections).toHaveLength(1_000);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
