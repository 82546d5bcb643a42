import { expect, it } from 'vitest';
import { openWhenPrinted } from './open-when-printed.js';

it('opens folded lists for print, and folds again what was folded', () => {
  document.body.innerHTML = '<details id="a"></details><details id="b" open></details>';
  const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);
  openWhenPrinted();
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true]);
});
