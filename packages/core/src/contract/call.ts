import type { GenericSchema } from 'valibot';
import type { AnyKind } from './wire/kind.js';

/** Who may call, and which headers the client sends. */
export type CallAuth =
  /** Sends authorization if a user is signed in; the server decides what to return. */
  | 'bearer'
  /** Sends `X-No-Token: 1` and never authorization. */
  | 'no-token'
  /** Sends `X-No-Token: 1`, and also authorization if a user is signed in: payments. */
  | 'no-token-and-bearer'
  /** Sends neither header: the account service and public reads. */
  | 'none'
  /** Like `bearer`, but the server answers 401 without a token. */
  | 'member'
  /** Sends a partner's key. */
  | 'key';

/** The shared loading flags: public pages, member area, PDF, e-mail. */
export type LoadingFlag = 'loadme' | 'loadmesecure' | 'downloadPDF' | 'sendmail';

/** A client's input as sent on the wire. */
export interface WireRequest {
  /** Set if the input decides the path; otherwise the call's own path applies. */
  readonly path?: string;
  /** Texts by wire name, not yet encoded. */
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. For a call that sends form data: a flat object of texts and Blobs, each a part of the form. */
  readonly body?: unknown;
}

/** One call of the contract: everything a client needs to send it and to read its answer. */
export interface Call<Input = never, Answer = unknown> {
  /** The method's service: `client.<service>.<name>(input)`. */
  readonly service: string;
  /** The method's name within its service. */
  readonly name: string;
  /** Method of the contract. */
  readonly method: 'GET' | 'POST';
  /** Path as spelt in the contract, appended to the base. */
  readonly path: string;
  /** Other paths with the same answer. */
  readonly aliases?: readonly string[];
  /** The base that the path is appended to; `api` by default. */
  readonly base?: 'api' | 'render' | 'web';
  /** Who may call, and which headers the client sends. */
  readonly auth: CallAuth;
  /** True if the specification does not show the call and we define it. */
  readonly ours: boolean;
  /**
   * True if the call only reads: the client may repeat it after a network failure. Other calls are sent at most once.
   */
  readonly safe?: true;
  /** Format of the answer that the schema `answer` gets: parsed JSON by default, a Blob or text. */
  readonly answerAs?: 'json' | 'blob' | 'text';
  /** JSON by default. */
  readonly sends?: 'json' | 'form-data';
  /** The loading flag that is set while the call runs. */
  readonly loading?: LoadingFlag;
  /** Sent with an `Idempotency-Key`, so a retry after a lost answer has no second effect. */
  readonly idempotent?: true;
  /** Bypasses every cache. */
  readonly noStore?: true;
  /**
   * True for a GET that writes: the server also answers a POST to the same path with the same values in the body. The
   * client sends the POST; `request` returns its body.
   */
  readonly postAlias?: true;
  /** May take longer than an ordinary call: it times out when no data arrives, not after a fixed total. */
  readonly slow?: true;
  /** False if the answer is the value itself, without the envelope. */
  readonly envelope: boolean;
  /** How `outdata` is written on the wire. */
  readonly outdata?: AnyKind;
  /** How the whole answer is written on the wire, if `outdata` is not all of it. */
  readonly whole?: AnyKind;
  /** Reads the whole answer, tolerantly, to the value with English names. */
  readonly answer: GenericSchema<unknown, Answer>;
  /** Turns the client's input, with English names, into query and body. */
  request(input: Input): WireRequest;
}

/** What the schema of an answer says beyond the fields that the client reads. */
export interface ReplyNotes {
  /** Wire names in the answer that the specification does not show and we define. */
  readonly ours?: readonly string[];
  /** Schemas of fields by wire name, or what to add to theirs. */
  readonly fields?: Readonly<Record<string, GenericSchema | ((schema: GenericSchema) => GenericSchema)>>;
}

/** The server's half of a call: schemas of the request and of the answer, with wire names. */
export interface ServerHalf {
  /** Query as a server receives it. */
  readonly query?: GenericSchema<unknown, unknown>;
  /** Maximum size of the body in bytes; 64 KB, as for a search, by default. */
  readonly maxBody?: number;
  /** Body as a server receives it. */
  readonly body?: GenericSchema<unknown, unknown>;
  /** The answer of our server, including the envelope. By default derived from what the client reads. */
  readonly reply?: GenericSchema | ReplyNotes;
}

/** A call with both halves; a server registers a route for it. */
export interface ContractCall extends Call, Omit<ServerHalf, 'reply'> {
  /** The answer of our server, including the envelope. Not set for a call that answers a file or text. */
  readonly reply?: GenericSchema;
}

/** The input of a call without input. */
export type NoInput = Readonly<Record<never, never>> | undefined;
