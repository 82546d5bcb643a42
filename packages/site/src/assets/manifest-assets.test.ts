import { describe, expect, it } from 'vitest';
import { manifestAssets } from './manifest-assets.js';

describe('manifestAssets', () => {
  it('links the entry, the styles and scripts it imports, and the first fonts', () => {
    const assets = manifestAssets({
      '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
      'src/entry-client.tsx': {
        file: 'assets/entry-2.js',
        isEntry: true,
        imports: ['_shared.js'],
        css: ['assets/entry-2.css'],
        assets: ['assets/inter-latin-opsz-normal-3.woff2', 'assets/inter-latin-ext-opsz-normal-4.woff2'],
      },
      'src/member/x.tsx': { file: 'assets/x-5.js', isDynamicEntry: true },
    });
    expect(assets).toEqual({
      script: '/assets/entry-2.js',
      styles: ['/assets/shared-1.css', '/assets/entry-2.css'],
      preloads: ['/assets/shared-1.js'],
      fonts: ['/assets/inter-latin-opsz-normal-3.woff2'],
    });
  });

  it('says what to do when the build is not whole', () => {
    expect(() => manifestAssets({})).toThrow('build the site again');
  });
});
