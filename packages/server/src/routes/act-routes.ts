import { rename, sectionFields, serverCalls, wireNames } from '@headnote/core/contract';
import { build, type BuiltCall } from '../http/built-call.js';
import { answered } from '../http/envelope.js';

/** The sections of an act. */
export const actRoutes: readonly BuiltCall[] = [
  build(serverCalls.acts.sections, async ({ query: { title, actcode: actCode = '' } }, { services }) => {
    const found = await services.citations.sections({ title, actCode });
    if ('problem' in found) return { flag: false, message: found.problem, outdata: [] };
    return answered({ outdata: found.sections.map((section) => rename(wireNames(sectionFields), section)) });
  }),
];
