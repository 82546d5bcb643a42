import { contract, type ContractCall } from '@headnote/core/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderStore } from '../../../packages/server/src/files/folder-store.js';
import { openOriginals } from '../../../packages/server/src/library/originals.js';
import { callsNotBuilt } from '../../../packages/server/src/routes/calls-not-built.js';
import { LONG_CASE } from './cases/library-parts.js';
import { ownedCalls, withoutMemberData } from './owned-calls.js';
import { newOwner, PASSWORD, rowsOf, SECRET, type Owner } from './owned-things.js';
import { openStage, type Member, type Scene, type Stage } from './scene.js';

/*
 * I2: two members and every call that reads or changes something of a member. An owner has one of everything; a thief
 * sends each call with the owner's ids. No answer tells anything of the owner, and no row of the owner changes. The
 * owner sends the same call as a control: it answers something else, or changes a row.
 */

const notBuilt = callsNotBuilt();
const forMembers = contract
  .filter(({ auth }) => auth === 'member' || auth === 'bearer' || auth === 'no-token-and-bearer')
  .map(({ service, name }) => `${service}.${name}`)
  .filter((name) => !notBuilt.includes(name));

/** The calls that are in neither list, and those that are in both. */
function misplaced(names: readonly string[], owned: readonly string[]): readonly string[] {
  return names.filter((name) => owned.includes(name) === withoutMemberData.has(name));
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  const { dataDir } = stage.test.library;
  await openOriginals(openFolderStore(dataDir)).keep(
    LONG_CASE,
    new URL('cases/library-parts.ts', import.meta.url).pathname,
  );
});
afterAll(() => stage.close());

describe('I2: the matrix of two members', () => {
  it('has every call of the contract, except those without data of a member', () => {
    expect(forMembers.length).toBeGreaterThan(80);
    expect(misplaced(forMembers, Object.keys(ownedCalls))).toEqual([]);
    expect([...Object.keys(ownedCalls), ...withoutMemberData].filter((name) => !forMembers.includes(name))).toEqual([]);
  });

  it('fails this check without one of its rows', () => {
    const { 'library.notes': _row, ...others } = ownedCalls;
    expect(misplaced(forMembers, Object.keys(others))).toEqual(['library.notes']);
  });

  it.each(Object.entries(ownedCalls))(
    '%s',
    async (name, { how, inputs }) => {
      const call = contract.find((one) => `${one.service}.${one.name}` === name);
      if (!call) throw new Error(`${name} is in no contract`);
      const scene = stage.scene();
      const owner = await ownerFor(name, scene);
      const thief = await stage.scene().newMember();
      const before = await rowsOf(stage.test, owner);
      const sent = inputs(owner);
      const stolen: string[] = [];
      for (const input of sent) stolen.push(await answerOf(thief, call, input));
      expect(stolen.filter((answer) => SECRET.test(answer))).toEqual([]);
      expect(await rowsOf(stage.test, owner)).toBe(before);
      if (how === 'shares') {
        expect(stolen[0]).toMatch(/\S/);
        return;
      }
      // The same number or address gets another code after a minute.
      scene.wait(60_000);
      const own = await answerOf(owner, call, sent[0]);
      expect(own).not.toMatch(/^\w*Error: /);
      if (how === 'reads') expect(own).not.toBe(stolen[0]);
      else expect(await rowsOf(stage.test, owner)).not.toBe(before);
      // A process that reads a PDF starts slowly from the sources.
    },
    180_000,
  );
});

let owners = 0;
async function ownerFor(name: string, scene: Scene): Promise<Owner> {
  const owner = await newOwner(scene, `n${(owners += 1)}`);
  if (name === 'payments.create') await endSoon(owner);
  if (name !== 'account.keepAccount') return owner;
  await owner.client.account.deleteAccount({ password: PASSWORD });
  return { ...owner, ...(await scene.signIn(owner.person)) };
}

/** The package that the owner has paid for. */
const SOLD = 1;

/** A subscription can be renewed in its last days. */
async function endSoon({ userId }: Member): Promise<void> {
  const { clock, library } = stage.test;
  await library.store.db
    .updateTable('subscriptions')
    .set({ ends_at: clock.now + 10 * 24 * 60 * 60_000 })
    .where('user_id', '=', Number(userId))
    // After the trial: of two that end at once, either could count.
    .where('plan_id', '=', SOLD)
    .execute();
}

/** What a member reads in the answer to a call: its value, the text of its file, or the message of its error. */
async function answerOf({ client }: Member, { service, name }: ContractCall, input: unknown): Promise<string> {
  const services = client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  try {
    const value = await services[service]?.[name]?.(input);
    return value instanceof Blob ? await readFile(value) : JSON.stringify(value);
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

async function readFile(file: Blob): Promise<string> {
  const data = new Uint8Array(await file.arrayBuffer());
  if (Buffer.from(data).toString('latin1', 0, 5) !== '%PDF-') return file.text();
  const pdf = await getDocument({ data }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) =>
    (await pdf.getPage(index + 1)).getTextContent(),
  );
  const items = (await Promise.all(pages)).flatMap((page) => page.items);
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
