/** The part of a session that the client uses. */
export interface ClientSession {
  /** Returns the value of the authorization header, renewed if necessary; undefined if no user is signed in. */
  authorization(): Promise<string | undefined>;
  /**
   * Called after the server answered 401 to a request with this header. Renews once, or returns a header that another
   * request or tab has renewed; undefined if no user is signed in any longer.
   */
  renewAuthorization?(rejected: string): Promise<string | undefined>;
  /** Called after valid answers with the milliseconds that the server's clock is ahead of this device's. */
  setClockOffset?(milliseconds: number): void;
}
