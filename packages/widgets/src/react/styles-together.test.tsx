import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { foundAnswer } from '../case-preview/answers.fixtures.js';
import { source as checkSource } from '../citation-check/answers.fixtures.js';
import { answerOf } from '../latest-cases/answers.fixtures.js';
import previewStyles from './case-preview.css?inline';
import checkStyles from './citation-check.css?inline';
import finderStyles from './citation-finder.css?inline';
import { hydrate } from './hydrate.fixtures.js';
import { CasePreview, CitationCheck, CitationFinder, InquiryForm, LatestCases, LatestTicker } from './index.js';
import inquiryStyles from './inquiry-form.css?inline';
import latestStyles from './latest-cases.css?inline';

const source = {
  load: () => new Promise<never>(() => {}),
  read: () => new Promise<never>(() => {}),
  suggest: () => new Promise<never>(() => {}),
  send: () => new Promise<never>(() => {}),
};

interface Widget {
  readonly view: ReactNode;
  readonly styles: string;
}

const widgets: Readonly<Record<string, Widget>> = {
  LatestCases: { view: <LatestCases source={source} initial={answerOf('sc')} />, styles: latestStyles },
  'LatestCases while it loads': { view: <LatestCases source={source} />, styles: latestStyles },
  LatestTicker: { view: <LatestTicker source={source} initial={answerOf('sc')} />, styles: latestStyles },
  CasePreview: {
    view: <CasePreview source={source} citation="(2019) 7 SMP 12" initial={foundAnswer()} />,
    styles: previewStyles,
  },
  'CasePreview while it loads': {
    view: <CasePreview source={source} citation="(2019) 7 SMP 12" />,
    styles: previewStyles,
  },
  CitationFinder: { view: <CitationFinder source={source} />, styles: finderStyles },
  CitationCheck: { view: <CitationCheck source={checkSource} />, styles: checkStyles },
  InquiryForm: { view: <InquiryForm source={source} />, styles: inquiryStyles },
};

const all = [latestStyles, previewStyles, finderStyles, checkStyles, inquiryStyles];

/** Puts style sheets into the page. Returns a function that takes them out. */
function addStyles(texts: readonly string[]): () => void {
  const sheets = texts.map((text) => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = text;
    return sheet;
  });
  return () => sheets.forEach((sheet) => sheet.remove());
}

/** Every computed style of every element, by its place. */
function looks(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')].flatMap((element, index) =>
    [...getComputedStyle(element)].map(
      (property) =>
        `${index} ${element.tagName}.${element.getAttribute('class') ?? ''} ${property}: ${getComputedStyle(element).getPropertyValue(property)}`,
    ),
  );
}

describe.each(Object.entries(widgets))('%s beside other widgets of a React page', (_, { view, styles }) => {
  it.each([
    ['after', [...all.filter((text) => text !== styles), styles]],
    ['before', [styles, ...all.filter((text) => text !== styles)]],
  ])('looks as when it is alone, if its style sheet comes %s theirs', async (_order, sheets) => {
    const { container, remove } = await hydrate(view);
    const removeOwn = addStyles([styles]);
    const alone = looks(container);
    removeOwn();
    const removeAll = addStyles(sheets);
    const together = looks(container);
    removeAll();
    remove();
    expect(alone.length).toBeGreaterThan(1000);
    expect(together.filter((line, index) => line !== alone[index])).toEqual([]);
  });
});
