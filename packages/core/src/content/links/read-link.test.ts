import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForEveryInput } from '../for-every-input.fixtures.js';
import { hostileClasses } from '../hostile-inputs.fixtures.js';
import { linkOfClick, safeHref, type ClickedElement, type DocumentLink } from '../index.js';
import { readLink } from './read-link.js';
import { writeRoutingIdentifier } from './routing-identifier.js';
import { sanitizeHtml } from '../server.js';

const caseId = 'c0123456789ab';
const actId = 'a0123456789ab';

/** Each kind of link as written in a document, and its target. */
const kinds: readonly (readonly [string, string, DocumentLink])[] = [
  ['a paragraph of our own', '#p12', { kind: 'section', target: 'p12' }],
  ['a section of an act', '#s302A', { kind: 'section', target: 's302A' }],
  ['an anchor of the source', '#doc-facts', { kind: 'section', target: 'doc-facts' }],
  ['an advocate', '#!advocate_17', { kind: 'advocate', id: '17' }],
  ['an advocate with a name', '#!advocate_17_F.%20S.%20Nariman', { kind: 'advocate', id: '17', name: 'F. S. Nariman' }],
  ['a judge', '#!judge_3_H.R.%20Khanna', { kind: 'judge', id: '3', name: 'H.R. Khanna' }],
  [
    'a judge with a name in Hindi',
    `#!judge_3_${encodeURIComponent('न्यायमूर्ति राय')}`,
    { kind: 'judge', id: '3', name: 'न्यायमूर्ति राय' },
  ],
  ['a judgment', `#!judgment_${caseId}`, { kind: 'judgment', id: caseId }],
  ['an act', `#!act_${actId}`, { kind: 'act', actId }],
  ['a section of another act', `#!act_${actId}_s302A`, { kind: 'act', actId, section: 's302A' }],
  ['a prompt to sign in', '#!login_prompt', { kind: 'login-prompt' }],
  [
    'a marker that shows and hides',
    '#!toggle_doc-referred-judgments',
    { kind: 'toggle', target: 'doc-referred-judgments' },
  ],
  ['a path on this site', '/case/2024-hn-12', { kind: 'page', href: '/case/2024-hn-12' }],
  [
    'an address on another site',
    'https://indiacode.nic.in/x?y=1',
    { kind: 'external', href: 'https://indiacode.nic.in/x?y=1' },
  ],
  ['a mail address', 'mailto:a@b.example', { kind: 'external', href: 'mailto:a@b.example' }],
];

describe('readLink', () => {
  it.each(kinds)('returns the target: %s', (_, href, link) => {
    expect(readLink({ href })).toEqual(link);
  });

  it.each(kinds)('the content policy keeps the link unchanged: %s', (_, href) => {
    expect(safeHref(href)).toBe(href);
    expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it.each(kinds.filter(([, href]) => href.startsWith('#!')))(
    'writeRoutingIdentifier reverses it: %s',
    (_, href, link) => {
      if (link.kind === 'none' || link.kind === 'section' || 'href' in link) {
        throw new Error(`${href} is not a routing identifier`);
      }
      expect(writeRoutingIdentifier(link)).toBe(href);
    },
  );

  it.each(['M/s Fox & Co.', 'A_B', 'A; B', '"A" B', 'A: B', '', ' A', 'A\uD800', 'A'.repeat(101)])(
    'works if a name contains unusual characters: %s',
    (name) => {
      const href = writeRoutingIdentifier({ kind: 'advocate', id: '17', name });
      expect(readLink({ href })).toEqual({ kind: 'advocate', id: '17' });
    },
  );

  it('returns the same target before and after sanitising', () => {
    expect(readLink({ href: '#facts' })).toEqual({ kind: 'section', target: 'doc-facts' });
    expect(readLink({ href: '#!toggle_advocates' })).toEqual({ kind: 'toggle', target: 'doc-advocates' });
    expect(safeHref('#!toggle_advocates')).toBe('#!toggle_doc-advocates');
    expect(safeHref('#!judge_3_H.R. Khanna')).toBe('#!judge_3_H.R.%20Khanna');
    expect(safeHref('#!judge_3_D’Souza (Retd.)')).toBe('#!judge_3_D%E2%80%99Souza%20(Retd.)');
  });

  it('does not confuse anchors of a source with routing identifiers', () => {
    for (const name of ['act_1', 'advocate_17', 'judge_2_x', 'login_prompt', 'toggle_x', 'judgment_c0123456789ab']) {
      expect(readLink({ href: `#${name}` })).toEqual({ kind: 'section', target: `doc-${name}` });
    }
  });

  it.each([undefined, null, '', '#', '#!', 7 as unknown as string])('returns none without an address: %s', (href) => {
    expect(readLink({ href })).toEqual({ kind: 'none' });
  });

  const hostile = [
    '#!act_javascript:alert(1)',
    '#!act_a0123456789ab_javascript:alert(1)',
    '#!act_a0123456789ab_//evil.example',
    '#!act_a0123456789ab_s302_x',
    '#!act_a0123456789ab_',
    '#!act_../../etc/passwd',
    '#!act_a0123456789ab%2F..',
    '#!act_a0123456789ab?x=1',
    '#!act_a0123456789ab,b0123456789ab',
    '#!act_a0123456789ab#s1',
    '#!act_a0123456789ab\u0000',
    `#!act_${'a'.repeat(41)}`,
    '#!act__s302',
    '#!act_',
    '#!act',
    '#!ACT_a0123456789ab',
    '#!judgment_',
    '#!judgment_c0123456789ab_p3',
    '#!judgment___proto__',
    '#!judgment_c0123456789ab/../../x',
    '#!judgment_न्याय',
    '#!advocate_',
    '#!advocate_17_',
    '#!advocate_17_A_B',
    '#!advocate_17_%3Cscript%3E',
    '#!advocate_17_%00',
    '#!advocate_17_%E0%A4%A',
    '#!advocate_17_A%20%E2%80%AEB',
    '#!advocate_17_%20A',
    `#!advocate_17_${'A'.repeat(101)}`,
    '#!advocate_1 7',
    '#!judge_3_%5F',
    '#!judge_3_A%0D%0AB',
    '#!judge_3_"onclick="x',
    '#!judge___proto__',
    '#!login_prompt_',
    '#!login_prompt?next=//evil.example',
    '#!login_prompt_//evil.example',
    '#!Login_Prompt',
    '#!login',
    '#!login_prompts',
    '#!toggle_',
    '#!toggle_a b',
    '#!toggle_<b>',
    `#!toggle_${'x'.repeat(81)}`,
    '#!constructor_x',
    '#!__proto___x',
    '#!unknown_x',
    '#!_act_a0123456789ab',
    '#! act_a0123456789ab',
    '#!!act_a0123456789ab',
    'act_a0123456789ab',
    '!act_a0123456789ab',
    'javascript:#!act_a0123456789ab',
    '//evil.example/#!act_a0123456789ab',
    `#!judge_3_${'%E2'.repeat(500)}`,
  ];

  itForEveryInput('E5: is not a link and has no address if its identifier is malformed', hostile, (href) => {
    expect(readLink({ href })).toEqual({ kind: 'none' });
    expect(safeHref(href)).toBeUndefined();
  });

  it('E5: forged identifiers lead only to allowed targets', () => {
    const found = (hostileClasses['routes'] ?? []).flatMap((html) => [
      ...sanitizeHtml(html).matchAll(/href="([^"]*)"/g),
    ]);
    expect(found.map(([, href]) => href)).toEqual(['#!toggle_doc-body']);
  });

  it('E5: only valid parts of an identifier reach the view', () => {
    const piece = fc.constantFrom(
      'act',
      'advocate',
      'judge',
      'judgment',
      'toggle',
      'login',
      'prompt',
      '_',
      '_',
      'a01',
      '17',
      's3',
      '%20',
      'A',
      '/',
      ':',
      '.',
      '#',
      '!',
      '<',
      'é',
      '%',
      '"',
    );
    const any = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    const property = (read: (text: string) => DocumentLink) =>
      fc.property(any, (body) => {
        const link = read(`#!${body}`);
        if ('id' in link) expect(link.id).toMatch(/^[A-Za-z0-9-]{1,40}$/);
        if ('actId' in link) expect(link.actId).toMatch(/^[A-Za-z0-9-]{1,40}$/);
        if ('section' in link && link.section !== undefined) expect(link.section).toMatch(/^s\d/);
        if ('name' in link && link.name !== undefined) expect(link.name).not.toMatch(/[_<>"/:#%\p{Cc}]/u);
        if ('target' in link) expect(link.target).toMatch(/^(?:p\d+$|s\d+[A-Za-z]*|doc-[A-Za-z0-9_.:-]+$)/);
        expect(['page', 'external', 'section']).not.toContain(link.kind);
      });
    fc.assert(
      property((href) => readLink({ href })),
      { numRuns: 500 },
    );
    // Control: a parser that only splits at underscores accepts invalid parts.
    const careless = (href: string): DocumentLink => {
      const [kind, id = ''] = href.slice(2).split('_');
      return kind === 'act' ? { kind: 'act', actId: id } : kind === 'judgment' ? { kind, id } : { kind: 'none' };
    };
    expect(fc.check(property(careless), { numRuns: 1000 }).failed).toBe(true);
  });
});

describe('linkOfClick', () => {
  const element = (
    localName: string,
    attributes: Readonly<Record<string, string>> = {},
    textContent = '',
  ): ClickedElement => ({
    localName,
    textContent,
    getAttribute: (name) => attributes[name] ?? null,
  });
  const root = element('div');

  it('returns the target of the link around the clicked element', () => {
    const path = [element('b'), element('a', { href: '#p4' }, 'para 4'), element('p'), root];
    expect(linkOfClick(path, root)).toEqual({ kind: 'section', target: 'p4' });
    expect(linkOfClick(path)).toEqual({ kind: 'section', target: 'p4' });
  });

  it('returns none next to a link, and for a link around the document', () => {
    expect(linkOfClick([element('b'), element('p'), root], root)).toEqual({ kind: 'none' });
    expect(linkOfClick([element('p'), root, element('a', { href: '/x' })], root)).toEqual({ kind: 'none' });
    expect(linkOfClick([element('p'), element('a', {}, 'x'), element('a', { href: '/x' })])).toEqual({ kind: 'none' });
    expect(linkOfClick([])).toEqual({ kind: 'none' });
  });

  it('uses the text of a person’s link as the name if the link has none', () => {
    const words = '\n  Mr. F. S.\n Nariman ';
    const advocate = element('a', { href: '#!advocate_17' }, words);
    expect(linkOfClick([advocate])).toEqual({ kind: 'advocate', id: '17', name: 'Mr. F. S. Nariman' });
    const judge = element('a', { href: '#!judge_3_A%20B' }, words);
    expect(linkOfClick([judge])).toEqual({ kind: 'judge', id: '3', name: 'A B' });
    const strange = element('a', { href: '#!judge_3' }, '<script>');
    expect(linkOfClick([strange])).toEqual({ kind: 'judge', id: '3', name: undefined });
  });

  it('skips text, document and window in the path of an event', () => {
    const path = [{ nodeName: '#text' }, { localName: 'x' }, element('a', { href: '/x' }), {}, globalThis];
    expect(linkOfClick(path)).toEqual({ kind: 'page', href: '/x' });
  });
});
