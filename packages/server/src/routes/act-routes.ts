import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';

/** The sections of an act, and acts by name. */
export const actRoutes: readonly BuiltCall[] = [
  build(serverCalls.acts.sections, async ({ query: { title, actcode: actCode = '' } }, { services }) => {
    const found = await services.citations.sections({ title, actCode });
    if ('problem' in found) return { flag: false, message: found.problem, outdata: [] };
    return writeAnswer(serverCalls.acts.sections, found.sections);
  }),
  build(serverCalls.acts.find, async ({ query: { text } }, { services }) => {
    return writeAnswer(serverCalls.acts.find, await services.citations.findActs(text));
  }),
];
