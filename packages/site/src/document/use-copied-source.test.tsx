import { createClient } from '@headnote/core/client';
import { cleanup, createEvent, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../services/ServicesProvider.js';
import { fakeLibrary, publicConfig } from '../fixtures/fake-library.fixtures.js';
import { createLinkCodec } from '../links/create-link-codec.js';
import { PreviewText } from './PreviewText.js';
import { useCopiedSource } from './use-copied-source.js';

afterEach(cleanup);

const services = {
  config: publicConfig,
  codec: createLinkCodec(publicConfig),
  client: createClient({ bases: { api: publicConfig.publicUrl }, fetch: fakeLibrary() }),
  readFile: fakeLibrary(),
};
const record = {
  appellant: 'ASHA MENON',
  respondent: 'STATE OF SAHYADRI',
  houseCitation: '2024 HN 12',
  otherCitations: ['(2024) 1 SCC 9'],
};
const later = { treatment: 'overruled', citation: '(2025) 2 SCC 7' };
const html =
  '<p id="p1">The facts of this case are short.</p>' +
  '<p id="p2"><span id="para-11">11.</span> Notice must be given before the order.</p>' +
  '<blockquote><p id="p3">No one is condemned <i>unheard</i> &amp; unseen.</p></blockquote>' +
  '<p id="p4"><span id="para-12">12.</span> The appeal is therefore allowed with costs.</p>';

function Judgment() {
  const text = useRef<HTMLDivElement>(null);
  useCopiedSource({ text, record, later });
  return (
    <>
      <p>Words outside of the text of the judgment</p>
      <PreviewText text={text} html={html} kind="judgment" label="Text" />
    </>
  );
}

/** Selects from one element to another and copies; returns what reaches the clipboard, empty if the browser copies by itself. */
async function copy(from: string, to = from, isToItsBeginning = false): Promise<Record<string, string>> {
  const { container } = render(
    <ServicesProvider services={services}>
      <Judgment />
    </ServicesProvider>,
  );
  await vi.dynamicImportSettled();
  const [first, last] = [from, to].map((selector) => container.querySelector(selector));
  if (!first || !last) throw new Error('The test selects what is not there.');
  const range = document.createRange();
  range.setStart(first, 0);
  if (isToItsBeginning) range.setEnd(last.querySelector('.hn-document__number')?.firstChild ?? last, 0);
  else range.setEnd(last, last.childNodes.length);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const written: Record<string, string> = {};
  const event = createEvent.copy(first, {
    clipboardData: { setData: (type: string, data: string) => Object.assign(written, { [type]: data }) },
  });
  fireEvent(first, event);
  expect(event.defaultPrevented).toBe(Object.keys(written).length > 0);
  return written;
}

const address = `${publicConfig.publicUrl}/case/2024-hn-12`;
const source = 'Asha Menon v. State of Sahyadri, (2024) 1 SCC 9';

describe('text copied from a judgment', () => {
  it('carries parties, citation, paragraph and address', async () => {
    const written = await copy('#p4');
    expect(written['text/plain']).toBe(
      `12. The appeal is therefore allowed with costs.\n\n${source}, para 12 (overruled in (2025) 2 SCC 7)\n${address}#para-12`,
    );
    expect(written['text/html']).toBe(
      `<blockquote>12. The appeal is therefore allowed with costs.</blockquote><p><a href="${address}#para-12">${source}, para 12 (overruled in (2025) 2 SCC 7)</a></p>`,
    );
  });

  it('names the first and the last of several paragraphs', async () => {
    expect((await copy('#p2', '#p4'))['text/plain']).toContain(
      `${source}, paras 11-12 (overruled in (2025) 2 SCC 7)\n${address}#para-11`,
    );
  });

  it('leaves out a paragraph whose beginning ends the selection, as after three clicks', async () => {
    expect((await copy('#p2', '#p4', true))['text/plain']).toContain(
      `${source}, para 11 (overruled in (2025) 2 SCC 7)\n`,
    );
  });

  it('counts a quotation with the paragraph before it, and keeps its italics', async () => {
    const written = await copy('#p3');
    expect(written['text/plain']).toContain(`${source}, para 11 (overruled in (2025) 2 SCC 7)\n`);
    expect(written['text/html']).toContain('No one is condemned <i>unheard</i> &amp; unseen.');
  });

  it('has no paragraph before the first number', async () => {
    expect((await copy('#p1'))['text/plain']).toMatch(
      new RegExp(`\\(overruled in \\(2025\\) 2 SCC 7\\)\\n${address}$`),
    );
  });

  it('has no source when it is a word to search for, or from elsewhere on the page', async () => {
    expect(await copy('#p3 i')).toEqual({});
    cleanup();
    expect(await copy('p:not([id])')).toEqual({});
  });
});
