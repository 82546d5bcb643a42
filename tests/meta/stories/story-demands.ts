/** The facts of a story that the checks need. */
export interface StoryFacts {
  readonly name: string;
  readonly viewport?: string | undefined;
  readonly isPlayed: boolean;
}

/** The facts of an exported component that the checks need. */
export interface PartFacts {
  readonly component: string;
  /** Stories of the files that render it. */
  readonly stories: readonly StoryFacts[];
  /** Text of those files. */
  readonly source: string;
  /** The states that its props make possible. */
  readonly states: readonly State[];
}

/** A required story. excuses.ts lists exceptions with their reason. */
export type Demand = 'plain' | 'long' | 'play' | 'keyboard' | State;

/** A state that follows from a component's props. */
export type State = 'loading' | 'empty' | 'error' | 'disabled';

/** Queries by role and name assert what a screen reader announces. */
const BY_ROLE_AND_NAME = /(get|find|query)(All)?ByRole\(\s*['"`][a-z]+['"`],\s*\{[^}]*\bname\b/;
const BY_KEY = /userEvent\.(keyboard|tab|type)\(|\buser\.(keyboard|tab|type)\(|\bpress\w*\(/;
const DEVANAGARI = /[\u0900-\u097f]/;
const LONG = /\bLong/;

const wants: Record<Exclude<Demand, State>, { readonly says: string; isMet(part: PartFacts): boolean }> = {
  plain: {
    says: 'a story without a viewport of its own, or on a desktop',
    isMet: ({ stories }) => stories.some(({ viewport }) => !viewport || viewport === 'desktop'),
  },
  long: {
    says: 'a story with a long text, or in Devanagari',
    isMet: ({ stories, source }) => stories.some(({ name }) => LONG.test(name)) || DEVANAGARI.test(source),
  },
  play: { says: 'a story with a play function', isMet: ({ stories }) => stories.some(({ isPlayed }) => isPlayed) },
  keyboard: {
    says: 'a story that presses keys and asserts by role and name',
    isMet: ({ source }) => BY_KEY.test(source) && BY_ROLE_AND_NAME.test(source),
  },
};

/** Names of the stories of a state. */
const NAMES: Record<State, RegExp> = {
  loading: /load|busy|sending|waiting|retrying/i,
  empty: /empty|nothing|NoHit/i,
  error: /error|fail|invalid|wrong|retry/i,
  disabled: /disabled/i,
};

/** One sentence for each story that a component lacks. */
export function missingStories(part: PartFacts, excused: readonly Demand[] = []): string[] {
  if (part.stories.length === 0) return [`${part.component} has no stories`];
  const lacks = (Object.keys(wants) as Exclude<Demand, State>[])
    .filter((demand) => !excused.includes(demand) && !wants[demand].isMet(part))
    .map((demand) => wants[demand].says);
  const isCalled = (state: State) => part.stories.some(({ name }) => NAMES[state].test(name));
  const unseen = part.states
    .filter((state) => !excused.includes(state) && !isCalled(state))
    .map((state) => `a story of its state “${state}”, which its props make possible`);
  return [...lacks, ...unseen].map((says) => `${part.component} lacks ${says}`);
}
