import { describe, expect, it } from 'vitest';
import { actSections } from './act-sections.js';

describe('actSections', () => {
  it('lists sections by their headings', () => {
    const html =
      '<section id="s1"><h3>1. Short title</h3><p>This Act…</p></section><section id="s2A"><h3>2A. Words</h3></section>';
    expect(actSections(html)).toEqual([
      { anchor: 's1', number: '1', heading: 'Short title', label: '1. Short title' },
      { anchor: 's2A', number: '2A', heading: 'Words', label: '2A. Words' },
    ]);
  });

  it('lists a heading that is itself the anchor, and names a section without a heading by its first words', () => {
    expect(actSections('<h3 id="s1">1. Title</h3><p>…</p><p id="s2">2. Every person who</p>')).toEqual([
      { anchor: 's1', number: '1', heading: 'Title', label: '1. Title' },
      { anchor: 's2', number: '2', heading: 'Every person who', label: '2. Every person who' },
    ]);
  });

  it('lists a section without a number, and no footnote', () => {
    const html =
      '<section id="doc-section-1"><h3>Preamble</h3><p>We</p></section><p id="doc-s1-n1"><small>1. Subs.</small></p>';
    expect(actSections(html)).toEqual([
      { anchor: 'doc-section-1', number: '', heading: 'Preamble', label: 'Preamble' },
    ]);
  });

  it('is empty for a text without anchors', () => {
    expect(actSections('<p>Only words.</p>')).toEqual([]);
  });
});
