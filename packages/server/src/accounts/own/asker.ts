/** A member and the session that asks. */
export interface Asker {
  readonly userId: number;
  readonly sessionId: string;
}
