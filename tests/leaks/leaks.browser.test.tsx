import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { useEffect, type ComponentType } from 'react';
import { describe, it } from 'vitest';
import preview from '../../.storybook/preview.js';
import { leaksIn, mountAndUnmount } from './mount-and-unmount.js';
import { watchThePage } from './watch.js';

const watch = watchThePage();
setProjectAnnotations([preview]);

type StoryModule = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoryModule>([
  '../../packages/ui/src/*/*.stories.tsx',
  // Documentation pages are not parts.
  '!../../packages/ui/src/{docs,tokens}/*',
]);

// `expect` comes from the test: Storybook replaces the global one, and Vitest does not count its assertions.
describe('a part that mounts and unmounts 200 times leaves no listener, timer, observer or node', () => {
  it.for(Object.keys(files))('%s', async (file, { expect }) => {
    const stories = Object.values(composeStories(await files[file]!())) as ComponentType[];
    expect(leaksIn(await mountAndUnmount(stories, watch))).toEqual([]);
  });
});

describe('the leak test detects', () => {
  const leaking = {
    listener: () => window.addEventListener('resize', () => {}),
    'media query': () => matchMedia('(width > 1px)').addEventListener('change', () => {}),
    timer: () => void setTimeout(() => {}, 5000),
    interval: () => void setInterval(() => {}, 5000),
    observer: () => new ResizeObserver(() => {}).observe(document.body),
    node: () => document.body.append(document.createElement('i')),
  };

  it.for(Object.entries(leaking))('a part that leaves a %s', async ([, leak], { expect }) => {
    const Leaking = () => {
      useEffect(() => {
        leak();
      }, []);
      return null;
    };
    expect(leaksIn(await mountAndUnmount([Leaking], watch))).toHaveLength(1);
  });

  it('nothing in a part that cleans up', async ({ expect }) => {
    const CleansUp = () => {
      useEffect(() => {
        const listener = () => {};
        const timer = setInterval(listener, 5000);
        const observer = new ResizeObserver(listener);
        window.addEventListener('resize', listener);
        observer.observe(document.body);
        return () => {
          clearInterval(timer);
          observer.disconnect();
          window.removeEventListener('resize', listener);
        };
      }, []);
      return null;
    };
    expect(leaksIn(await mountAndUnmount([CleansUp], watch))).toEqual([]);
  });
});
