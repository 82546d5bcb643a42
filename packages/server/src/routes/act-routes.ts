import {
  rename,
  sectionFields,
  serverCalls,
  wireNames,
  writeAct,
  type NamedProvision,
  type Section,
} from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';

/** The sections of an act, and acts by name. */
export const actRoutes: readonly BuiltCall[] = [
  build(serverCalls.acts.sections, async ({ query: { title, actcode: actCode = '' } }, { services }) => {
    const found = await services.citations.sections({ title, actCode });
    if ('problem' in found) return { flag: false, message: found.problem, outdata: [] };
    return answered({ outdata: found.sections.map(writeSection) });
  }),
  build(serverCalls.acts.find, async ({ query: { text } }, { services }) => {
    const { acts, provision } = await services.citations.findActs(text);
    return answered({
      outdata: {
        acts: acts.map(({ id, title, ...more }) => ({ ...writeAct(more), id, title })),
        ...(provision && { provision: writeProvision(provision) }),
      },
    });
  }),
];

const writeSection = (section: Section) => rename(wireNames(sectionFields), section);

function writeProvision({ canonical, section }: NamedProvision) {
  return { canonical, ...(section && { section: writeSection(section) }) };
}
