import { describe, expect, it } from 'vitest';
import { countAnswer } from './answer-groups.js';
import { group, sentence } from './answers.fixtures.js';
import { placeInParagraph } from './place-in-paragraph.js';
import { quoteAnswer } from './quote-answer.js';

describe('placeInParagraph', () => {
  const found = (shown: string, text: string, start = 0) => {
    const place = placeInParagraph(shown, { text, start });
    return place && shown.slice(place.start, place.end);
  };

  it('finds the words whatever the white space of the page', () => {
    expect(found('4.  The lease\n was\u00A0renewed. It ended.', 'The lease was renewed.')).toBe(
      'The lease\n was\u00A0renewed.',
    );
  });

  it('finds the repetition that is meant', () => {
    const shown = 'Yes. The suit fails. No. The suit fails. Yes.';
    expect(placeInParagraph(shown, { text: 'The suit fails.', start: 25 })).toEqual({ start: 25, end: 40 });
    expect(placeInParagraph(shown, { text: 'The suit fails.', start: 4 })).toEqual({ start: 5, end: 20 });
  });

  it('finds nothing where other words are', () => {
    expect(found('The lease was not renewed.', 'The lease was renewed.')).toBeUndefined();
    expect(found('The lease', ' ')).toBeUndefined();
  });
});

describe('an answer', () => {
  const groups = [
    group({ sentences: [sentence(), sentence({ id: '4.2', text: 'It was valid.' })] }),
    group({ opinion: 2, author: '', sentences: [sentence({ id: '9.1', paragraph: 'p9', label: '9' })] }),
  ];

  it('is counted by sentences, paragraphs and opinions', () => {
    expect(countAnswer(groups)).toEqual({ sentences: 3, paragraphs: 2, pages: 0, opinions: 2, documents: 1 });
  });

  it('is counted by pages where it quotes a PDF', () => {
    const pages = ['3', '3', '12'].map((page) => sentence({ paragraph: '', label: '', page }));
    expect(countAnswer([group({ sentences: pages })])).toMatchObject({ sentences: 3, pages: 2 });
  });

  it('is copied word for word, each sentence with its source and speaker', () => {
    const cite = ({
      group: { title, citation },
      sentence: { label },
    }: Parameters<Parameters<typeof quoteAnswer>[1]>[0]) => `${title}, ${citation}, para ${label}`;
    expect(quoteAnswer(groups, cite)).toBe(
      '“The lease was renewed.” A v. B, 2024 INSC 1, para 4 (Rao).\n\n' +
        '“It was valid.” A v. B, 2024 INSC 1, para 4 (Rao).\n\n' +
        '“The lease was renewed.” A v. B, 2024 INSC 1, para 9.',
    );
    const others = [
      group({
        kind: 'dissenting',
        sentences: [sentence({ role: 'argument', side: 'appellant' }), sentence({ role: 'quoted' })],
      }),
    ];
    expect(quoteAnswer(others, cite).match(/\(Rao.*/g)).toEqual([
      '(Rao, dissenting, argument of the appellant).',
      '(Rao, dissenting, quoted from another text).',
    ]);
  });
});
