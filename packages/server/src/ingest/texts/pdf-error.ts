/** Why the words of a PDF cannot be read. */
export type PdfProblem = 'password' | 'damaged' | 'no-words' | 'too-long' | 'too-many-pages' | 'too-large-inside';

/** A PDF whose words cannot be read. The message tells an operator why. */
export class PdfError extends Error {
  override readonly name = 'PdfError';

  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, message: string = problem, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
