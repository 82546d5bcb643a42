import type { ContractCall, ServerHalf } from './call.js';
import { calls } from './calls.js';
import { serverHalf } from './server-half.js';

type Calls = typeof calls;
type Half = typeof serverHalf;

/** The type of both halves of every call, by service and name; it types a server's handlers. */
export type ServerCalls = {
  readonly [S in keyof Calls]: {
    readonly [N in keyof Calls[S]]: Calls[S][N] & (N extends keyof Half[S] ? Half[S][N] : never);
  };
};

const halves: Readonly<Record<string, Readonly<Record<string, ServerHalf>>>> = serverHalf;

/** Both halves of every call, by service and name. A server writes a handler for each. */
export const serverCalls = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(calls).map(([service, group]) => [
    service,
    Object.fromEntries(Object.entries(group).map(([name, call]) => [name, { ...call, ...halves[service]?.[name] }])),
  ]),
) as unknown as ServerCalls;

/** Both halves of every call, as a list. A server's routes and the documentation are made from it. */
export const contract: readonly ContractCall[] = /* @__PURE__ */ Object.values(serverCalls).flatMap(
  (group): ContractCall[] => Object.values(group),
);
