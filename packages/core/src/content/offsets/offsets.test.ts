import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTEXT_LENGTH,
  describePosition,
  escapeHtml,
  findHits,
  findPosition,
  highlightRuns,
  hitPositions,
  indexText,
  passageOfPosition,
  positionOfPassage,
  textOf,
  type TextIndex,
  type TextSelector,
} from '../index.js';
import { randomMarkup } from '../engines.fixtures.js';
import { sanitizeHtml } from '../server.js';

const html =
  '<h3 id="p1">JUDGMENT</h3><p id="p2">1. The appellant &amp; another <b>v.</b> the State.</p>' +
  '<section id="s302"><p id="p3">2. The appellant is 😀 here.</p><p>no id</p></section><p id="p4"></p><p id="p5">न्यायालय</p>';
const index = indexText(html);
const textAt = ({ text }: TextIndex, position: { start: number; end: number } | undefined) =>
  position && text.slice(position.start, position.end);
const selectorFor = (words: string, from: TextIndex = index): TextSelector => {
  const start = from.text.indexOf(words);
  const selector = describePosition(from, { start, end: start + words.length });
  if (!selector) throw new Error(`"${words}" is not there`);
  return selector;
};

describe('indexText', () => {
  it('returns the text of textOf and the position of each paragraph', () => {
    expect(index.text).toBe(textOf(html));
    const words = Object.fromEntries(index.elements.map((element) => [element.id, textAt(index, element)]));
    expect(words).toEqual({
      p1: 'JUDGMENT',
      p2: '1. The appellant & another v. the State.',
      s302: '2. The appellant is 😀 here.no id',
      p3: '2. The appellant is 😀 here.',
      p4: '',
      p5: 'न्यायालय',
    });
  });

  it('uses the first of equal ids, ignores ids in other attributes, and accepts names of object members', () => {
    const odd = indexText(
      '<p id="p1">a</p><p id="p1">b</p><p lang="hi" id="p2">c</p><abbr title=\' id="p9" \'>d</abbr><p id="doc-__proto__">e</p>x',
    );
    expect(odd.elements).toEqual([
      { id: 'p1', start: 0, end: 1 },
      { id: 'p2', start: 2, end: 3 },
      { id: 'doc-__proto__', start: 4, end: 5 },
    ]);
    expect(indexText('<abbr title="id=&quot;p9&quot; id=p8">d</abbr>').elements).toEqual([]);
  });

  it('closes open elements and ignores end tags without a start tag', () => {
    expect(indexText('<p id="p1">a<b id="p2">b</i></p>c').elements).toEqual([
      { id: 'p1', start: 0, end: 2 },
      { id: 'p2', start: 1, end: 2 },
    ]);
    expect(indexText('<section id="s1">a<p id="p1">b').elements).toEqual([
      { id: 's1', start: 0, end: 2 },
      { id: 'p1', start: 1, end: 2 },
    ]);
  });

  it('takes linear time, even for end tags without a start tag', () => {
    const started = performance.now();
    expect(indexText(`${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}x`).text).toBe('x');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('returns the same text as textOf for any sanitised HTML', () => {
    fc.assert(
      fc.property(randomMarkup, (markup) => {
        const clean = sanitizeHtml(markup);
        expect(indexText(clean).text).toBe(textOf(clean));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the position of a note', () => {
  it('converts from a paragraph and range to a selector and back', () => {
    const passage = { paragraph: 'p3', start: 3, end: 16 };
    const position = positionOfPassage(index, passage);
    expect(textAt(index, position)).toBe('The appellant');
    const selector = position && describePosition(index, position);
    expect(selector?.quote.exact).toBe('The appellant');
    expect(selector?.quote.prefix).toBe('he appellant & another v. the State.2. '.slice(-CONTEXT_LENGTH));
    expect(selector?.quote.suffix).toBe(' is 😀 here.no idन्यायालय');
    const found = selector && findPosition(index, selector);
    expect(found).toEqual(position);
    expect(found && passageOfPosition(index, found)).toEqual(passage);
  });

  it('is undefined for a missing paragraph and outside all paragraphs', () => {
    expect(positionOfPassage(index, { paragraph: 'p99', start: 0, end: 1 })).toBeUndefined();
    expect(positionOfPassage(index, { paragraph: 'constructor', start: 0, end: 1 })).toBeUndefined();
    expect(passageOfPosition(indexText('a<p id="p1">b</p>'), { start: 0, end: 1 })).toBeUndefined();
    const between = index.text.indexOf('no id');
    expect(passageOfPosition(index, { start: between, end: between + 2 })).toMatchObject({ paragraph: 's302' });
  });

  it('may span paragraphs', () => {
    const selector = selectorFor('JUDGMENT1. The');
    const found = findPosition(index, selector);
    expect(found && passageOfPosition(index, found)).toEqual({ paragraph: 'p1', start: 0, end: 14 });
  });

  it.each([
    [0, 0],
    [5, 4],
    [-1, 3],
    [0, 1e6],
    [0.5, 3],
    [0, Number.NaN],
  ])('is undefined for an empty or invalid range: %d to %d', (start, end) => {
    expect(describePosition(index, { start, end })).toBeUndefined();
  });

  it('never splits a character, in the words or the context', () => {
    const smile = index.text.indexOf('😀');
    expect(describePosition(index, { start: smile + 1, end: smile + 2 })?.quote.exact).toBe('😀');
    expect(describePosition(index, { start: smile, end: smile + 1 })?.position).toEqual({
      start: smile,
      end: smile + 2,
    });
    const faces = indexText(`<p>${'😀'.repeat(100)}</p>`);
    for (let start = 0; start < 200; start += 1) {
      const quote = describePosition(faces, { start, end: start + 1 })?.quote;
      expect(Object.values(quote ?? {}).every((text) => text.isWellFormed())).toBe(true);
      expect((quote?.prefix ?? '').length).toBeLessThanOrEqual(CONTEXT_LENGTH);
      expect((quote?.suffix ?? '').length).toBeLessThanOrEqual(CONTEXT_LENGTH);
    }
  });

  it('is found in a new version with changed text before it', () => {
    const selector = selectorFor('The appellant is');
    const again = indexText(
      `<p id="p1">A new head, longer than the old one.</p>${html.replace('1. The', '1.  The old')}`,
    );
    expect(textAt(again, findPosition(again, selector))).toBe('The appellant is');
    expect(again.text.indexOf('The appellant is')).not.toBe(selector.position.start);
  });

  it('is found at the words with the most similar context, not at the first or nearest ones', () => {
    const places = ['alpha the court held beta', 'gamma the court held delta', 'epsilon the court held zeta'];
    const old = indexText(places.map((place) => `<p>${place}</p>`).join(''));
    const start = old.text.indexOf('the court held', 30);
    const selector = describePosition(old, { start, end: start + 14 });
    if (!selector) throw new Error('no selector');
    const turned = indexText([places[2], places[0], places[1]].map((place) => `<p>${place}</p>`).join(''));
    const found = findPosition(turned, selector);
    expect(found && turned.text.slice(found.start - 6, found.end + 6)).toBe('gamma the court held delta');
  });

  it('is found at the nearest of equal candidates', () => {
    const same = indexText(`<p>${'xyz '.repeat(50)}</p>`);
    const quote = { exact: 'xyz', prefix: '', suffix: '' };
    expect(findPosition(same, { position: { start: 79, end: 82 }, quote })).toEqual({ start: 80, end: 83 });
    expect(findPosition(same, { position: { start: 80, end: 83 }, quote })).toEqual({ start: 80, end: 83 });
    expect(findPosition(same, { position: { start: 9999, end: 10002 }, quote })).toEqual({ start: 196, end: 199 });
  });

  it('is undefined when the words are gone', () => {
    const selector = selectorFor('The appellant is');
    expect(findPosition(indexText('<p>something else</p>'), selector)).toBeUndefined();
    expect(findPosition(indexText(''), selector)).toBeUndefined();
    const empty = { position: { start: 0, end: 0 }, quote: { exact: '', prefix: '', suffix: '' } };
    expect(findPosition(index, empty)).toBeUndefined();
  });

  it('is undefined if a short quote only occurs in a different context', () => {
    const quote = { exact: 'The court', prefix: 'dismissed the appeal. ', suffix: ' held that it was late' };
    const selector = { position: { start: 100, end: 109 }, quote };
    expect(findPosition(indexText('<p>No doubt: The court rose at four.</p>'), selector)).toBeUndefined();
    // The context on one side is enough; a long quote needs no context.
    const moved = indexText('<p>Yes. The court held that it was early.</p>');
    expect(textAt(moved, findPosition(moved, selector))).toBe('The court');
    const long = { ...selector, quote: { ...quote, exact: 'The court rose at four, as it always does' } };
    const other = indexText(`<p>No doubt: ${long.quote.exact}.</p>`);
    expect(textAt(other, findPosition(other, long))).toBe(long.quote.exact);
  });

  it.each([-3, -0.5, 0.5, Number.NaN, Number.NEGATIVE_INFINITY])(
    'is never outside the text, even if the stored selector says %d',
    (start) => {
      const made = indexText('<p>abc abc</p>');
      const quote = { exact: 'abc', prefix: '', suffix: '' };
      const found = findPosition(made, { position: { start, end: start + 3 }, quote });
      expect(textAt(made, found)).toBe('abc');
      expect([0, 4]).toContain(found?.start);
    },
  );

  it('is found for every range of any text, also after storage as JSON', () => {
    const texts = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '&', '<', '😀', 'न्', '\n', '"'), maxLength: 30 }),
      { minLength: 1, maxLength: 5 },
    );
    const roundTrip = (find: typeof findPosition) =>
      fc.property(texts, fc.nat(), fc.nat(), (paragraphs, first, second) => {
        const made = indexText(paragraphs.map((text, at) => `<p id="p${at + 1}">${escapeHtml(text)}</p>`).join(''));
        const [start, end] = [first, second].map((value) => value % (made.text.length + 1)).sort((a, b) => a - b);
        const selector = describePosition(made, { start: start ?? 0, end: end ?? 0 });
        if (!selector) return;
        const stored = JSON.parse(JSON.stringify(selector)) as TextSelector;
        expect(find(made, stored)).toEqual(selector.position);
      });
    fc.assert(roundTrip(findPosition), { numRuns: 400 });
    // Control: a search for the words alone finds their first occurrence.
    const firstPlace: typeof findPosition = ({ text }, { quote }) => {
      const start = text.indexOf(quote.exact);
      return { start, end: start + quote.exact.length };
    };
    expect(fc.check(roundTrip(firstPlace), { numRuns: 2000 }).failed).toBe(true);
  });

  it('takes linear time, even for hostile quotes', () => {
    const long = indexText(`<p>${'a'.repeat(2_000_000)}</p>`);
    const started = performance.now();
    const quote = { exact: 'a', prefix: `b${'a'.repeat(31)}`, suffix: `${'a'.repeat(31)}b` };
    expect(findPosition(long, { position: { start: 5, end: 6 }, quote })).toBeDefined();
    findPosition(long, {
      position: { start: 5, end: 6 },
      quote: { exact: `${'a'.repeat(1000)}b`, prefix: '', suffix: '' },
    });
    // describePosition never creates such a long context.
    const huge = { exact: 'a', prefix: `b${'a'.repeat(200_000)}`, suffix: `${'a'.repeat(200_000)}b` };
    expect(findPosition(long, { position: { start: 5, end: 6 }, quote: huge })).toBeDefined();
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('hits', () => {
  it('have positions in the fragment', () => {
    const runs = highlightRuns('the <b>right</b> to <b>life</b><b></b> &amp; <b>liberty</b>');
    const text = runs.map((run) => run.text).join('');
    expect(hitPositions(runs).map(({ start, end }) => text.slice(start, end))).toEqual(['right', 'life', 'liberty']);
    expect(hitPositions([])).toEqual([]);
    expect(
      hitPositions([
        { text: '', hit: true },
        { text: 'a', hit: true },
      ]),
    ).toEqual([{ start: 0, end: 1 }]);
  });

  it('are found in the document of the fragment', () => {
    const hits = findHits(index, 'The <b>appellant</b> is 😀 <b>here</b>');
    expect(hits.map((hit) => textAt(index, hit))).toEqual(['appellant', 'here']);
    expect(hits[0]?.start).toBe(index.text.lastIndexOf('appellant'));
    expect(findHits(index, 'not <b>there</b>')).toEqual([]);
    expect(findHits(index, '')).toEqual([]);
  });
});
