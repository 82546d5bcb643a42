import { expect, it } from 'vitest';
import { holdPage } from './hold-page.js';

it('holds the page still until the last of several veils is gone', () => {
  const root = document.documentElement;
  const veil = () => holdPage(document.createElement('div'));
  const [lift, liftOther] = [veil(), veil()];
  expect(root).toHaveClass('hn-held');
  lift?.();
  expect(root).toHaveClass('hn-held');
  liftOther?.();
  expect(root).not.toHaveClass('hn-held');
});
