import { describe, expect, it } from 'vitest';
import { readContents } from './read-contents.js';

describe('the headings of a judgment', () => {
  it('have the printed numbers of their paragraphs', () => {
    const html =
      '<h2>The <em>challenge</em> &amp; the clause</h2><p id="p1"><a id="para-1"></a>1. A</p><p id="p2"><a id="para-2"></a>2. B</p>' +
      '<h3>Relief</h3><p id="p3"><a id="opinion-1-para-3"></a>3. C</p><h3>Costs</h3><p id="p4">D</p>';
    expect(readContents(html)).toEqual([
      { heading: 'The challenge & the clause', paragraphs: '1–2' },
      { heading: 'Relief', paragraphs: '3' },
      { heading: 'Costs', paragraphs: '' },
    ]);
  });

  it('are not those of the cause title, of a quotation or of an opinion, and long ones are cut at a word', () => {
    const html =
      '<section id="cause-title"><h2>IN THE SUPREME COURT</h2></section><blockquote><h3>Quoted</h3></blockquote>' +
      `<h3><a id="opinion-1"></a>A. Judge</h3><h3> </h3><h3>${'word '.repeat(30)}</h3>`;
    expect(readContents(html)).toEqual([{ heading: `${'word '.repeat(18).trim()} …`, paragraphs: '' }]);
  });

  it('are at most forty', () => {
    expect(readContents('<h2>A</h2>'.repeat(50))).toHaveLength(40);
  });
});
