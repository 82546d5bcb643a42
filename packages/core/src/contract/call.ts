import type { GenericSchema } from 'valibot';

/** Who may call, and with which headers the call goes out. */
export type CallAuth =
  /** With authorization when somebody is signed in, without when nobody is; the server decides what to serve. */
  | 'bearer'
  /** With `X-No-Token: 1` and never with authorization. */
  | 'no-token'
  /** With `X-No-Token: 1`, and with authorization beside it when somebody is signed in: payments. */
  | 'no-token-and-bearer'
  /** Neither header: the account service and public reads. */
  | 'none'
  /** Like `bearer`, and 401 without a token. */
  | 'member'
  /** With a partner's key. */
  | 'key';

/** The shared flags that a screen shows as busy: public pages, member area, PDF, e-mail. */
export type LoadingFlag = 'loadme' | 'loadmesecure' | 'downloadPDF' | 'sendmail';

/** What a client's input becomes on the wire. */
export interface WireRequest {
  /** The path, where the input decides it; the call's own path otherwise. */
  readonly path?: string;
  /** Texts under wire names, not yet encoded. */
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; of a call that sends form data a flat object of texts and Blobs, each a part of the form. */
  readonly body?: unknown;
}

/** One call of the contract: all that a client needs to send it and to read its answer. */
export interface Call<Input = never, Answer = unknown> {
  /** Service and name the client's method has: `client.<service>.<name>(input)`. */
  readonly service: string;
  /** The method's name within its service. */
  readonly name: string;
  /** Method of the contract. */
  readonly method: 'GET' | 'POST';
  /** Path as spelt in the contract, behind the base. */
  readonly path: string;
  /** Other paths that answer the same. */
  readonly aliases?: readonly string[];
  /** Which of the bases the path is behind; the API where nothing is said. */
  readonly base?: 'api' | 'render' | 'web';
  /** Who may call, and with which headers. */
  readonly auth: CallAuth;
  /** True for what the specification does not show and we define. */
  readonly ours: boolean;
  /** Reads only: a client may send it again after a failure of the network. Everything else is sent at most once. */
  readonly safe?: true;
  /** What the answer is read as before `answer` gets it: JSON where nothing is said, otherwise a Blob or text. */
  readonly answerAs?: 'json' | 'blob' | 'text';
  /** JSON where nothing is said. */
  readonly sends?: 'json' | 'form-data';
  /** The flag that is up while the call runs. */
  readonly loading?: LoadingFlag;
  /** Sent with an `Idempotency-Key`, so that a retry after a lost answer does nothing twice. */
  readonly idempotent?: true;
  /** Sent past every cache. */
  readonly noStore?: true;
  /**
   * True for a GET that writes: the server also answers a POST to the same path with the same values in the body. The
   * client sends the POST; `request` returns its body.
   */
  readonly postAlias?: true;
  /** May take longer than an ordinary call: it ends when nothing arrives for a time, not after a total. */
  readonly slow?: true;
  /** False where the answer is the value itself and not the envelope with `flag`. */
  readonly envelope: boolean;
  /** The whole answer, read tolerantly to the English value. */
  readonly answer: GenericSchema<unknown, Answer>;
  /** Turns the client's input, in English names, into query and body. */
  request(input: Input): WireRequest;
}

/** The server's half of a call: what it takes and what it answers, under wire names. */
export interface ServerHalf {
  /** Query as a server receives it. */
  readonly query?: GenericSchema<unknown, unknown>;
  /** Bytes of the body; those of a search, 64 KB, where nothing is said. */
  readonly maxBody?: number;
  /** Body as a server receives it. */
  readonly body?: GenericSchema<unknown, unknown>;
  /** What our server answers, the envelope included; of a call that answers a file or text nothing is said. */
  readonly reply?: GenericSchema<unknown, unknown>;
}

/** A call with both halves, as a server makes a route of it. */
export type ContractCall = Call & ServerHalf;

/** The input of a call that needs none. */
export type NoInput = Readonly<Record<never, never>> | undefined;
