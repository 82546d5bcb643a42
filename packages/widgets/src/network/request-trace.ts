/** What a caller learns about a request, in addition to its error. */
export interface RequestTrace {
  requestId?: string | undefined;
  code?: 'blocked';
}
