import type { GenericSchema } from 'valibot';

/** Who may call, and with which headers the call goes out. */
export type CallAuth =
  /** With authorization when somebody is signed in, without when nobody is; the server decides what to serve. */
  | 'bearer'
  /** With `X-No-Token: 1` and never with authorization. */
  | 'no-token'
  /** Neither header: the account service and public reads. */
  | 'none'
  /** Like `bearer`, and 401 without a token. */
  | 'member'
  /** With a partner's key. */
  | 'key';

/** What a client's input becomes on the wire. */
export interface WireRequest {
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** One call of the contract: all that a client needs to send it and a server needs to answer it. */
export interface Call<Input = never, Answer = unknown> {
  /** Service and name the client's method has: `client.<service>.<name>(input)`. */
  readonly service: string;
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path as spelt in the contract, behind the base of the API. */
  readonly path: string;
  /** Other paths that answer the same. */
  readonly aliases?: readonly string[];
  readonly auth: CallAuth;
  /** True for what the specification does not show and we define. */
  readonly ours: boolean;
  /** Query under its wire names, as a server receives it. */
  readonly query?: GenericSchema<unknown, unknown>;
  /** Body under its wire names, as a server receives it. */
  readonly body?: GenericSchema<unknown, unknown>;
  /** False where the answer is the value itself and not the envelope with `flag`. */
  readonly envelope: boolean;
  /** The whole answer, read tolerantly to the English value. */
  readonly answer: GenericSchema<unknown, Answer>;
  /** Turns the client's input, in English names, into query and body. */
  request(input: Input): WireRequest;
}

/** The input of a call that needs none. */
export type NoInput = Readonly<Record<never, never>> | undefined;
