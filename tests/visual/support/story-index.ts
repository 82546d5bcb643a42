import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where scripts/stories.mjs builds the stories for tests. */
export const storybookFolder =
  process.env.STORYBOOK_STATIC ??
  fileURLToPath(new URL('../../../node_modules/.cache/headnote-stories', import.meta.url));

/** One story as the built Storybook lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** The groups that contain the parts. Patterns, screens, widgets and documentation are outside them. */
const GROUPS = ['Forms', 'Navigation', 'Overlays', 'Feedback', 'Data', 'Law', 'Layout'];
const PATTERNS = 'Patterns';

/** An overlay's first story is closed; this one shows the part. */
const IS_OPEN = /^(?:open|shown)$/i;
const IS_FORCED = /^forced colours$/i;
const IS_DARK = /^dark$/i;

function stories(groups: readonly string[]): readonly StoryEntry[] {
  const file = join(storybookFolder, 'index.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run test:visual first.`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(
    (entry) => entry.type === 'story' && groups.includes(entry.title.split('/')[0] ?? ''),
  );
}

/** The stories of the parts; documentation, screens and widgets have tests of their own. Throws what to run when nothing is built. */
export function storiesOfParts(): readonly StoryEntry[] {
  return stories(GROUPS);
}

/** The stories of each part and each pattern, by title. */
export function partsAndPatterns(): ReadonlyMap<string, readonly StoryEntry[]> {
  return Map.groupBy(stories([...GROUPS, PATTERNS]), ({ title }) => title);
}

/** The story that shows a part as it usually is: the one named "Open" or "Shown", else the first of the file. */
export function plainStory(ofPart: readonly StoryEntry[]): StoryEntry {
  const [first] = ofPart;
  if (!first) throw new Error('A part without stories.');
  return ofPart.find(({ name }) => IS_OPEN.test(name)) ?? first;
}

/**
 * The stories that have a reference picture: the plain story of each part and pattern, the forced colours of each part
 * whose sheet has rules for them, and the dark theme of each pattern. Parts have no dark rules of their own: tokens do.
 */
export function storiesToPicture(): readonly StoryEntry[] {
  return [...partsAndPatterns()].flatMap(([title, ofPart]) => [
    plainStory(ofPart),
    ...ofPart.filter(({ name }) => IS_FORCED.test(name) || (title.startsWith(PATTERNS) && IS_DARK.test(name))),
  ]);
}
