import { expect, it } from 'vitest';
import { lockScroll } from './lock-scroll.js';

it('locks scrolling until the last of several backdrops is gone', () => {
  const root = document.documentElement;
  const backdrop = () => lockScroll(document.createElement('div'));
  const [remove, removeOther] = [backdrop(), backdrop()];
  expect(root).toHaveClass('hn-scroll-locked');
  remove?.();
  expect(root).toHaveClass('hn-scroll-locked');
  removeOther?.();
  expect(root).not.toHaveClass('hn-scroll-locked');
});
