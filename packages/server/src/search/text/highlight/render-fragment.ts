import { escapeHtml } from '@headnote/core/content';
import type { Fragment } from './choose-fragments.js';

/** Writes a part of a plain text as HTML: escaped, with single blanks as white space and bold marks. */
export function renderFragment(text: string, fragment: Fragment): string {
  return render(fragment, (start, end) => escapeHtml(text.slice(start, end).replace(/\s+/g, ' ')));
}

/** Writes a whole HTML field; marks are between its tags, never inside one. */
export function renderHtml(html: string, fragment: Fragment): string {
  const marks = fragment.marks.map((mark) => ({ ...mark, joinsNext: false }));
  return render({ ...fragment, marks }, (start, end) => html.slice(start, end));
}

function render(fragment: Fragment, write: (start: number, end: number) => string): string {
  let result = '';
  let place = fragment.start;
  let isOpen = false;
  for (const [index, mark] of fragment.marks.entries()) {
    result += write(place, mark.start);
    if (!isOpen) result += '<b>';
    result += write(mark.start, mark.end);
    isOpen = mark.joinsNext && index + 1 < fragment.marks.length;
    if (!isOpen) result += '</b>';
    place = mark.end;
  }
  return result + write(place, fragment.end);
}
