import { describe, expect, it } from 'vitest';
import { actSections } from './act-sections.js';

describe('actSections', () => {
  it('lists sections by their headings', () => {
    const html =
      '<section id="s1"><h3>1. Short title</h3><p>This Act…</p></section><section id="s2A"><h3>2A. Words</h3></section>';
    expect(actSections(html)).toEqual([
      { anchor: 's1', label: '1. Short title' },
      { anchor: 's2A', label: '2A. Words' },
    ]);
  });

  it('lists a heading that is itself the anchor, and names a section without a heading by its first words', () => {
    expect(actSections('<h3 id="s1">1. Title</h3><p>…</p><p id="s2">2. Every person who</p>')).toEqual([
      { anchor: 's1', label: '1. Title' },
      { anchor: 's2', label: '2. Every person who' },
    ]);
  });

  it('is empty for a text without anchors', () => {
    expect(actSections('<p>Only words.</p>')).toEqual([]);
  });
});
