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

/** The text that a browser shows of HTML as it stands. */
function shownText(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body.textContent;
}

/** What a parser adds by itself around cells. */
const implied = new Set(['tbody', 'tr', 'colgroup']);

function labels(html: string): string[] {
  return partsOf(html).flatMap(({ element, attributes }) => [
    ...(implied.has(element) ? [] : [element]),
    ...attributes.map((attribute) => `${element}[${attribute}]`),
  ]);
}

/** What the first list has that the second has not. */
function surplus(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second];
  return first.filter((label) => {
    const at = left.indexOf(label);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Elements and attributes that the policy does not have. */
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

/** A run by hand takes minutes in a simulated DOM. */
const LONG_TIME = 3_600_000;

const pieces = (
  '<p> </p> <b> </b> <a_href="javascript:x"> <a_href="/x"> <a_name=q> </a> <svg> </svg> <math> </math> <style> ' +
  '</style> <!-- --> <table> <td> </table> <p_id=x> <img_onerror=x> <noscript> </noscript> <template> </template> ' +
  'text " \' <li> </li> <h2> <iframe> </iframe> <select> </select> <title> </title> <form> </form> <mtext> ' +
  '&lt;script&gt; <font> </font> <pre> \n \r \0 <dd> <tr> <x-y> <caption> <blockquote> </blockquote>'
).split(' ');

/** Markup put together at random from pieces that parsers disagree about. */
export const randomMarkup = fc
  .array(fc.constantFrom(...pieces.map((piece) => piece.replace('_', ' '))), { maxLength: 14 })
  .map((chosen) => chosen.join(''));

const tablePieces = (
  '<table> </table> <tr> </tr> <td> </td> <th> </th> <tbody> </tbody> <thead> <tfoot> <caption> </caption> <colgroup> ' +
  '</colgroup> <col> <p> </p> <b> </b> <div> </div> <li> <hr> <a_href="/x"> </a> one two three _ \n <svg> </svg> <pre> &nbsp;'
).split(' ');

/** Tables with everything in the wrong place. */
const randomTables = fc
  .array(fc.constantFrom(...tablePieces.map((piece) => piece.replace('_', ' '))), { maxLength: 24 })
  .map((chosen) => `<table>${chosen.join('')}`);

/** Stores markup of plain elements without looking at it. */
const asItCame: Sanitize = (html) => html;

/** What both engines promise, to be run wherever there is a DOM to look at their results with. */
export function describeEngines(onServer: Sanitize, inBrowser: Sanitize, numRuns: number): void {
  describe.each([
    ['the server', onServer],
    ['the browser', inBrowser],
  ] as const)('HTML cleaned by %s', (_, sanitize) => {
    itForEveryInput('E1: holds nothing but what the policy allows', hostileInputs, (input) => {
      expect(beyondPolicy(sanitize(input))).toEqual([]);
    });

    itForEveryInput('E2: does not change when it is cleaned again', hostileInputs, (input) => {
      const once = sanitize(input);
      expect(sanitize(once)).toBe(once);
    });

    it(
      'E2: does not change when markup put together at random is cleaned again',
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

    it('keeps the words and the structure of a judgment', () => {
      const judgment =
        '<h3 id="p1">JUDGMENT</h3><p id="p2">1. The appellant &amp; another <b>v.</b> the <em>State</em>.</p>' +
        '<blockquote><p id="p3">“Section 302 — <sup>1</sup>”</p></blockquote><ol start="2" type="a"><li>one</li></ol>' +
        '<table><thead><tr><th scope="col">Date</th></tr></thead><tbody><tr><td colspan="2">₹ 5</td></tr></tbody></table>' +
        '<section id="s302A"><h3>302A. Murder</h3></section><p lang="hi">न्यायालय</p><a href="#p2">above</a>' +
        '<a href="#!act_a0123456789ab_s302A">Section 302A</a><a href="#!judge_7_A.%20N.%20Ray">Ray CJ</a>';
      expect(sanitize(judgment)).toBe(judgment);
    });

    it.each(['body', 'forms', 'token', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'location', 'name'])(
      'E3: an anchor named %s gets a name that no script of the page uses, and its links with it',
      (name) => {
        const renamed = `<a href="#doc-${name}">to</a><p id="doc-${name}">there</p>`;
        expect(sanitize(`<a href="#${name}">to</a><p id="${name}">there</p>`)).toBe(renamed);
        expect(sanitize(renamed)).toBe(renamed);
        expect(sanitize(`<a href="#${name}">to</a><a name="${name}">there</a>`)).toBe(
          `<a href="#doc-${name}">to</a><a id="doc-${name}">there</a>`,
        );
      },
    );

    it('E3: a long name is kept with its links for good, or not at all', () => {
      for (let length = 70; length <= 90; length += 1) {
        for (const name of ['x'.repeat(length), `doc-${'x'.repeat(length - 4)}`]) {
          const once = sanitize(`<a href="#${name}">to</a><p id="${name}">there</p>`);
          expect(sanitize(once)).toBe(once);
          expect(once.includes('href')).toBe(once.includes('id='));
          expect(once.includes('id=')).toBe(length <= (name.startsWith('doc-') ? 80 : 76));
        }
      }
    });

    it('E3: anchors of our own import and odd names', () => {
      expect(sanitize('<a name="p12">x</a><a href="#p12">y</a>')).toBe('<a id="p12">x</a><a href="#p12">y</a>');
      expect(sanitize('<a id="a" name="b">x</a>')).toBe('<a id="doc-a">x</a>');
      expect(sanitize('<p name="x">y</p><a name="a b">z</a><a name="">w</a>')).toBe('<p>y</p><a>z</a><a>w</a>');
    });

    it('drops markup in one line of text but bold, italics and links', () => {
      const html = sanitize(
        '<p>Saved. <b>Go</b> <a href="/packages" id="x" name="y">on</a><h2>!</h2></p>',
        inlinePolicy,
      );
      expect(html).toBe('Saved. <b>Go</b> <a href="/packages">on</a>!');
    });
  });

  describe('the text that offsets of notes count', () => {
    itForEveryInput('is what a browser shows of the stored HTML, in the same order', hostileInputs, (input) => {
      expect(shownText(onServer(input))).toBe(textOf(onServer(input)));
      expect(shownText(inBrowser(input))).toBe(textOf(inBrowser(input)));
    });

    const showsItsText = (store: Sanitize, markups: fc.Arbitrary<string>) =>
      fc.property(markups, (markup) => {
        const stored = store(markup);
        expect(shownText(stored)).toBe(textOf(stored));
        expect(shownText(inBrowser(stored))).toBe(textOf(stored));
      });

    it(
      'is what a browser shows, in tables put together at random too',
      () => {
        fc.assert(showsItsText(onServer, randomMarkup), { numRuns });
        fc.assert(showsItsText(onServer, randomTables), { numRuns });
        // Control: what is stored as it came is shown in another order.
        expect(fc.check(showsItsText(asItCame, randomTables), { numRuns: 1000 }).failed).toBe(true);
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
    ])('E13: finds in the stored HTML what a browser would move out of a table moved: %s', (markup, stored) => {
      expect(onServer(markup)).toBe(stored);
      expect(onServer(stored)).toBe(stored);
      expect(shownText(markup)).toBe(textOf(stored));
    });
  });

  describe('the two engines', () => {
    const reviewed = new Map(engineDifferences.map(({ input, more }) => [input, more]));

    itForEveryInput(
      'E13: agree, or the browser keeps less, but for the differences reviewed',
      hostileInputs,
      (input) => {
        expect(surplus(labels(inBrowser(input)), labels(onServer(input)))).toEqual(reviewed.get(input) ?? []);
      },
    );

    itForEveryInput('E13: agree on what the server has already cleaned', hostileInputs, (input) => {
      const clean = onServer(input);
      expect(surplus(labels(inBrowser(clean)), labels(clean))).toEqual([]);
      if (plainInBrowser.includes(input)) return;
      // A cell without a table is dropped by every browser; its text stays.
      expect(surplus(labels(clean), labels(inBrowser(clean))).filter((label) => label !== 'td')).toEqual([]);
    });

    it(
      'E13: keep the browser from being wider for markup put together at random',
      () => {
        fc.assert(
          fc.property(randomMarkup, (markup) => {
            const clean = onServer(markup);
            const known = new Set(labels(clean));
            // A parser may repeat formatting that was left open, so what counts is that nothing is there that was not.
            expect(labels(inBrowser(clean)).filter((label) => !known.has(label))).toEqual([]);
          }),
          { numRuns },
        );
      },
      LONG_TIME,
    );

    it('E13: a browser that is wider is noticed, and each difference reviewed is one (control)', () => {
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
