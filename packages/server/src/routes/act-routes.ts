import { sectionWordsLimit, serverCalls, writeAnswer } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import { build, type BuiltCall } from './build-call.js';
import { readAct, sectionText } from './read-section.js';
import { readInTurn } from './read-in-turn.js';

/** The sections of an act, and acts by name. */
export const actRoutes: readonly BuiltCall[] = [
  build(serverCalls.acts.sections, async ({ query: { title, actcode: actCode = '' } }, { services }) => {
    const found = await services.citations.sections({ title, actCode });
    if ('problem' in found) return { flag: false, message: found.problem, outdata: [] };
    return writeAnswer(serverCalls.acts.sections, found.sections);
  }),
  build(serverCalls.acts.find, async ({ query: { text }, ...asked }, { services }) => {
    const found = await readInTurn(services, asked, () => services.citations.findActs(text));
    return writeAnswer(serverCalls.acts.find, found);
  }),
  build(serverCalls.acts.list, async ({ query, ...asked }, { services }) => {
    const { madeby: madeBy, fromyear: fromYear, toyear: toYear, frompage: from, ...same } = query;
    const list = () => services.citations.listActs({ ...same, madeBy, fromYear, toYear, from });
    return writeAnswer(serverCalls.acts.list, await readInTurn(services, asked, list));
  }),
  build(serverCalls.acts.judgments, async ({ query: { file_name: id, section }, ...asked }, { services }) => {
    const judgments = await readInTurn(services, asked, () => services.citations.actJudgments({ id, section }));
    return writeAnswer(serverCalls.acts.judgments, judgments);
  }),
  build(serverCalls.acts.words, async ({ query, principal, signal, request }, { services }) => {
    const { file_name: id, section: anchor } = query;
    const act = await readAct(services, id, { principal, signal, address: request.ip });
    const listed = await services.citations.sections({ title: '', actCode: id });
    const section = 'problem' in listed ? undefined : listed.sections.find((one) => one.id === anchor);
    if (section === undefined) throw new NotFoundError('This act has no such section.');
    const { number, title: heading } = section;
    const words = wordsBelowHeading(sectionText(act.content, anchor));
    const { title, statusText } = act;
    return writeAnswer(serverCalls.acts.words, { act: title, number, heading, words, statusText });
  }),
];

/** The first line is the heading. */
function wordsBelowHeading(text: string): string {
  const words = text.split('\n').slice(1).join('\n');
  return words.length > sectionWordsLimit ? `${words.slice(0, sectionWordsLimit).trimEnd()} …` : words;
}
