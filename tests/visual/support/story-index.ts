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

/** The groups that contain the parts; patterns, screens, widgets and documentation are outside them. */
const GROUPS = ['Forms', 'Navigation', 'Overlays', 'Feedback', 'Data', 'Law', 'Layout'];

/** The stories of the parts; pages of documentation, screens and widgets have tests of their own. Throws what to run when nothing is built. */
export function storiesOfParts(): readonly StoryEntry[] {
  const file = join(storybookFolder, 'index.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run test:visual.`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(
    (entry) => entry.type === 'story' && GROUPS.includes(entry.title.split('/')[0] ?? ''),
  );
}
