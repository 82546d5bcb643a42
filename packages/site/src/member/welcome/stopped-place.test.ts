import { expect, it } from 'vitest';
import { parseHtml } from '../../shell/start/trusted-types.js';
import { stoppedPlace } from './stopped-place.js';

const judgment = parseHtml(
  '<p id="p1">JUDGMENT</p>' +
    '<p id="p2"><span id="para-1">1.</span> The tenant was heard before the notice was served.</p>' +
    '<p id="p3">[2] The landlord was not heard at all by the court.</p>',
).body;
const act = parseHtml(
  '<section id="s33"><h3>33. Grounds</h3><p>(1) A court may hear the grounds of a party.</p></section>' +
    '<section id="s34"><h3>34. Recourse</h3><p>(1) Recourse to a court may be made by a party.</p></section>',
).body;

it('finds the words at a place of a judgment, without the number that is printed before them', () => {
  expect(stoppedPlace(judgment, 'judgment', 0.3)).toMatchObject({
    label: '1',
    text: 'The tenant was heard before the notice was served.',
  });
  expect(stoppedPlace(judgment, 'judgment', 1)).toMatchObject({
    label: '2',
    text: 'The landlord was not heard at all by the court.',
  });
});

it('finds the section of an act, without its heading', () => {
  expect(stoppedPlace(act, 'act', 0.7)).toMatchObject({
    label: '34',
    text: '(1) Recourse to a court may be made by a party.',
  });
});

it('knows where an anchor is, and that a text without paragraphs has no place', () => {
  const place = stoppedPlace(judgment, 'judgment', 0);
  expect(place?.shareOf('p1')).toBe(0);
  expect(place?.shareOf('p3')).toBeGreaterThan(0.5);
  expect(place?.shareOf('p9')).toBeUndefined();
  expect(stoppedPlace(parseHtml('<p>Plain</p>').body, 'judgment', 0)).toBeUndefined();
});
