import type { ContractCall, ServerHalf } from './call.js';
import { calls } from './calls.js';
import { serverHalf } from './server-half.js';

type Calls = typeof calls;
type Half = typeof serverHalf;

/** Both halves of every call by service and name, with the types of each: what a server's handlers are made for. */
export type ServerCalls = {
  readonly [S in keyof Calls]: {
    readonly [N in keyof Calls[S]]: Calls[S][N] & (N extends keyof Half[S] ? Half[S][N] : never);
  };
};

const halves: Readonly<Record<string, Readonly<Record<string, ServerHalf>>>> = serverHalf;

/** Every call by service and name, both halves: a server's handlers are made for these. */
export const serverCalls = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(calls).map(([service, group]) => [
    service,
    Object.fromEntries(Object.entries(group).map(([name, call]) => [name, { ...call, ...halves[service]?.[name] }])),
  ]),
) as unknown as ServerCalls;

/** Every call of the contract with both halves, in a list: a server's routes and the documents are made from it. */
export const contract: readonly ContractCall[] = /* @__PURE__ */ Object.values(serverCalls).flatMap(
  (group): ContractCall[] => Object.values(group),
);
