import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { drawNothing, excuses } from './stories/excuses.js';
import { repeatsIn } from './stories/repeats.js';
import { statesOf } from './stories/states-of-props.js';
import { missingStories, type PartFacts, type StoryFacts } from './stories/story-demands.js';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const source = join(packages, 'ui/src');
const manifest = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as {
  exports: Record<string, object>;
};
const entries = Object.keys(manifest.exports)
  .filter((entry) => !/\.(css|json)$/.test(entry))
  .map((entry) => entry.slice('./'.length));

const modules = import.meta.glob('../../packages/ui/src/*/index.ts');
const storyModules = import.meta.glob('../../packages/ui/src/*/*.stories.tsx');

interface Globals {
  readonly viewport?: { readonly value?: string };
}

type Annotations = { readonly globals?: Globals; readonly play?: unknown };

/** A function, or the result of memo or forwardRef, with the name of a component. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !/^class\b/.test(String(value)) || 'isReactComponent' in value.prototype;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

async function readStories(path: string): Promise<StoryFacts[]> {
  const { default: meta, ...stories } = (await storyModules[path]!()) as { default: Annotations } & Record<
    string,
    Annotations
  >;
  return Object.entries(stories).map(([name, story]) => {
    const globals = { ...meta.globals, ...story.globals };
    return {
      name,
      viewport: globals.viewport?.value,
      isPlayed: typeof (story.play ?? meta.play) === 'function',
    };
  });
}

function textOf(folder: string, ending: string): string {
  return readdirSync(join(source, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');
}

const storyFiles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.stories.tsx'));

/** The story files that draw a component: those of its own folder, else those of any other. */
function filesThatDraw(folder: string, component: string): string[] {
  const draws = new RegExp(`<${component}\\b|component: ${component}\\b`);
  const files = storyFiles.filter(
    (file) => file.endsWith(`/${component}.stories.tsx`) || draws.test(readFileSync(join(source, file), 'utf8')),
  );
  const own = files.filter((file) => file.startsWith(`${folder}/`));
  return own.length > 0 ? own : files;
}

async function factsOf(folder: string, component: string): Promise<PartFacts> {
  const files = filesThatDraw(folder, component);
  const stories = (await Promise.all(files.map((file) => readStories(`../../packages/ui/src/${file}`)))).flat();
  const text = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const states = statesOf(component, textOf(folder, '.tsx') + textOf(folder, '-props.ts'));
  return { component, stories, source: text, states };
}

const components: { folder: string; component: string }[] = [];
for (const folder of entries) {
  const exported = (await modules[`../../packages/ui/src/${folder}/index.ts`]!()) as Record<string, unknown>;
  for (const [component, value] of Object.entries(exported))
    if (isComponent(component, value) && !(component in drawNothing)) components.push({ folder, component });
}

// The stories import Storybook's own `expect`, which replaces the global one: these tests take theirs from the context.
describe('every component that @headnote/ui exports', () => {
  it('is found', ({ expect }) => {
    expect(components.length).toBeGreaterThan(50);
    const found = components.map(({ component }) => component);
    expect(found).toEqual(expect.arrayContaining(['Button', 'Tabs', 'CaseCard', 'Toasts']));
  });

  it.for(components)('$component has stories for its states', async ({ folder, component }, { expect }) => {
    const facts = await factsOf(folder, component);
    expect(missingStories(facts, excuses[component]?.demands)).toEqual([]);
  });

  it.for(Object.keys(excuses))('%s still needs its exception', async (component, { expect }) => {
    const entry = components.find((found) => found.component === component);
    expect(entry).toBeDefined();
    const facts = await factsOf(entry!.folder, component);
    const demands = excuses[component]?.demands ?? [];
    const unneeded = demands.filter((demand) => {
      const others = demands.filter((each) => each !== demand);
      return missingStories(facts, others).length === 0;
    });
    expect(unneeded).toEqual([]);
  });
});

describe('the check of stories detects', () => {
  const story = (name: string, facts: Partial<StoryFacts> = {}): StoryFacts => ({ name, isPlayed: false, ...facts });
  const played = `play: async () => { await userEvent.tab(); canvas.getByRole('button', { name: 'Go' }) }`;
  const whole: PartFacts = {
    component: 'Whole',
    stories: [story('Plain', { isPlayed: true }), story('LongText', { viewport: 'phone320' })],
    source: played,
    states: [],
  };
  const without = (name: string): PartFacts => ({
    ...whole,
    stories: whole.stories.filter((each) => each.name !== name),
  });

  it('nothing in a component that has all stories', ({ expect }) => {
    expect(missingStories(whole)).toEqual([]);
  });

  it.for([
    ['no stories', { ...whole, stories: [] }, 'Whole has no stories'],
    [
      'no plain story',
      { ...whole, stories: whole.stories.map((each) => ({ ...each, viewport: 'phone320' })) },
      'without a viewport',
    ],
    ['no long text', without('LongText'), 'Devanagari'],
    [
      'no story with a play function',
      { ...whole, stories: whole.stories.map((each) => ({ ...each, isPlayed: false })) },
      'play function',
    ],
    [
      'pressed keys without an assertion by role and name',
      { ...whole, source: played.replace('name:', 'level:') },
      'role and name',
    ],
    ['no story of one of its states', { ...whole, states: ['loading'] }, 'loading'],
    ['an assertion without pressed keys', { ...whole, source: played.replace('userEvent.tab()', '') }, 'presses keys'],
  ] satisfies [string, PartFacts, string][])('%s', ([, part, says], { expect }) => {
    expect(missingStories(part).join('; ')).toContain(says);
  });
});

describe('no story repeats another in a theme, width, script or direction that the runner sets on every story', () => {
  const files = ['ui', 'widgets', 'site'].flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`),
  );

  it.for(files)('%s', (file, { expect }) => {
    expect(repeatsIn(readFileSync(join(packages, file), 'utf8'))).toEqual([]);
  });

  it.for([
    ["export const Dark: Story = { ...Open, globals: { theme: 'dark' } };", ['Dark']],
    ["export const Dark: Story = {\n  args: { open: true },\n  globals: { theme: 'dark' },\n};", ['Dark']],
    ["export const Forced: Story = { args: { open: true }, globals: { contrast: 'forced' } };", ['Forced']],
    ["export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };", ['Narrow']],
    ["export const Hindi: Story = {\n  globals: { language: 'hi' },\n};", ['Hindi']],
    [
      'export const Turned: Story = {\n  ...Open,\n  decorators: [\n    (Story) => (\n      <div dir="rtl">\n        <Story />\n      </div>\n    ),\n  ],\n};',
      ['Turned'],
    ],
    // What only this width shows, or what only this story plays, is a story of its own.
    ["export const LongText: Story = { args: { label: 'Long' }, globals: { viewport: { value: 'phone' } } };", []],
    ["export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };", []],
    ["export const SecondBrand: Story = { globals: { brand: 'vidhi' } };", []],
  ] satisfies [string, string[]][])('is found: %s', ([text, names], { expect }) => {
    expect(repeatsIn(text)).toEqual(names);
  });
});

describe('the states of a component', () => {
  const props = (lines: string, extended = '') =>
    `export interface PartProps ${extended}{\n  /** Items. */\n${lines}\n}\n`;

  it.for([
    ['  items: readonly string[];', '', ['empty']],
    ['  stats: readonly Stat[] | undefined;', '', ['loading', 'empty']],
    ["  status?: 'loading' | 'error' | undefined;", '', ['loading', 'error']],
    ['  onRetry?: (() => void) | undefined;', '', ['error']],
    ['  busy?: boolean | undefined;\n  disabled?: boolean | undefined;', '', ['loading', 'disabled']],
    ['  selected?: readonly string[] | undefined;', '', []],
    [
      '  value: string;',
      'extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, "size"> ',
      ['error', 'disabled'],
    ],
  ] satisfies [string, string, string[]][])('follow from its props: %s %s', ([lines, extended, states], { expect }) => {
    expect(statesOf('Part', props(lines, extended)).toSorted()).toEqual(states.toSorted());
  });
});
