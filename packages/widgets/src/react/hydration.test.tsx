import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { foundAnswer, missingAnswer } from '../case-preview/answers.fixtures.js';
import { source as checkSource } from '../citation-check/answers.fixtures.js';
import { answerOf } from '../latest-cases/answers.fixtures.js';
import { hydrate } from './hydrate.fixtures.js';
import { CasePreview, CitationCheck, CitationFinder, InquiryForm, LatestTicker } from './index.js';

const asked = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
const source = { load: asked, read: asked, suggest: asked, send: asked };

interface View {
  readonly view: ReactNode;
  readonly text: string;
}

/** What each component shows in the markup of a server, without a request. */
const views: Readonly<Record<string, View>> = {
  LatestTicker: { view: <LatestTicker source={source} initial={answerOf('sc')} />, text: 'Asha Varma' },
  CasePreview: {
    view: <CasePreview source={source} citation="(2019) 7 SMP 12" initial={foundAnswer()} />,
    text: 'Asha Varma',
  },
  'CasePreview without a case': {
    view: <CasePreview source={source} citation="2999 INSC 1" initial={missingAnswer('impossible', '2999 INSC 1')} />,
    text: '2999 INSC 1',
  },
  'CasePreview in a dialog': {
    view: <CasePreview source={source} citation="(2019) 7 SMP 12" display="dialog" />,
    text: 'Preview (2019) 7 SMP 12',
  },
  CitationFinder: { view: <CitationFinder source={source} />, text: 'combobox' },
  CitationCheck: { view: <CitationCheck source={checkSource} />, text: 'Text of the brief' },
  InquiryForm: { view: <InquiryForm source={source} />, text: 'First name' },
};

describe.each(Object.entries(views))('%s on a server', (_, { view, text }) => {
  it('has its content in the markup, which hydrates without a change or a request', async () => {
    asked.mockClear();
    const { container, errors, markup, remove } = await hydrate(view);
    expect(markup).toContain(text);
    expect(errors).toEqual([]);
    expect(container.childElementCount).toBe(1);
    expect(asked).not.toHaveBeenCalled();
    remove();
  });
});

it.each(['list', 'preview'])('asks once in the browser for what a server had no answer for: %s', async (kind) => {
  asked.mockClear();
  const { errors, remove } = await hydrate(
    kind === 'list' ? <LatestTicker source={source} /> : <CasePreview source={source} citation="(2019) 7 SMP 12" />,
  );
  expect(errors).toEqual([]);
  expect(asked).toHaveBeenCalledOnce();
  remove();
});
