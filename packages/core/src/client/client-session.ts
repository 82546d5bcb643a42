/** What the client needs of a session. */
export interface ClientSession {
  /** Value of the authorization header, renewed if need be; undefined when nobody is signed in. */
  authorization(): Promise<string | undefined>;
  /**
   * Called when the server answered 401 to a request with this header: renews once, or gives what another request
   * or tab has renewed meanwhile; undefined when nobody is signed in any more.
   */
  renewAuthorization?(rejected: string): Promise<string | undefined>;
  /** Told after answers that were as agreed how many milliseconds the server's clock is ahead of this device's. */
  setClockOffset?(milliseconds: number): void;
}
