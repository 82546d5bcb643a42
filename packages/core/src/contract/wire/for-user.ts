/** Whom a call is about. */
export interface ForUser {
  /** The signed-in user's id; `0`, which leaves it to the token, where nothing is said. */
  readonly userId?: string | undefined;
}

/** The user's id in a query or a body; 0 stands for "not given": a server takes the user from the token. */
export const forUser = { userId: ['userid', '0'] } as const;
