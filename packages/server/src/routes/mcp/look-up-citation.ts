import { citationLimits, type LinePart } from '@headnote/core/contract';
import * as v from 'valibot';
import { readerKey } from '../reader-key.js';
import { linkedBrief } from './document-links.js';
import { defineTool } from './tool.js';

/** Reports listed for a citation without its page. */
const MAX_FITS = 20;
const words = v.pipe(v.string(), v.maxLength(citationLimits.maxCheckedText));

/** What the library has for a citation. */
export const lookUpCitation = defineTool({
  name: 'look_up_citation',
  title: 'Look up a citation',
  description:
    'Says what the library has for an Indian citation. "state" is found, ambiguous (several judgments: the list is in "cases"; do not choose one yourself), party-differs or name-differs (the citation leads to a judgment between other parties), not-held, impossible (no such report can exist), incomplete, provision, names or unread.',
  input: v.object({
    citation: v.pipe(words, v.minLength(1), v.description('As written, for example "AIR 1973 SC 1461".')),
    parties: v.optional(v.pipe(words, v.description('Names of the parties, "A v B", to compare with the judgment.'))),
  }),
  async run({ citation, parties }, { services, principal, address, signal, origin }) {
    const names = parties === undefined ? {} : { names: [parties] };
    const task = { citations: [citation], ...names, withSentences: true, maxFits: MAX_FITS, signal };
    const [answer] = await services.inTurn(readerKey(principal, address), () => services.citations.readLines(task));
    if (answer === undefined) return { state: 'unread', cases: [] };
    const { others = [], ...line } = answer;
    return { ...withLinks(line, origin), others: others.map((one) => withLinks(one, origin)) };
  },
});

function withLinks(line: LinePart, origin: string) {
  const linked = (briefs: LinePart['cases']) => briefs.map((brief) => linkedBrief(brief, origin));
  const { near, ...rest } = line;
  const lists = { cases: linked(line.cases), elsewhere: linked(line.elsewhere), fits: linked(line.fits) };
  return { ...rest, ...lists, ...(near && { near: { ...near, cases: linked(near.cases) } }) };
}
