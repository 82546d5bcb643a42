import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewCase, NewDocument } from '../extraction/new-document.js';
import { documentId } from '../library/document-id.js';
import { type AdminCommand, readAdminCommand } from '../operation/admin-usage.js';
import { AdminUsageError } from '../operation/admin-usage-error.js';
import { runTreatments } from '../operation/run-treatments.js';
import type { TreatmentCommand } from '../operation/treatment-usage.js';
import { readActs } from '../store/audit.js';
import { openDatabase, type Store } from '../store/database.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { makeCase, makeFolder } from '../test-library.fixtures.js';
import { judgmentCitations } from './queries/judgment-citations.js';
import { laterTreatments } from './queries/later-treatments.js';
import { resolveCitations } from './resolve-citations.js';
import { saveDocuments } from './save-documents.js';
import { createTreatmentDesk } from './treatment-desk.js';

const idOf = (sourceId: string) => documentId('case', sourceId);
const NOW = Date.UTC(2026, 10, 29);
const RAO = 'Rao v. State of Bihar, AIR 1960 SC 5';
const SEN = 'Sen v. State of Kerala, AIR 1970 SC 9';

const judgment = (sourceId: string, plain: string, fields: Partial<NewCase>) =>
  makeCase(sourceId, plain, { judges: ['A', 'B', 'C'], ...fields });
const rao = judgment('t:rao', 'The appeal is allowed.', {
  appellant: 'Rao',
  respondent: 'State of Bihar',
  decidedOn: '1960-01-05',
  otherCitations: ['AIR 1960 SC 5'],
});
const sen = judgment('t:sen', 'Rent is due.', {
  appellant: 'Sen',
  respondent: 'State of Kerala',
  decidedOn: '1970-01-05',
  otherCitations: ['AIR 1970 SC 9'],
});
const later = (plain: string, fields: Partial<NewCase> = {}) =>
  judgment('t:das', plain, { appellant: 'Das', respondent: 'Union of India', decidedOn: '1980-01-05', ...fields });

describe('who says that a case is overruled', () => {
  const folder = makeFolder();
  let store: Store;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    store = await openDatabase(await testDatabase(`${folder.path}/${count}`));
  });
  afterEach(() => store.close());
  afterEach(() => folder.remove());

  const load = async (...documents: NewDocument[]) => {
    await saveDocuments(store, documents);
    await resolveCitations(store);
  };
  const laterOf = async (sourceId: string) =>
    (await laterTreatments(store, [idOf(sourceId)], { withSentences: true })).get(idOf(sourceId));
  const citationsOf = (sourceId: string) =>
    judgmentCitations(store, { id: idOf(sourceId), withSentences: true, signal: new AbortController().signal });
  const run = (...words: string[]) =>
    runTreatments(
      readAdminCommand(words, '/') as Extract<AdminCommand, TreatmentCommand>,
      createTreatmentDesk({ store, actor: 'admin:asha', now: () => NOW }),
    );

  it('names the judgment that did it, and the citing one only as where it is said', async () => {
    await load(rao, sen, later(`12. ${RAO} was overruled by this Court in ${SEN}.`));
    expect(await laterOf('t:rao')).toMatchObject({
      treatment: 'overruled',
      id: idOf('t:sen'),
      title: 'Sen v. State of Kerala',
      source: 'reported',
      saidById: idOf('t:das'),
      sentence: `${RAO} was overruled by this Court in ${SEN}.`,
    });
    const { citedBy } = await citationsOf('t:rao');
    expect(citedBy[0]).toMatchObject({ treatment: 'overruled', speaker: 'quoted', source: 'reported', actor: SEN });
    expect((await citationsOf('t:das')).cites[0]).toMatchObject({ speaker: 'quoted', source: 'reported' });
  });

  it('takes the decisions of editors who act at once: each is written, and one row stays', async () => {
    await load(rao, sen, later(`12. ${RAO} was overruled by this Court in ${SEN}.`));
    const desk = createTreatmentDesk({ store, actor: 'admin:asha', now: () => NOW });
    const pair = { citing: idOf('t:das'), cited: idOf('t:rao') };
    await Promise.all(Array.from({ length: 9 }, () => desk.correct({ ...pair, treatment: 'distinguished' })));
    await desk.remove(pair);
    expect(await desk.edits({ containing: '', limit: 9 })).toMatchObject([
      { citingId: pair.citing, citedId: pair.cited, decision: 'removed' },
    ]);
  });

  it('says so when the library does not have the judgment that did it', async () => {
    await load(rao, later(`${RAO} was overruled in ${SEN}.`));
    expect(await laterOf('t:rao')).toMatchObject({ id: '', title: SEN, source: 'reported', saidById: idOf('t:das') });
  });

  it('copies the list of the report, which no text has', async () => {
    await load(
      rao,
      later('Rent is due.', {
        reportHead: `Held that it is payable. ${RAO}, overruled. Lal v. Pal, 1 Village Rep 4, followed.`,
      }),
    );
    expect(await laterOf('t:rao')).toMatchObject({
      treatment: 'overruled',
      id: idOf('t:das'),
      source: 'list',
      sentence: `${RAO}, overruled.`,
    });
    const { listed } = await citationsOf('t:das');
    expect(listed.map(({ treatment, targets }) => [treatment, targets.length])).toEqual([
      ['overruled', 1],
      ['followed', 0],
    ]);
  });

  it('only points to a sentence that speaks of overruling without doing it', async () => {
    await load(rao, later(`We do not say that ${RAO} is overruled.`));
    expect(await laterOf('t:rao')).toBeUndefined();
    const { notices } = await citationsOf('t:das');
    expect(notices).toEqual([{ sentence: `We do not say that ${RAO} is overruled.`, paragraph: 'p1' }]);
  });

  it('keeps what an editor decided through a new import, with his name', async () => {
    const das = later(`${RAO} was overruled in ${SEN}.`);
    await load(rao, sen, das);
    const ids = [idOf('t:das'), idOf('t:rao')] as const;
    expect(await run('treatments', 'list')).toContain(`${ids.join(' ')}  Rao v. State of Bihar: overruled by`);
    await run('treatments', 'remove', ...ids);
    await resolveCitations(store);
    expect(await laterOf('t:rao')).toBeUndefined();
    expect((await citationsOf('t:das')).cites[0]).toMatchObject({ treatment: 'referred', speaker: 'court' });

    await load(later(`${RAO} was overruled in ${SEN}. Costs follow.`));
    expect(await laterOf('t:rao')).toBeUndefined();
    expect(await run('treatments', 'decided')).toContain('admin:asha  removed');

    await run('treatments', 'correct', ...ids, '--as', 'doubted');
    await resolveCitations(store);
    expect((await laterOf('t:rao'))?.treatment).toBe('doubted');

    await run('treatments', 'undo', ...ids);
    await resolveCitations(store);
    expect((await laterOf('t:rao'))?.treatment).toBe('overruled');
    const acts = await readActs(store.db, { containing: 'treatment-', since: 0, limit: 9 });
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'treatment-corrected',
      'treatment-removed',
      'treatment-undone',
    ]);
  });

  it('refuses what the library does not know, and half a command', async () => {
    await expect(run('treatments', 'remove', 'one', 'two')).rejects.toThrow('knows no place');
    expect(() => readAdminCommand(['treatments', 'remove', 'one'], '/')).toThrow(AdminUsageError);
    expect(() => readAdminCommand(['treatments', 'correct', 'one', 'two', '--as', 'red'], '/')).toThrow(
      AdminUsageError,
    );
  });
});
