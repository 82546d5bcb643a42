import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, it } from 'vitest';

interface Annotations {
  readonly args?: object;
  readonly component?: ComponentType<object>;
  readonly render?: (args: object, context: object) => ReactElement;
}

const modules = import.meta.glob('../../packages/ui/src/*/*.stories.tsx');

/** The stories of a file as elements, without decorators, which only add space. */
async function elementsOf(file: string): Promise<[string, ReactElement][]> {
  const { default: meta, ...stories } = (await modules[file]!()) as { default: Annotations } & Record<
    string,
    Annotations
  >;
  return Object.entries(stories).flatMap(([name, story]): [string, ReactElement][] => {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    // A story may use hooks, so it renders as a component.
    if (render) return [[name, createElement(() => render(args, { args, globals: {}, parameters: {} }))]];
    return meta.component ? [[name, createElement(meta.component, args)]] : [];
  });
}

describe('on a server', () => {
  it('this test has no document', ({ expect }) => {
    expect(typeof document).toBe('undefined');
  });

  // Stories import Storybook's own `expect`, which replaces the global one: this test takes its own from the context.
  it.for(Object.keys(modules))('every story renders: %s', async (file, { expect }) => {
    const elements = await elementsOf(file);
    expect(elements.length).toBeGreaterThan(0);
    for (const [name, element] of elements) {
      expect(() => renderToString(element), name).not.toThrow();
      expect(renderToString(element), name).not.toMatch(/\[object Object\]|<script/);
    }
  });
});
