import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import lateFile from '../../fonts/inter-signs-opsz-normal.woff2?url';
import { useLateFonts } from './use-late-fonts.js';

function Page({ page }: { page: string }) {
  useLateFonts(page);
  return <p style={{ fontFamily: 'Late' }}>₹1,23,456</p>;
}

let root: Root | undefined;
let sheet: HTMLStyleElement | undefined;

afterEach(() => {
  root?.unmount();
  sheet?.remove();
  document.fonts.clear();
});

const show = (page: string) => flushSync(() => root?.render(<Page page={page} />));

/** Font faces with our name that a script has added. */
const added = () => [...document.fonts].filter((face) => face.family === 'Late' && face.display === 'auto');

async function painted() {
  await vi.waitFor(() => expect(performance.getEntriesByName('first-contentful-paint')).toHaveLength(1));
}

it('a font that arrives late is used from the next page on', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.textContent = 'First text of the page';
  await painted();
  sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `@font-face { font-family: Late; src: url("${lateFile}"); font-display: optional; unicode-range: U+20B9 }`;
  root = createRoot(place);
  show('one');
  await document.fonts.load('16px Late', '₹');
  await vi.waitFor(() =>
    expect(performance.getEntriesByType('resource').some((file) => file.name.includes('signs'))).toBe(true),
  );
  expect(added()).toEqual([]);
  let pages = 1;
  await vi.waitFor(() => {
    show(`page ${(pages += 1)}`);
    expect(added()).toHaveLength(1);
  });
  expect(added()[0]?.status).toBe('loaded');
});
