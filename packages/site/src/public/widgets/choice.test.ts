import { describe, expect, it } from 'vitest';
import { emptyLook, firstChoice, lookProperties, tagOptions, type Choice } from './choice.js';
import { hostAddress, readHostAddress } from './host-address.js';
import { divText, evergreenText, frameText, isDialog, pinnedText, type Install } from './snippets.js';

const install: Install = {
  library: 'https://library.test',
  portalKey: 'pk_1',
  widget: 'latest-cases',
  options: {},
  look: emptyLook,
  fallback: { text: 'Latest cases', href: 'https://library.test/' },
};

describe('the values of a tag', () => {
  it('are those that the widget takes and that are no defaults', () => {
    const typed = {
      court: 'hc',
      limit: '8',
      tabs: 'none',
      theme: 'pink',
      headingLevel: '9',
      minBlock: '',
      onclick: 'x',
    };
    expect(tagOptions('latest-cases', typed)).toEqual({ court: 'hc', tabs: 'none' });
  });

  it('of the look are valid CSS only', () => {
    expect(lookProperties({ accent: 'red;}', radius: '-1', font: 'Comic Sans' })).toEqual({});
    expect(lookProperties({ accent: '#1F5A4A', radius: '0', font: 'Georgia, serif' })).toEqual({
      '--headnote-accent': '#1f5a4a',
      '--headnote-radius': '0px',
      '--headnote-font': 'Georgia, serif',
    });
  });
});

describe('the address of a sample page', () => {
  it('says the whole choice', () => {
    const choice: Choice = {
      ...firstChoice,
      options: { limit: '3', linkTarget: '_blank' },
      look: { accent: '#1f5a4a', radius: '', font: '' },
      host: 'rtl',
      width: 'full',
    };
    expect(readHostAddress(new URL(hostAddress(choice), 'https://library.test'))).toEqual(choice);
  });

  it('is none for another page, and falls back for unknown values', () => {
    const read = (path: string) => readHostAddress(new URL(path, 'https://library.test'));
    expect(read('/widgets/hosts/bank')).toBeUndefined();
    expect(read('/widgets/hosts/college/x')).toBeUndefined();
    expect(read('/widgets/hosts/college?widget=evil&width=9&o-limit=3&o-court=<script>')).toMatchObject({
      widget: 'latest-cases',
      width: '360',
      options: { limit: '3' },
    });
  });
});

describe('the snippets', () => {
  const chosen: Install = {
    ...install,
    options: { limit: '3', headingLevel: '3' },
    look: { ...emptyLook, accent: '#1f5a4a' },
  };

  it('evergreen: style, script and tag', () => {
    expect(evergreenText(chosen)).toBe(`<style>
  headnote-latest-cases {
    --headnote-accent: #1f5a4a;
  }
</style>
<script async src="https://library.test/widgets/v1/widgets.js"
        data-portal="pk_1"></script>
<headnote-latest-cases limit="3" heading-level="3">
  <a href="https://library.test/">Latest cases</a>
</headnote-latest-cases>`);
  });

  it('pinned: the address of the version and its published hash', () => {
    const text = pinnedText(install, { version: '1.4.2', files: { 'latest-cases.js': 'sha384-abc' } });
    expect(text).toContain('src="https://library.test/widgets/1.4.2/latest-cases.js"');
    expect(text).toContain('integrity="sha384-abc"');
    expect(text).toContain('crossorigin="anonymous"');
  });

  it('pinned: a finder that shows the check has the file of the check too', () => {
    const finder = { ...install, widget: 'citation-finder', options: { mode: 'check' } } as const;
    const files = { 'citation-finder.js': 'sha384-f', 'citation-check.js': 'sha384-c' };
    const text = pinnedText(finder, { version: '1.4.2', files });
    expect(text.match(/[\w-]+\.js|sha384-\w/g)).toEqual([
      'citation-check.js',
      'sha384-c',
      'citation-finder.js',
      'sha384-f',
    ]);
  });

  it('frame: no dialog, for which a frame has no room', () => {
    const preview = { ...install, widget: 'case-preview', options: { display: 'dialog', citation: 'A 1' } } as const;
    const text = frameText(preview, 640);
    expect(text).toContain('citation=A+1');
    expect(text).not.toContain('dialog');
    expect(isDialog(preview)).toBe(true);
    expect(isDialog({ ...preview, options: { citation: 'A 1', display: 'inline' } })).toBe(false);
  });

  it('frame: the options in the address, under the names of the attributes', () => {
    const text = frameText(chosen, 640);
    expect(text).toContain(
      'src="https://library.test/widgets/v1/frame/latest-cases?key=pk_1&amp;limit=3&amp;heading-level=3"',
    );
    expect(text).toContain('title="Latest cases"');
    expect(text).toContain('height="640"');
  });

  it('the div has every value as data', () => {
    expect(divText(chosen)).toContain(
      '<div data-headnote-widget="latest-cases" data-limit="3" data-heading-level="3">',
    );
  });

  it('escape what is typed and configured', () => {
    const text = evergreenText({ ...install, portalKey: '"><script>', fallback: { text: '<b>', href: '"' } });
    expect(text).not.toMatch(/"><script>|<b>|href="""/);
  });
});
