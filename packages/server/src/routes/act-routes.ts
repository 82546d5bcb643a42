import { rename, sectionFields, serverCalls, wireNames } from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered } from './envelope.js';

/** The sections of an act. */
export const actRoutes: readonly BuiltCall[] = [
  build(serverCalls.acts.sections, async ({ query: { title, actcode: actCode = '' } }, { library }) => {
    const found = await library.citations.sections({ title, actCode });
    if ('problem' in found) return { flag: false, message: found.problem, outdata: [] };
    return answered({ outdata: found.sections.map((section) => rename(wireNames(sectionFields), section)) });
  }),
];
