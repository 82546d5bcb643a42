/** The user of a call. */
export interface ForUser {
  /** The signed-in user's id; `0` by default: the token then decides. */
  readonly userId?: string | undefined;
}

/** The user's id in a query or a body. With 0 the server takes the user from the token. */
export const forUser = { userId: ['userid', '0'] } as const;
