import { afterEach, describe } from 'vitest';
import { describeBoundLines } from './bind-form-lines.suite.js';
import { describeBoundValues } from './bind-form-values.suite.js';
import type { SuiteUser } from './form-page.suite.js';

/** Tests `bindForm` beyond the behaviour that every view of a form shares. */
export function describeBindForm(user: SuiteUser): void {
  describe('bindForm', () => {
    afterEach(() => document.body.replaceChildren());

    describeBoundLines(user);
    describeBoundValues(user);
  });
}
