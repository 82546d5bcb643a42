/** A code received by SMS or e-mail, and the step that it belongs to. */
export interface CodeInput {
  /** Flow number of a registration, or the handle from a refused sign-in, a reset or a change of address. */
  readonly handle: string;
  /** As typed. */
  readonly code: string;
}
