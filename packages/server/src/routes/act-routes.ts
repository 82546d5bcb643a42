import { rename, sectionFields, serverCalls, wireNames } from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered } from './envelope.js';
import type { Library } from './library.js';

/** The sections of an act. */
export function actRoutes(library: Library): readonly BuiltCall[] {
  const names = wireNames(sectionFields);
  return [
    build(serverCalls.acts.sections, async ({ query: { title, actcode: actCode = '' } }) => {
      const found = await library.citations.sections({ title, actCode });
      if ('problem' in found) return { flag: false, message: found.problem, outdata: [] };
      return answered({ outdata: found.sections.map((section) => rename(names, section)) });
    }),
  ];
}
