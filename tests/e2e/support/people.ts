import { createClient } from '@headnote/core/client';
import { codeFor } from './outbox.js';

/** A person who has registered. */
export interface Person {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly mobile: string;
  /** Flow number of the registration. */
  readonly handle: string;
}

/** A running server and its data folder. */
export interface Place {
  readonly url: string;
  readonly dataDir: string;
}

let count = 0;
/** Another number for each worker, because workers share a server. */
const worker = process.env.TEST_WORKER_INDEX ?? '0';

/** Registers a new person through the client. The account waits for its code. */
export async function registerPerson({ url }: Place): Promise<Person> {
  count += 1;
  const number = `${worker.padStart(4, '0')}${String(count).padStart(3, '0')}`;
  const who = {
    username: `person${number}`,
    password: 'correct horse 9',
    email: `person${number}@example.com`,
    mobile: `900${number}`,
  };
  const { handle } = await createClient({ bases: { api: url } }).account.register({
    firstName: 'Meera',
    lastName: 'Rao',
    email: who.email,
    mobile: who.mobile,
    loginId: who.username,
    password: who.password,
    confirmation: who.password,
    countryName: 'India',
    stateId: 32,
    city: 'Kochi',
  });
  return { ...who, handle };
}

/** Registers a new person and activates the account with the code from the outbox. */
export async function addMember(place: Place): Promise<Person> {
  const who = await registerPerson(place);
  const code = await codeFor(place.dataDir, who.mobile);
  await createClient({ bases: { api: place.url } }).account.submitActivation({ handle: who.handle, code });
  return who;
}

/** Six digits that are not the code. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
