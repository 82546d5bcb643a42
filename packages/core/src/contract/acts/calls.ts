import { actFinding, type ActFinding } from './act-finding.js';
import { actJudgments, type ActJudgments } from './act-judgments.js';
import { actList, type ActList, type ActMaker, type ActOrder, type ActStatus } from './act-list.js';
import { section, sectionWords, type Section, type SectionWords } from './section.js';
import { group, get } from '../wire/make-call.js';
import { memberRead } from '../wire/marks.js';
import { rename } from '../wire/rename.js';

const wireNames = {
  text: 'text',
  letter: 'letter',
  status: 'status',
  madeBy: 'madeby',
  fromYear: 'fromyear',
  toYear: 'toyear',
  order: 'order',
  from: 'frompage',
  size: 'size',
} as const;

/** An act by its title, and by its code if known. */
export interface SectionsInput {
  /** Title of the act. */
  readonly title: string;
  /** Id of the act. */
  readonly actCode?: string;
}

/** The name of an act, or a provision of one. */
export interface FindActsInput {
  /** As typed, for example `IPC` or `section 302 IPC`. */
  readonly text: string;
}

/** What the list of acts shows; what is left out does not narrow it. */
export interface ActListInput {
  /** Words of the title. Acts that begin with them come first, then those that more judgments name, unless `order` says otherwise. */
  readonly text?: string | undefined;
  /** First letter of the title without `The`; `#` for another sign. */
  readonly letter?: string | undefined;
  readonly status?: ActStatus | undefined;
  readonly madeBy?: ActMaker | undefined;
  /** Years of the acts, both included. */
  readonly fromYear?: number | undefined;
  readonly toYear?: number | undefined;
  readonly ministries?: readonly string[] | undefined;
  /** Default `title`; with words, how well they fit. */
  readonly order?: ActOrder | undefined;
  /** Acts before the page. Default 0. */
  readonly from?: number | undefined;
  /** Acts on the page, at most `actListLimits.maxPage`. */
  readonly size?: number | undefined;
}

/** An act, and one of its sections. */
export interface ActSectionInput {
  /** Id of the act. */
  readonly id: string;
  /** Anchor of the section. */
  readonly section: string;
}

/** An act, or one of its sections. */
export interface ActJudgmentsInput {
  /** Id of the act. */
  readonly id: string;
  /** Anchor of the section; left out for the whole act. */
  readonly section?: string | undefined;
}

/** Bare acts. */
export const acts = group('acts', () => ({
  /** Lists the sections of an act. */
  sections: get<readonly Section[], SectionsInput>('/api/caselaw/getsectionlist', {
    ...memberRead,
    outdata: [section],
    query: { title: 'title', actCode: 'actcode' },
  }),
  /** Finds acts by title, short name or abbreviation, and a provision by its section and act. */
  find: get<ActFinding, FindActsInput>('/api/acts/find', {
    ...memberRead,
    ours: true,
    outdata: actFinding,
    query: { text: 'text' },
  }),
  /** Lists acts by their titles, also repealed ones of which the library has only the title, with counts by letter, year, ministry and state. */
  list: get<ActList, ActListInput>('/api/acts/list', {
    ...memberRead,
    ours: true,
    outdata: actList,
    query: ({ ministries = [], ...input }) => ({
      ...rename(wireNames, input),
      // A ministry has commas in its name.
      ...(ministries.length > 0 && { ministries: JSON.stringify(ministries) }),
    }),
  }),
  /** Counts the judgments that name an act or one of its sections, and names the most cited and the newest. */
  judgments: get<ActJudgments, ActJudgmentsInput>('/api/acts/judgments', {
    ...memberRead,
    ours: true,
    outdata: actJudgments,
    query: { id: 'file_name', section: 'section' },
  }),
  /** Reads the first words of a section. */
  words: get<SectionWords, ActSectionInput>('/api/acts/words', {
    ...memberRead,
    ours: true,
    outdata: sectionWords,
    query: { id: 'file_name', section: 'section' },
  }),
}));
