/** A story as its module holds it, as far as the demands look at it. */
export interface StoryFacts {
  readonly name: string;
  readonly theme?: string | undefined;
  readonly contrast?: string | undefined;
  readonly viewport?: string | undefined;
  readonly isPlayed: boolean;
}

/** What the tests know of one exported component. */
export interface PartFacts {
  readonly component: string;
  /** Stories of the files that draw it. */
  readonly stories: readonly StoryFacts[];
  /** Text of those files. */
  readonly source: string;
  /** Text of its style sheets. */
  readonly sheet: string;
}

/** A demand that a component is excused from; the reason stands in the table of excuses. */
export type Demand = 'plain' | 'dark' | 'narrow' | 'script' | 'play' | 'keyboard' | 'forced';

/** Names are asked for by role, so that what a screen reader says is what is asserted. */
const BY_ROLE_AND_NAME = /(get|find|query)(All)?ByRole\(\s*['"`][a-z]+['"`],\s*\{[^}]*\bname\b/;
const BY_KEY = /userEvent\.(keyboard|tab|type)\(|\buser\.(keyboard|tab|type)\(|\bpress\w*\(/;
const DEVANAGARI = /[\u0900-\u097f]/;
const LONG = /\bLong/;

const wants: Record<Demand, { readonly says: string; isMet(part: PartFacts): boolean }> = {
  plain: {
    says: 'a story without theme, contrast or viewport of its own',
    isMet: ({ stories }) => stories.some(({ theme, contrast, viewport }) => !theme && !contrast && !viewport),
  },
  dark: { says: 'a story in the dark', isMet: ({ stories }) => stories.some(({ theme }) => theme === 'dark') },
  narrow: {
    says: 'a story on a phone',
    isMet: ({ stories }) => stories.some(({ viewport }) => viewport?.startsWith('phone') === true),
  },
  script: {
    says: 'a story in Devanagari or with a long text',
    isMet: ({ stories, source }) => stories.some(({ name }) => LONG.test(name)) || DEVANAGARI.test(source),
  },
  play: { says: 'a story that is played', isMet: ({ stories }) => stories.some(({ isPlayed }) => isPlayed) },
  keyboard: {
    says: 'a story that presses keys and asserts by role and name',
    isMet: ({ source }) => BY_KEY.test(source) && BY_ROLE_AND_NAME.test(source),
  },
  forced: {
    says: 'a story in forced colours, for which its sheet has rules',
    isMet: ({ stories, sheet }) =>
      !/forced-colors|forced-color-adjust/.test(sheet) || stories.some(({ contrast }) => contrast === 'forced'),
  },
};

/** What a component's stories lack, in words; empty when nothing is. */
export function missingStories(part: PartFacts, excused: readonly Demand[] = []): string[] {
  if (part.stories.length === 0) return [`${part.component} has no stories`];
  return (Object.keys(wants) as Demand[])
    .filter((demand) => !excused.includes(demand) && !wants[demand].isMet(part))
    .map((demand) => `${part.component} lacks ${wants[demand].says}`);
}
