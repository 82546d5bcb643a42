/** A file that has more than `DocumentLimits` allow. */
export class DocumentLimitError extends Error {
  override readonly name = 'DocumentLimitError';

  readonly problem: 'too-long' | 'too-many-pages' | 'too-much';

  constructor(problem: DocumentLimitError['problem']) {
    super(problem);
    this.problem = problem;
  }
}
