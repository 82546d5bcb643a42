/** A question to the member that a form waits for. */
export interface Question {
  /** Opens the question. Resolves to the reply. */
  readonly ask: () => Promise<boolean>;
  readonly reply: (isYes: boolean) => void;
}

/** Creates a question. `show` opens and closes it on the page. */
export function createQuestion(show: (isOpen: boolean) => void): Question {
  let answer: ((isYes: boolean) => void) | undefined;
  return {
    ask() {
      show(true);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    reply(isYes) {
      show(false);
      answer?.(isYes);
    },
  };
}
