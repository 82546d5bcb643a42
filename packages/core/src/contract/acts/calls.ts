import { actFinding, type ActFinding } from './act-finding.js';
import { section, type Section } from './section.js';
import { group, get } from '../wire/make-call.js';
import { memberRead } from '../wire/marks.js';

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
}));
