import { describe, expect, it } from 'vitest';
import { manifestAssets } from './manifest-assets.js';

const manifest = {
  '_shared.js': {
    file: 'assets/shared-1.js',
    css: ['assets/shared-1.css'],
    assets: ['assets/inter-latin-opsz-normal-3.woff2', 'assets/inter-latin-ext-opsz-normal-4.woff2'],
  },
  '_document.js': { file: 'assets/document-6.js', css: ['assets/document-6.css'], imports: ['_shared.js'] },
  'src/entry-client.tsx': {
    file: 'assets/entry-2.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry-2.css'],
  },
  'src/public/case/route.ts': { file: 'assets/case-5.js', isDynamicEntry: true, imports: ['_document.js'] },
};

describe('manifestAssets', () => {
  it('links the entry, the styles and scripts it imports, and the first fonts', () => {
    expect(manifestAssets(manifest)([])).toEqual({
      script: '/assets/entry-2.js',
      styles: ['/assets/shared-1.css', '/assets/entry-2.css'],
      preloads: ['/assets/shared-1.js'],
      fonts: ['/assets/inter-latin-opsz-normal-3.woff2'],
    });
  });

  it('links styles and scripts of the requested screen too, each once', () => {
    const { styles, preloads } = manifestAssets(manifest)(['src/public/case/route.ts', 'src/member/unknown/route.ts']);
    expect(styles).toEqual(['/assets/shared-1.css', '/assets/entry-2.css', '/assets/document-6.css']);
    expect(preloads).toEqual(['/assets/shared-1.js', '/assets/document-6.js', '/assets/case-5.js']);
  });

  it('says what to do when the build is incomplete', () => {
    expect(() => manifestAssets({})).toThrow('Build the site again.');
  });
});
