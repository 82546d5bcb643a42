/** A file or a text that has more than is read or checked. */
export class DocumentLimitError extends Error {
  override readonly name = 'DocumentLimitError';

  readonly problem: 'too-long' | 'too-many-pages' | 'too-much' | 'too-many-citations';

  constructor(problem: DocumentLimitError['problem']) {
    super(problem);
    this.problem = problem;
  }
}
