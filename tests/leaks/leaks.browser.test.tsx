import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { useEffect, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview.js';
import { leaksIn, mountAndUnmount } from './mount-and-unmount.js';
import { watchThePage } from './watch.js';

const watch = watchThePage();
setProjectAnnotations([preview]);

type StoryModule = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoryModule>([
  '../../packages/ui/src/*/*.stories.tsx',
  // Pages of documentation, not parts.
  '!../../packages/ui/src/{docs,tokens}/*',
]);

describe('a part that comes and goes 200 times leaves no listener, timer, observer or node behind', () => {
  it.each(Object.keys(files))('%s', async (file) => {
    const stories = Object.values(composeStories(await files[file]!())) as ComponentType[];
    expect(leaksIn(await mountAndUnmount(stories, watch))).toEqual([]);
  });
});

describe('the count can fail', () => {
  const leaking = {
    listener: () => window.addEventListener('resize', () => {}),
    'media query': () => matchMedia('(width > 1px)').addEventListener('change', () => {}),
    timer: () => void setTimeout(() => {}, 5000),
    interval: () => void setInterval(() => {}, 5000),
    observer: () => new ResizeObserver(() => {}).observe(document.body),
    node: () => document.body.append(document.createElement('i')),
  };

  it.each(Object.entries(leaking))('on a part that leaves a %s', async (_what, leak) => {
    const Leaking = () => {
      useEffect(() => {
        leak();
      }, []);
      return null;
    };
    expect(leaksIn(await mountAndUnmount([Leaking], watch))).toHaveLength(1);
  });

  it('and passes a part that takes away what it brought', async () => {
    const Tidy = () => {
      useEffect(() => {
        const heard = () => {};
        const timer = setInterval(heard, 5000);
        const observer = new ResizeObserver(heard);
        window.addEventListener('resize', heard);
        observer.observe(document.body);
        return () => {
          clearInterval(timer);
          observer.disconnect();
          window.removeEventListener('resize', heard);
        };
      }, []);
      return null;
    };
    expect(leaksIn(await mountAndUnmount([Tidy], watch))).toEqual([]);
  });
});
