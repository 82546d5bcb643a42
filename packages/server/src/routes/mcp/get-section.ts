import type { ActRecord } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import * as v from 'valibot';
import { readAct, sectionText } from '../read-section.js';
import { documentLink } from './document-links.js';
import { defineTool, type ToolContext } from './tool.js';

/** A section of an act, word for word. */
export const getSection = defineTool({
  name: 'get_section',
  title: 'Read a section of an act',
  description:
    'Reads a section of an act of the library word for word, with what is known of its repeal and amendment. If several acts have the name, "acts" lists them and no section is read: ask again with the id of one.',
  input: v.object({
    act: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(300),
      v.description('Title, usual short name or id of the act.'),
    ),
    section: v.pipe(v.string(), v.minLength(1), v.maxLength(20), v.description('Number as printed, "302" or "4A".')),
  }),
  async run({ act, section }, context) {
    const { services, principal, address, signal } = context;
    const ids = await idsOf(act, context);
    const [id, another] = ids;
    if (id === undefined) throw new NotFoundError('The library does not have this act.');
    const records = await Promise.all(ids.map((one) => readAct(services, one, { principal, address, signal })));
    const acts = records.map((record) => describeAct(record, context.origin));
    if (another !== undefined) return { state: 'several', acts, sections: [] };
    const [record] = records;
    const listed = await services.citations.sections({ title: '', actCode: id });
    const number = section
      .replace(/^(?:sections?|s\.?|articles?)\s*/i, '')
      .trim()
      .toLowerCase();
    const named = 'problem' in listed ? [] : listed.sections.filter((one) => one.number.toLowerCase() === number);
    if (record === undefined || named.length === 0) throw new NotFoundError(`This act has no section ${section}.`);
    return {
      state: 'found',
      acts,
      sections: named.map(({ id: anchor, number: printed, title }) => ({
        number: printed,
        title,
        text: sectionText(record.content, anchor),
        link: documentLink(context.origin, { kind: 'act', houseCitation: record.houseCitation, anchor }),
      })),
    };
  },
});

async function idsOf(act: string, { services }: ToolContext): Promise<readonly string[]> {
  const { acts } = await services.citations.findActs(act);
  const held = acts.map(({ id }) => id).filter((id) => id !== '');
  return held.length > 0 ? held : [act.trim()];
}

function describeAct(record: ActRecord, origin: string) {
  const { id, title, year, actNumber, houseCitation, statusText, repealedOn, repealedBy } = record;
  const link = documentLink(origin, { kind: 'act', houseCitation });
  return { id, title, citation: houseCitation, year, actNumber, statusText, repealedOn, repealedBy, link };
}
