import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The groups that contain the parts. */
const GROUPS = ['Forms', 'Navigation', 'Overlays', 'Feedback', 'Data', 'Law', 'Layout'];
const PATTERNS = 'Patterns';
/** Documentation without a part. */
const PAGES = ['Introduction', 'Tokens', 'Hooks'];
/** Documentation: the tables of the widgets. */
const TABLES = 'Widgets/Reference';

/** An overlay's first story is closed; this one shows the part. */
const IS_OPEN = /^(?:open|shown)$/i;
/** The tag of the story that shows what a part looks like in forced colours. */
const FORCED = 'forced-colours';
const RULES_FOR_FORCED = /forced-colors|forced-color-adjust/;

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const groupOf = ({ title }: StoryEntry) => title.split('/')[0] ?? '';

/** All stories, by title. Throws what to run when nothing is built. */
function storiesByTitle(
  isWanted: (group: string, title: string) => boolean,
): ReadonlyMap<string, readonly StoryEntry[]> {
  const file = join(storybookFolder, 'index.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run test:visual first.`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && isWanted(groupOf(entry), entry.title),
  );
  return Map.groupBy(stories, ({ title }) => title);
}

/** The stories of each part, by title. */
export const parts = () => storiesByTitle((group) => GROUPS.includes(group));

/** The stories of each part and each pattern, by title. */
export const partsAndPatterns = () => storiesByTitle((group) => GROUPS.includes(group) || group === PATTERNS);

/** The stories of each part, pattern and widget, by title. */
export const partsPatternsAndWidgets = () =>
  storiesByTitle(
    (group, title) => (GROUPS.includes(group) || group === PATTERNS || group === 'Widgets') && title !== TABLES,
  );

/** The stories of everything that readers see: parts, patterns, widgets and screens, by title. */
export const everythingShown = () => storiesByTitle((group) => !PAGES.includes(group));

/** The story that shows a part as it usually is: the one named "Open" or "Shown", else the first of the file. */
export function plainStory(ofPart: readonly StoryEntry[]): StoryEntry {
  const [first] = ofPart;
  if (!first) throw new Error('A part without stories.');
  return ofPart.find(({ name }) => IS_OPEN.test(name)) ?? first;
}

/** A reference picture: its file, its story, and what the runner sets. */
export interface Pictured {
  readonly file: string;
  readonly story: StoryEntry;
  readonly setting?: 'forced colours' | 'dark';
}

/** Whether the style sheets next to a part's stories have rules for forced colours. */
function hasRulesForForced({ importPath }: StoryEntry): boolean {
  const folder = join(repository, dirname(importPath));
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.some((sheet) => RULES_FOR_FORCED.test(readFileSync(join(folder, sheet), 'utf8')));
}

/**
 * The reference pictures: the plain story of each part and pattern, the forced colours of each part whose sheet has rules for
 * them, and the dark theme of each pattern. Parts have no dark rules of their own: tokens do.
 */
export function storiesToPicture(): readonly Pictured[] {
  return [...partsAndPatterns()].flatMap(([title, ofPart]): Pictured[] => {
    const story = plainStory(ofPart);
    const [part] = story.id.split('--');
    const forced = ofPart.find(({ tags }) => tags.includes(FORCED)) ?? story;
    return [
      { file: `${story.id}.png`, story },
      ...(hasRulesForForced(story)
        ? [{ file: `${part}--forced-colours.png`, story: forced, setting: 'forced colours' as const }]
        : []),
      ...(title.startsWith(PATTERNS) ? [{ file: `${part}--dark.png`, story, setting: 'dark' as const }] : []),
    ];
  });
}
