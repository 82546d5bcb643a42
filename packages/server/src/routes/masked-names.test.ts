import { fullCaseBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { documentId } from '../library/document-id.js';
import { fillCompletions } from '../library/completions/fill-completions.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { makeCase } from '../test-library.fixtures.js';
import { clientOf } from './test-client.fixtures.js';

const NAME = "Zubaida D'Mello";
const REAL = /zubaida|mello/i;

const masked = makeCase('mask:own', `${NAME} signed the adoption deed. The deed binds ${NAME}.`, {
  appellant: NAME,
  respondent: 'State of Kerala',
  decidedOn: '1990-01-02',
  otherCitations: ['AIR 1990 SC 100'],
  courtReference: `Supreme Court, ${NAME}`,
  subject: `Adoption by ${NAME}`,
  headnote: `${NAME} may adopt.`,
  caseNumber: 'Civil Appeal No. 7 of 1989',
  caseType: 'Civil Appeal',
  judges: ['A. Judge'],
  advocates: [`${NAME} in person`],
  decision: `${NAME} succeeds`,
  actsCited: [`Adoption Act as to ${NAME}`],
});
const citingText = `It was held in ${NAME} v. State of Kerala, AIR 1990 SC 100, that ${NAME} may adopt.`;
const follows = makeCase('mask:follows', `${citingText} We follow it.`, {
  appellant: 'Meera',
  respondent: 'State of Goa',
  decidedOn: '1995-01-02',
});
const overrules = makeCase(
  'mask:overrules',
  `${NAME} v. State of Kerala, AIR 1990 SC 100, as to ${NAME} is overruled.`,
  {
    appellant: 'Ravi',
    respondent: 'State of Assam',
    decidedOn: '1999-01-02',
    judges: ['A. Judge', 'B. Judge', 'C. Judge', 'D. Judge', 'E. Judge'],
  },
);

/** One of the two dates is wrong, so its citation leads nowhere. */
const earlier = makeCase('mask:earlier', citingText, {
  appellant: 'Sita',
  respondent: 'State of Bihar',
  decidedOn: '1980-01-02',
});

/** Two reports of the masked judgment; the library has the judgment under one of them only. */
const beside = makeCase(
  'mask:beside',
  `See ${NAME} v. State of Kerala, (1990) 2 SCC 710 : AIR 1990 SC 100, on deeds.`,
  {
    appellant: 'Tara',
    respondent: 'State of Punjab',
    decidedOn: '1996-01-02',
  },
);
const alone = makeCase('mask:alone', `It was held in ${NAME} v. State of Kerala, (1990) 2 SCC 710, that deeds bind.`, {
  appellant: 'Uma',
  respondent: 'State of Sikkim',
  decidedOn: '1997-01-02',
});

const ID = documentId('case', 'mask:own');
const ALONE = documentId('case', 'mask:alone');
const EARLIER = documentId('case', 'mask:earlier');
const FOLLOWS = documentId('case', 'mask:follows');
const deed = { match_phrase: { content: 'adoption deed' } };

let test: TestApp;
const settle = async () => {
  await resolveCitations(test.library.store);
  await drainIndexQueue(test.library.store, test.library.engine);
};
const marks = () => createMarks({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
const member = async () => clientOf(test, (await test.signIn()).outdata.token);
const page = async (url: string) => (await test.app.inject({ url })).body;

const citedIn = async (id: string) => {
  const { cites, citedBy } = await (await member()).citations.ofJudgment({ id });
  return { citedBy, cites: cites.map(({ text: _own, ...cite }) => cite) };
};

/** What a reader asks for, and a part of the right answer. */
const readings: Readonly<Record<string, readonly [ask: () => Promise<unknown>, has: RegExp]>> = {
  'the judgment': [
    async () => (await member()).search.query({ body: fullCaseBody({ id: ID }) }),
    /X signed the adoption deed/,
  ],
  'a search of its words, with passages': [
    async () => (await member()).search.cases({ body: { query: deed, highlight: { fields: { content: {} } } } }),
    /X signed the <b>adoption/,
  ],
  'words of a search in its text': [async () => (await member()).search.textHits({ id: ID, query: deed }), /adoption/],
  'its citations': [async () => (await member()).citations.ofJudgment({ id: ID }), /held in X v\. State of Kerala/],
  'what another judgment cites': [() => citedIn(FOLLOWS), /held in X v\. State of Kerala/],
  'what a judgment of an earlier date cites': [
    () => citedIn(EARLIER),
    /held in X v\. State of Kerala.*not-held|not-held.*held in X v\. State of Kerala/,
  ],
  'what a judgment cites by another report': [() => citedIn(ALONE), /held in X v\. State of Kerala/],
  'what is near another report': [
    async () => (await member()).citations.readLines({ citations: ['(1990) 2 SCC 710'] }),
    /"names":\["X v\. State of Kerala"\]/,
  ],
  'judgments that cite it': [async () => (await member()).documents.citedBy({ id: ID }), /Meera/],
  'judgments that overrule it': [async () => (await member()).documents.overruled({ id: ID }), /Ravi/],
  'a citation that is checked': [
    async () => (await member()).citations.check({ citations: ['AIR 1990 SC 100'] }),
    /as to X is overruled/,
  ],
  'a line that is read': [
    async () => (await member()).citations.readLines({ citations: ['AIR 1990 SC 100'] }),
    /as to X is overruled/,
  ],
  'parts of a citation': [async () => (await member()).citations.lookup({ book: 'AIR', part: 'pages' }), /100/],
  'suggestions for its parties': [async () => (await member()).search.suggestions({ text: 'State of Ker' }), /Kerala/],
  'the list below the search box': [
    () => clientOf(test).search.inBox({ text: 'State of Ker' }),
    /^\{"readAs":"","rows":\[\]\}$/,
  ],
  'the list below the search box, by its citation': [
    () => clientOf(test).search.inBox({ text: 'AIR 1990 SC 1' }),
    /"rows":\[\]/,
  ],
  'names of parties': [async () => (await member()).complete.partyName({ text: 'zub' }), /^\[\]$/],
  'names of respondents': [async () => (await member()).complete.respondents({ text: 'kerala' }), /Kerala/],
  subjects: [async () => (await member()).complete.subject({ text: 'adoption' }), /Adoption by X/],
  advocates: [async () => (await member()).complete.advocate({ text: 'person' }), /X in person/],
  outcomes: [async () => (await member()).complete.finalDecision({ text: 'succeeds' }), /X succeeds/],
  'the preview': [async () => (await member()).documents.extent({ id: ID }), /X v\. State of Kerala|length/],
  'a visitor’s search': [
    () =>
      clientOf(test).search.cases({
        body: { query: { match: { topic: 'adoption' } }, highlight: { fields: { topic: {} } } },
      }),
    /by X/,
  ],
  'the preview of a widget': [() => page(`/api/embed/v1/case?id=${ID}`), /Adoption|adoption/],
  'a citation of a widget': [() => page('/api/embed/v1/citation?citation=AIR+1990+SC+100'), /X v\. State of Kerala/],
  'suggestions of a widget': [() => page('/api/embed/v1/suggest?text=Kerala'), /X v\. State of Kerala/],
  'latest judgments of a widget': [() => page('/api/embed/v1/latest'), /items/],
};

beforeAll(async () => {
  test = await openTestApp();
  await test.library.add(masked, follows, overrules, earlier, beside, alone);
  await settle();
});
afterAll(() => test.close());

const answersOf = async () =>
  Promise.all(
    Object.entries(readings).map(async ([name, [ask, has]]) => {
      const asked = await ask();
      const answer = typeof asked === 'string' ? asked : JSON.stringify(asked);
      return { name, answer, hasName: REAL.test(answer), isRight: has.test(answer) };
    }),
  );
const namesOf = (answers: readonly { readonly name: string }[]) => answers.map(({ name }) => name);

describe('the name that a masked judgment had', () => {
  it('reaches no reader, neither at once nor when the index has the new text', async () => {
    const before = await answersOf();
    expect(before.filter(({ hasName }) => hasName).length).toBeGreaterThan(12);
    await marks().mask({ which: ID, reason: 'Order of 1 May 2026', names: [{ name: NAME, mask: 'X' }] });
    await fillCompletions(test.library.store);
    const atOnce = await answersOf();
    expect(namesOf(atOnce.filter(({ hasName }) => hasName))).toEqual([]);
    await settle();
    const settled = await answersOf();
    expect(namesOf(settled.filter(({ hasName }) => hasName))).toEqual([]);
    expect(settled.filter(({ isRight }) => !isRight)).toEqual([]);
    test.clock.now += 60_000;
    await marks().takeDown({ which: ID, reason: 'Order of 2 May 2026' });
    await settle();
    for (const id of [FOLLOWS, EARLIER, ALONE])
      expect(JSON.stringify(await citedIn(id))).toMatch(/held in X v\. State/);
    await marks().restore({ which: ID, lift: 'take-down', reason: 'Order of 3 May 2026' });
    await settle();
    expect(namesOf((await answersOf()).filter(({ hasName }) => hasName))).toEqual([]);
  });
});
