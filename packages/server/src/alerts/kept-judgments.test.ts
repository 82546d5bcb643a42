import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { faultsOfAtom } from '../xml.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { createTreatmentDesk } from '../citator/treatment-desk.js';
import { OLD, OVERRULES, useAlerts } from './alerts.fixtures.js';

const MINUTE = 60_000;

let test: TestApp;
const { addOld, addOverruling, member, settle } = useAlerts((opened) => (test = opened));

describe('a judgment that the member keeps', () => {
  it('is told when it is overruled, with the sentence and who said it, by mail, in the list and in the feed', async () => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    await client.alerts.saveSettings({ agrees: true });
    await addOverruling();
    expect(await test.alerts.queueMails()).toBe(1);
    expect(await test.alerts.queueMails()).toBe(0);
    const mails = (await test.messages()).filter(({ template }) => template === 'alerts');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Overruled: Zubaida v. State of Kerala | Headnote');
    expect(mails[0]?.text).toContain('Overruled by Meera v. State of Goa');
    expect(mails[0]?.text).toContain('is overruled.”');
    expect(await client.alerts.hits(undefined)).toMatchObject([
      {
        event: 'overruled',
        documentId: OLD,
        byId: OVERRULES,
        sentence: expect.stringContaining('overruled') as string,
      },
    ]);
    const { feedUrl } = await client.alerts.list(undefined);
    const feed = await test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') });
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(faultsOfAtom(feed.body)).toEqual([]);
    expect(parseAtomFeed(feed.body).entries?.map(({ title }) => title?.value)).toEqual([
      'Overruled: Zubaida v. State of Kerala',
    ]);
    const again = await Promise.all(
      Array.from({ length: 6 }, () => test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') })),
    );
    expect(again.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
    expect(again.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('10');
    await client.alerts.renewFeed(undefined);
    expect((await test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') })).statusCode).toBe(404);
  });

  it('is taken back with a word when an editor removes the flag, and told again when the removal is undone', async () => {
    await addOld();
    const client = await member();
    await client.library.saveNote({ documentId: OLD, note: 'leading case' });
    await client.alerts.saveSettings({ agrees: true });
    await addOverruling();
    await test.alerts.queueMails();
    const desk = createTreatmentDesk({ store: test.library.store, actor: 'admin', now: () => test.clock.now });
    const told = async () => {
      test.clock.now += 11 * MINUTE;
      await settle();
      await test.alerts.queueMails();
      return (await test.messages()).filter(({ template }) => template === 'alerts').map(({ text }) => text);
    };
    await desk.remove({ citing: OVERRULES, cited: OLD });
    expect((await told())[1]).toContain('Taken back: it is not marked as overruled by Meera v. State of Goa');
    await desk.undo({ citing: OVERRULES, cited: OLD });
    expect((await told())[2]).toContain('Overruled by Meera');
    // An e-mail takes back only what an e-mail told; the list says it in any case.
    await desk.remove({ citing: OVERRULES, cited: OLD });
    await settle();
    await desk.undo({ citing: OVERRULES, cited: OLD });
    expect(await told()).toHaveLength(3);
  });

  it.each(['paused', 'weekly'] as const)('is told at once although an alert on it is %s', async (kind) => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    const watched = { kind: 'judgment', documentId: OLD, events: [], name: '', agrees: true } as const;
    const { id } = await client.alerts.save({ ...watched, frequency: kind === 'weekly' ? 'weekly' : 'at-once' });
    if (kind === 'paused') await client.alerts.change({ id, isPaused: true });
    await addOverruling();
    expect(await test.alerts.queueMails()).toBe(1);
    const [mail] = (await test.messages()).filter(({ template }) => template === 'alerts');
    expect(mail?.subject).toBe('Overruled: Zubaida v. State of Kerala | Headnote');
    // What is taken back is new again.
    const { db } = test.library.store;
    const { at } = await db
      .selectFrom('alert_hits')
      .select((is) => is.fn.max<number | string>('found_at').as('at'))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('alerts')
      .set({ seen_at: Number(at) })
      .execute();
    const desk = createTreatmentDesk({ store: test.library.store, actor: 'admin', now: () => test.clock.now });
    await desk.remove({ citing: OVERRULES, cited: OLD });
    await settle();
    expect(await client.alerts.hits(undefined)).toContainEqual(
      expect.objectContaining({ isWithdrawn: true, isNew: true }),
    );
  });

  it('is told to nobody who has not agreed, who has switched it off, or of whom it is not', async () => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    await addOverruling();
    expect(await test.alerts.queueMails()).toBe(0);
    expect(await client.alerts.hits(undefined)).toHaveLength(1);
    await client.alerts.saveSettings({ watchesOwn: false, agrees: true });
    expect((await client.alerts.list(undefined)).watchesOwn).toBe(false);
  });

  it('is in no mail, list or feed with a name that is masked, hidden or taken down meanwhile', async () => {
    await addOld();
    const client = await member();
    await client.library.addBookmark({ documentId: OLD });
    await client.alerts.saveSettings({ agrees: true });
    await addOverruling();
    await test.alerts.queueMails();
    const marks = createMarks({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
    await marks.mask({ which: OLD, names: [{ name: 'Zubaida', mask: 'X' }], reason: 'order' });
    await settle();
    test.clock.now += 11 * MINUTE;
    await test.alerts.queueMails();
    const mails = (await test.messages()).filter(({ template }) => template === 'alerts');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('X v. State of Kerala');
    expect(JSON.stringify(mails)).not.toMatch(/zubaida/i);
    const later = await member();
    expect(await later.alerts.hits(undefined)).toMatchObject([{ title: 'X v. State of Kerala' }]);
    await marks.hide({ which: OLD, reason: 'order' });
    expect(await later.alerts.hits(undefined)).toEqual([]);
    await marks.takeDown({ which: OLD, reason: 'order' });
    expect(await later.alerts.hits(undefined)).toEqual([]);
  });
});
