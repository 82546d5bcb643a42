import type { Section } from '@headnote/core/contract';
import type { Store } from '../../store/database.js';
import { readActSections } from '../../library/read-act-sections.js';
import { type ActQuestion, findActs } from './find-acts.js';

/** The sections of an act, or why there are none. */
export type ActSections = { readonly sections: readonly Section[] } | { readonly problem: string };

const UNKNOWN = 'The library does not have this act. Check the title, or choose the act from the list of acts.';
const SEVERAL = 'More than one act has this title. Add its year, or choose the act from the list of acts.';

/** The sections of an act in its order. */
export async function actSections(store: Store, question: ActQuestion): Promise<ActSections> {
  const [id, another] = await findActs(store, question);
  if (id === undefined) return { problem: UNKNOWN };
  if (another !== undefined) return { problem: SEVERAL };
  const sections = await readActSections(store, id);
  return { sections: sections.map(({ anchor, number, heading }) => ({ id: anchor, number, title: heading })) };
}
