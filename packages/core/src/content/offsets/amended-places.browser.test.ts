import { afterEach, describe, expect, it } from 'vitest';
import { amendedPlaces } from './amended-places.js';

afterEach(() => document.body.replaceChildren());

function places(html: string): readonly string[] {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  return amendedPlaces(root).map(({ range, noteId }) => `${noteId}: ${range.toString()}`);
}
const mark = (number: number) => `<sup><a href="#doc-s1-n${number}">${number}</a></sup>`;

describe('amendedPlaces', () => {
  it('ends at the bracket that closes, over paragraphs and inner amendments', () => {
    const html =
      `<section id="s1"><h3>1. Title</h3><p>Old ${mark(1)}[new ${mark(2)}[newer] words]; old</p>` +
      `<p>${mark(3)} [(2) One</p><p>two.] Three</p><p id="doc-s1-n1"><small>1. Ins. [here]</small></p></section>`;
    expect(places(html)).toEqual(['doc-s1-n1: [new 2[newer] words]', 'doc-s1-n2: [newer]', 'doc-s1-n3: [(2) Onetwo.]']);
  });

  it('takes the asterisks of omitted words, and no mark before other words', () => {
    const html = `<section id="s1"><p>India${mark(1)} * * * and on such date${mark(2)} as</p></section>`;
    expect(places(html)).toEqual(['doc-s1-n1: * * *']);
  });

  it('ends a bracket that the source forgot to close with the section', () => {
    expect(
      places(`<section id="s1"><p>${mark(1)}[never</p><p>closed</p></section><section><p>]</p></section>`),
    ).toEqual(['doc-s1-n1: [neverclosed']);
  });
});
