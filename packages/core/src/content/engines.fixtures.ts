import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineDifferences, plainInBrowser } from './engine-differences.fixtures.js';
import { itForEveryInput } from './for-every-input.fixtures.js';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { documentPolicy, inlinePolicy, safeHref, textOf, type ContentPolicy } from './index.js';

type Sanitize = (html: string, policy?: ContentPolicy) => string;

interface Part {
  readonly element: string;
  readonly attributes: readonly string[];
}

function partsOf(html: string): Part[] {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return [...body.querySelectorAll('*')].map((element) => ({
    element: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  }));
}

/** Returns the text that a browser shows for HTML. */
function shownText(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body.textContent;
}

/** Elements that a parser adds around cells. */
const implied = new Set(['tbody', 'tr', 'colgroup']);

function labels(html: string): string[] {
  return partsOf(html).flatMap(({ element, attributes }) => [
    ...(implied.has(element) ? [] : [element]),
    ...attributes.map((attribute) => `${element}[${attribute}]`),
  ]);
}

/** Returns the items of the first list that the second one does not contain. */
function surplus(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second];
  return first.filter((label) => {
    const at = left.indexOf(label);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns elements and attributes that the policy does not allow. */
function beyondPolicy(html: string): string[] {
  return partsOf(html).flatMap(({ element, attributes }) => {
    const allowed = [...(documentPolicy.attributes['*'] ?? []), ...(documentPolicy.attributes[element] ?? [])];
    const wrong = attributes.filter((attribute) => {
      const [name = '', ...rest] = attribute.split('=');
      const value = rest.join('=');
      if (attribute === 'is=') return false;
      if (name === 'href') return safeHref(value) !== value;
      if (name === 'id') return !/^(?:p\d+|s\d+[A-Z]*|doc-.+)$/.test(value);
      return !allowed.includes(name);
    });
    return [...(documentPolicy.elements.includes(element) ? [] : [element]), ...wrong];
  });
}

/** Timeout in milliseconds. Long runs take minutes in a simulated DOM. */
const LONG_TIME = 3_600_000;

const pieces = (
  '<p> </p> <b> </b> <a_href="javascript:x"> <a_href="/x"> <a_name=q> </a> <svg> </svg> <math> </math> <style> ' +
  '</style> <!-- --> <table> <td> </table> <p_id=x> <img_onerror=x> <noscript> </noscript> <template> </template> ' +
  'text " \' <li> </li> <h2> <iframe> </iframe> <select> </select> <title> </title> <form> </form> <mtext> ' +
  '&lt;script&gt; <font> </font> <pre> \n \r \0 <dd> <tr> <x-y> <caption> <blockquote> </blockquote>'
).split(' ');

/** Random markup of parts that parsers read differently. */
export const randomMarkup = fc
  .array(fc.constantFrom(...pieces.map((piece) => piece.replace('_', ' '))), { maxLength: 14 })
  .map((chosen) => chosen.join(''));

const tablePieces = (
  '<table> </table> <tr> </tr> <td> </td> <th> </th> <tbody> </tbody> <thead> <tfoot> <caption> </caption> <colgroup> ' +
  '</colgroup> <col> <p> </p> <b> </b> <div> </div> <li> <hr> <a_href="/x"> </a> one two three _ \n <svg> </svg> <pre> &nbsp;'
).split(' ');

/** Random tables with misplaced content. */
const randomTables = fc
  .array(fc.constantFrom(...tablePieces.map((piece) => piece.replace('_', ' '))), { maxLength: 24 })
  .map((chosen) => `<table>${chosen.join('')}`);

/** Control: stores markup unchanged. */
const unchanged: Sanitize = (html) => html;

/** Tests of both engines. They require a DOM. */
export function describeEngines(onServer: Sanitize, inBrowser: Sanitize, numRuns: number): void {
  describe.each([
    ['the server', onServer],
    ['the browser', inBrowser],
  ] as const)('HTML sanitised by %s', (_, sanitize) => {
    itForEveryInput('E1: contains only what the policy allows', hostileInputs, (input) => {
      expect(beyondPolicy(sanitize(input))).toEqual([]);
    });

    itForEveryInput('E2: does not change when it is sanitised again', hostileInputs, (input) => {
      const once = sanitize(input);
      expect(sanitize(once)).toBe(once);
    });

    it(
      'E2: does not change when random markup is sanitised again',
      () => {
        fc.assert(
          fc.property(randomMarkup, (markup) => {
            const once = sanitize(markup);
            expect(sanitize(once)).toBe(once);
            expect(beyondPolicy(once)).toEqual([]);
          }),
          { numRuns },
        );
      },
      LONG_TIME,
    );

    it('keeps the text and structure of a judgment', () => {
      const judgment =
        '<h3 id="p1">JUDGMENT</h3><p id="p2">1. The appellant &amp; another <b>v.</b> the <em>State</em>.</p>' +
        '<blockquote><p id="p3">“Section 302 — <sup>1</sup>”</p></blockquote><ol start="2" type="a"><li>one</li></ol>' +
        '<table><thead><tr><th scope="col">Date</th></tr></thead><tbody><tr><td colspan="2">₹ 5</td></tr></tbody></table>' +
        '<section id="s302A"><h3>302A. Murder</h3></section><p lang="hi">न्यायालय</p><a href="#p2">above</a>' +
        '<a href="#!act_a0123456789ab_s302A">Section 302A</a><a href="#!judge_7_A.%20N.%20Ray">Ray CJ</a>';
      expect(sanitize(judgment)).toBe(judgment);
    });

    it.each(['body', 'forms', 'token', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'location', 'name'])(
      'E3: an anchor named %s and its links get a prefixed name',
      (name) => {
        const renamed = `<a href="#doc-${name}">to</a><p id="doc-${name}">there</p>`;
        expect(sanitize(`<a href="#${name}">to</a><p id="${name}">there</p>`)).toBe(renamed);
        expect(sanitize(renamed)).toBe(renamed);
        expect(sanitize(`<a href="#${name}">to</a><a name="${name}">there</a>`)).toBe(
          `<a href="#doc-${name}">to</a><a id="doc-${name}">there</a>`,
        );
      },
    );

    it('E3: a long name is kept together with its links, or removed', () => {
      for (let length = 70; length <= 90; length += 1) {
        for (const name of ['x'.repeat(length), `doc-${'x'.repeat(length - 4)}`]) {
          const once = sanitize(`<a href="#${name}">to</a><p id="${name}">there</p>`);
          expect(sanitize(once)).toBe(once);
          expect(once.includes('href')).toBe(once.includes('id='));
          expect(once.includes('id=')).toBe(length <= (name.startsWith('doc-') ? 80 : 76));
        }
      }
    });

    it('E3: keeps anchors of our import and handles unusual names', () => {
      expect(sanitize('<a name="p12">x</a><a href="#p12">y</a>')).toBe('<a id="p12">x</a><a href="#p12">y</a>');
      expect(sanitize('<a id="a" name="b">x</a>')).toBe('<a id="doc-a">x</a>');
      expect(sanitize('<p name="x">y</p><a name="a b">z</a><a name="">w</a>')).toBe('<p>y</p><a>z</a><a>w</a>');
    });

    it('keeps only bold, italics and links in one line of text', () => {
      const html = sanitize(
        '<p>Saved. <b>Go</b> <a href="/packages" id="x" name="y">on</a><h2>!</h2></p>',
        inlinePolicy,
      );
      expect(html).toBe('Saved. <b>Go</b> <a href="/packages">on</a>!');
    });
  });

  describe('the text in which offsets of notes are counted', () => {
    itForEveryInput(
      'is the text that a browser shows for the stored HTML, in the same order',
      hostileInputs,
      (input) => {
        expect(shownText(onServer(input))).toBe(textOf(onServer(input)));
        expect(shownText(inBrowser(input))).toBe(textOf(inBrowser(input)));
      },
    );

    const showsItsText = (store: Sanitize, markups: fc.Arbitrary<string>) =>
      fc.property(markups, (markup) => {
        const stored = store(markup);
        expect(shownText(stored)).toBe(textOf(stored));
        expect(shownText(inBrowser(stored))).toBe(textOf(stored));
      });

    it(
      'is the text that a browser shows, for random markup and tables',
      () => {
        fc.assert(showsItsText(onServer, randomMarkup), { numRuns });
        fc.assert(showsItsText(onServer, randomTables), { numRuns });
        // Control: unsanitised markup is shown in a different order.
        expect(fc.check(showsItsText(unchanged, randomTables), { numRuns: 1000 }).failed).toBe(true);
      },
      LONG_TIME,
    );

    it.each([
      [
        '<p>The appeal is allowed.</p><table><tr><td>Costs</td></tr><p>The appeal is allowed.</p></table>',
        '<p>The appeal is allowed.</p><p>The appeal is allowed.</p><table><tr><td>Costs</td></tr></table>',
      ],
      [
        '<table><tr><td>a</td></tr> stray <tr><td>b</td></tr></table>',
        ' stray <table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
      ],
      ['<table>\n<tr>\n<td>a</td>\n</tr>\n</table>', '<table>\n<tr>\n<td>a</td>\n</tr>\n</table>'],
      [
        '<table><caption>c</caption><b>x</b><col><tr><th>y</th></tr></table>',
        '<b>x</b><table><caption>c</caption><col /><tr><th>y</th></tr></table>',
      ],
      [
        '<table><tr><td><div>a<tr><td>b</td></tr></div></td></tr></table>',
        '<table><tr><td><div>a</div></td></tr><tr><td>b</td></tr></table>',
      ],
      [
        '<table><tr><td>a<table><tr><td>b</td>c</tr></table></td></tr></table>',
        '<table><tr><td>ac<table><tr><td>b</td></tr></table></td></tr></table>',
      ],
    ])('E13: moves content out of tables like a browser: %s', (markup, stored) => {
      expect(onServer(markup)).toBe(stored);
      expect(onServer(stored)).toBe(stored);
      expect(shownText(markup)).toBe(textOf(stored));
    });
  });

  describe('the two engines', () => {
    const reviewed = new Map(engineDifferences.map(({ input, more }) => [input, more]));

    itForEveryInput(
      'E13: agree, or the browser keeps less, except for reviewed differences',
      hostileInputs,
      (input) => {
        expect(surplus(labels(inBrowser(input)), labels(onServer(input)))).toEqual(reviewed.get(input) ?? []);
      },
    );

    itForEveryInput('E13: agree on HTML that the server has sanitised', hostileInputs, (input) => {
      const clean = onServer(input);
      expect(surplus(labels(inBrowser(clean)), labels(clean))).toEqual([]);
      if (plainInBrowser.includes(input)) return;
      // Browsers remove a cell without a table but keep its text.
      expect(surplus(labels(clean), labels(inBrowser(clean))).filter((label) => label !== 'td')).toEqual([]);
    });

    it(
      'E13: the browser never keeps more for random markup',
      () => {
        fc.assert(
          fc.property(randomMarkup, (markup) => {
            const clean = onServer(markup);
            const known = new Set(labels(clean));
            // A parser may repeat unclosed formatting, so check only for elements that are new.
            expect(labels(inBrowser(clean)).filter((label) => !known.has(label))).toEqual([]);
          }),
          { numRuns },
        );
      },
      LONG_TIME,
    );

    it('E13: control: detects a browser that keeps more, and every reviewed difference exists', () => {
      const wider = '<p id="p1" class="x">a<img></p>';
      expect(surplus(labels(wider), labels(onServer(wider)))).toEqual(['p[class=x]', 'img']);
      expect(beyondPolicy(wider)).toEqual(['class=x', 'img']);
      for (const { input, more, because } of engineDifferences) {
        expect(hostileInputs).toContain(input);
        expect(more.length).toBeGreaterThan(0);
        expect(because).not.toBe('');
      }
    });
  });
}
