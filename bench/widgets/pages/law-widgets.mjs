import { readAnswer } from './read-answer.mjs';

/** The rows as Akoma Ntoso in HTML, the text that the element decorates. */
function rowOf({ appellant, respondent, href, subject, date, citation, reference, decision }) {
  const row = document.createElement('section');
  row.className = 'akn-section';
  const lines = [subject, `${date ?? 'Date not known'} · ${citation}`, `${reference} · ${decision}`];
  const link = document.createElement('a');
  link.className = 'akn-ref';
  link.href = href;
  link.append(`${appellant} vs ${respondent}`);
  const first = document.createElement('p');
  first.append(link);
  row.append(
    first,
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.append(line);
      return paragraph;
    }),
  );
  return row;
}

const { items } = await readAnswer();
const text = document.createElement('la-akoma-ntoso');
text.append(...items.map(rowOf));
document.querySelector('#place').append(text);
