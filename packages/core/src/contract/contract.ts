import type { Call, ContractCall, ServerHalf } from './call.js';
import { calls } from './calls.js';
import { replyOf } from './schemas/reply-of.js';
import { serverHalf } from './server-half.js';

type Calls = typeof calls;
type Half = typeof serverHalf;

type HalfAt<S, N> = S extends keyof Half ? (N extends keyof Half[S] ? Omit<Half[S][N], 'reply'> : unknown) : unknown;

/** The type of both halves of every call, by service and name; it types a server's handlers. */
export type ServerCalls = {
  readonly [S in keyof Calls]: {
    readonly [N in keyof Calls[S]]: Calls[S][N] & HalfAt<S, N> & Pick<ContractCall, 'reply'>;
  };
};

const halves: Readonly<Record<string, Readonly<Record<string, ServerHalf>>>> = serverHalf;

// @__NO_SIDE_EFFECTS__
function bothHalves(call: Call): ContractCall {
  const { reply: notes, ...half } = halves[call.service]?.[call.name] ?? {};
  const reply = replyOf(call, notes);
  return { ...call, ...half, ...(reply && { reply }) };
}

/** Both halves of every call, by service and name. A server writes a handler for each. */
export const serverCalls = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(calls).map(([service, group]) => [
    service,
    Object.fromEntries(Object.entries(group).map(([name, call]) => [name, bothHalves({ ...call, service, name })])),
  ]),
) as unknown as ServerCalls;

/** Both halves of every call, as a list. A server's routes and the documentation are made from it. */
export const contract: readonly ContractCall[] = /* @__PURE__ */ Object.values(serverCalls).flatMap(
  (group): ContractCall[] => Object.values(group),
);
