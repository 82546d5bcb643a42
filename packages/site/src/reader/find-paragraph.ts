/**
 * Finds the paragraph with this number: the number printed next to the margin rule, or the paragraph's position in a text
 * without printed numbers.
 */
export function findParagraph(text: Element, number: string): HTMLElement | undefined {
  const printed = [...text.querySelectorAll('.hn-document__number')];
  if (printed.length > 0) {
    const match = printed.find((element) => element.firstChild?.textContent === number);
    return match?.closest<HTMLElement>('[id]') ?? undefined;
  }
  const paragraphs = text.querySelectorAll<HTMLElement>(':scope > p');
  return /^[1-9]\d*$/.test(number) ? paragraphs[Number(number) - 1] : undefined;
}

/** The number that a reader sees next to a paragraph; undefined when there is none. */
export function numberOfParagraph(text: Element, id: string): string | undefined {
  const paragraph = text.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!paragraph) return undefined;
  if (text.querySelector('.hn-document__number')) {
    return paragraph.querySelector('.hn-document__number')?.firstChild?.textContent ?? undefined;
  }
  const index = [...text.querySelectorAll(':scope > p')].indexOf(paragraph);
  return index < 0 ? undefined : String(index + 1);
}
