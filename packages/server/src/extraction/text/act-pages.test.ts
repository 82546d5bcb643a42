import { describe, expect, it } from 'vitest';
import { actFormat } from '../../ingest/formats/acts.js';

const arrangement = 'ARRANGEMENT OF SECTIONS\n1. Short title.\n2. Definitions, etc.\n2A. Fee for s amples.';
const body = [
  'THE SAMPLE ACT, 1950',
  '1. Short title. — This Act may be called the Sample Act.',
  '2. Definitions, etc. — In this Act, —',
  '1. Ins. by Act 2 of 1960, s. 3.',
].join('\n');
const inserted = '3 [ 2A. Fee for sam ples. — A fee of one rupee is due for\n2. the list of samples.';

function actOf(...pages: string[]) {
  const sections = pages.map((text, index) => ({ kind: 'page', number: `${index + 1}`, heading: 'Page', text }));
  const result = actFormat({ id: 'test:1', title: 'The Sample Act, 1950', year: '1950', sections });
  if (result?.ok !== true || result.document.kind !== 'act') throw new Error('not an act');
  return result.document;
}

describe('issue 33: an act that exists only as pages', () => {
  it('opens at its sections, also at an inserted one, and not in the arrangement of sections', () => {
    const { sections, text } = actOf(arrangement, body, inserted);
    expect(sections).toEqual([
      { anchor: 's1', number: '1', heading: 'Short title' },
      { anchor: 's2', number: '2', heading: 'Definitions, etc.' },
      { anchor: 's2A', number: '2A', heading: 'Fee for s amples' },
    ]);
    expect(text.html).toContain('<p id="s1">1. Short title. —');
    expect(text.html).toContain('<p id="s2A">3 [ 2A. Fee for sam ples.');
    expect(text.html.match(/ id="s2"/g)).toHaveLength(1);
  });

  it('has no sections without an arrangement, because an item of a list looks like one', () => {
    expect(actOf('1. Short title.\n2. Definitions.', body).sections).toEqual([]);
  });
});
