import { expect, it } from 'vitest';
import { foldCounsel } from './fold-counsel.js';

const before = '<p>CIVIL APPELLATE JURISDICTION: Civil Appeal No. 45 of 1963.</p>';
const counsel =
  '<p>A. K. Example and <i>B. Sample</i>, for the appellant.</p><p>C. D. Pattern, with her E. Model, for the Respondents.</p>';
const text = '<p id="p1">1. The counsel for the appellant contended that the notice was bad.</p>';

it('folds the lists of counsel before a judgment, and changes nothing else', () => {
  expect(foldCounsel(before + counsel + text, 'Advocates')).toBe(
    `${before}<details class="site-fold"><summary>Advocates</summary>${counsel}</details>${text}`,
  );
});

it('leaves a text without a list of counsel as it is', () => {
  for (const html of [before + text, text, '', '<p>Notice for the respondents was served.</p>'])
    expect(foldCounsel(html, 'Advocates')).toBe(html);
});
