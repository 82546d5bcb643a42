import type { Registration } from '@headnote/core/contract';
import { openTestApp, type TestApp } from '../../../packages/server/src/app.fixtures.js';
import {
  openTestEngine,
  removeTestIndices,
} from '../../../packages/server/src/search/engines/opensearch/test-engine.fixtures.js';
import { clientOf, type OnTheWay } from '../../../packages/server/src/routes/test-client.fixtures.js';

/** Core's client on the test server. */
export type Client = ReturnType<typeof clientOf>;

/** A person with an account, as the suite knows one. */
export interface Member {
  readonly person: Registration;
  readonly userId: string;
  readonly sessionId: string;
  readonly access: string;
  readonly refresh: string;
  /** Core's client with this member's access token. */
  readonly client: Client;
}

/** What a case has to work with: the server, people and their codes. Each case has an address of its own. */
export interface Scene {
  readonly test: TestApp;
  /** Core's client without a token. */
  readonly visitor: Client;
  /** A person with a name, number and address that nobody has yet. */
  person(changes?: Partial<Registration>): Registration;
  /** Registers a person. Returns the flow number. */
  register(person: Registration): Promise<string>;
  /** The last code sent to a number or an address. */
  code(to: string): Promise<string>;
  /** Registers and activates a person. */
  activated(changes?: Partial<Registration>): Promise<Registration>;
  signIn(person: Pick<Registration, 'loginId' | 'password'>): Promise<Member>;
  /** A new member. Becomes the one who sends the case's call as `member`. */
  newMember(changes?: Partial<Registration>): Promise<Member>;
  /** Signs in a member, who then sends the case's call as `member`. */
  sendAs(person: Pick<Registration, 'loginId' | 'password'>): Promise<Member>;
  /** The member who sends the case's call: the last new one, or one that the file's cases share. */
  me(): Promise<Member>;
  /** Uses up the searches that a visitor of the case's address may make in a row. */
  spendSearches(): Promise<void>;
  /** Moves the server's clock. */
  wait(milliseconds: number): void;
}

/** The server of one test file. */
export interface Stage {
  readonly test: TestApp;
  /** A scene for one case. */
  scene(): Scene & { readonly address: string };
  close(): Promise<void>;
}

const MINUTE = 60_000;
/** Searches in a row that an address has. */
const SEARCHES = 5;
/** An access token is renewed before it expires in the middle of a case. */
const SIGN_IN_AFTER = 5 * MINUTE;

/** OpenSearch without the deadline of visitors: the first searches of an index are slow on a busy machine. */
const openPatiently: typeof openTestEngine = async (library) => {
  const engine = await openTestEngine(library);
  return { ...engine, search: async (request, limits) => engine.search(request, { ...limits, milliseconds: MINUTE }) };
};

/** Opens a server with the test library, or with another one, for the cases of a file; on the engine of the project. */
export async function openStage(openApp: typeof openTestApp = openTestApp): Promise<Stage> {
  const { CONTRACT_SUITE_ENGINE: engine, CONTRACT_SUITE_SERVERS: servers } = process.env;
  const isOnOpenSearch = engine === 'opensearch';
  const test = await openApp({
    visitorSearches: SEARCHES,
    ...(isOnOpenSearch ? { openEngine: openPatiently } : {}),
    ...(servers === undefined ? {} : { servers: Number(servers) }),
  });
  let people = 0;
  let scenes = 0;
  let shared: { readonly person: Registration; member: Member; at: number } | undefined;

  const person = (changes: Partial<Registration> = {}): Registration => {
    people += 1;
    return {
      firstName: 'Asha',
      lastName: 'Menon',
      email: `reader${people}@example.com`,
      mobile: String(9_000_000_000 + people),
      loginId: `reader${people}`,
      password: 'correct horse 9',
      confirmation: changes.password ?? 'correct horse 9',
      countryId: 5,
      countryName: 'India',
      stateId: 32,
      city: 'Kochi',
      acceptsTerms: true,
      planId: 27,
      ...changes,
    };
  };

  const code = async (to: string) => {
    const last = (await test.messages()).findLast((message) => message.to === to && /code/.test(message.template));
    const found = /\b\d{6}\b/.exec(last?.text ?? '')?.[0];
    if (found === undefined) throw new Error(`no code was sent to ${to}`);
    return found;
  };

  function sceneAt(address: string) {
    const onTheWay: OnTheWay = { address };
    const visitor = clientOf(test, undefined, onTheWay);
    let own: Member | undefined;

    const register = async (form: Registration) => (await visitor.account.register(form)).handle;
    const activated = async (changes?: Partial<Registration>) => {
      const form = person(changes);
      await visitor.account.submitActivation({ handle: await register(form), code: await code(form.mobile) });
      // Another code to the same number may be sent after a minute.
      test.clock.now += MINUTE;
      return form;
    };
    const signIn = async ({ loginId, password }: Pick<Registration, 'loginId' | 'password'>) => {
      const { token, user, sessionId } = await visitor.account.signIn({
        username: loginId,
        password,
        remember: false,
      });
      const client = clientOf(test, token.token, onTheWay);
      return { userId: user.userId, sessionId, access: token.token, refresh: token.refreshToken, client };
    };
    const memberOf = async (form: Registration): Promise<Member> => ({ person: form, ...(await signIn(form)) });
    const sharedMember = async () => {
      const { now } = test.clock;
      if (shared === undefined) {
        const form = await activated();
        shared = { person: form, member: await memberOf(form), at: now };
      } else if (now - shared.at > SIGN_IN_AFTER) {
        shared = { ...shared, member: await memberOf(shared.person), at: now };
      }
      return shared.member;
    };
    return {
      test,
      address,
      visitor,
      person,
      register,
      code,
      activated,
      signIn: async (form: Pick<Registration, 'loginId' | 'password'>) => ({
        person: person({ loginId: form.loginId, password: form.password }),
        ...(await signIn(form)),
      }),
      newMember: async (changes?: Partial<Registration>) => {
        own = await memberOf(await activated(changes));
        return own;
      },
      sendAs: async (form: Pick<Registration, 'loginId' | 'password'>) => {
        own = { person: person(form), ...(await signIn(form)) };
        return own;
      },
      me: async () => own ?? sharedMember(),
      spendSearches: async () => {
        const body = { query: { match: { topic: 'lease' } } } as const;
        for (let count = 0; count < SEARCHES; count += 1) await visitor.search.cases({ body });
      },
      wait: (milliseconds: number) => {
        test.clock.now += milliseconds;
      },
    };
  }

  return {
    test,
    scene: () => {
      scenes += 1;
      return sceneAt(`10.${scenes >> 8}.${scenes & 255}.1`);
    },
    close: async () => {
      await test.close();
      if (isOnOpenSearch) await removeTestIndices(test.library.dataDir);
    },
  };
}
