import { useLayoutEffect, useState, type RefObject } from 'react';
import { numberOfParagraph } from '../document/printed-numbers.js';
import { messages } from './messages.js';

/** Names a place in the text: `¶ 12`, or `In the text` when the paragraph has no number. */
export type LabelOf = (paragraph: string) => string;

/** Names paragraphs by the numbers next to the margin rule, once the text is drawn. */
export function useParagraphLabels(
  text: RefObject<HTMLDivElement | null>,
  { html, paragraphs }: { readonly html: string; readonly paragraphs: readonly string[] },
): LabelOf {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const key = paragraphs.join(' ');
  useLayoutEffect(() => {
    const root = text.current;
    if (!root) return;
    const read = () => {
      const numbers = key.split(' ').map((id) => [id, numberOfParagraph(root, id)] as const);
      setLabels(
        new Map(
          numbers.flatMap(([id, number]) => (number === undefined ? [] : [[id, messages.paragraph(number)] as const])),
        ),
      );
    };
    if (key !== '') read();
  }, [text, html, key]);
  return (paragraph) => labels.get(paragraph) ?? messages.inText;
}
