import { afterEach, describe } from 'vitest';
import { describeBoundLines } from './bind-form-lines.suite.js';
import { describeBoundValues } from './bind-form-values.suite.js';
import type { SuiteUser } from './form-page.suite.js';

/** What the binding does beside the behaviour that every skin has. */
export function describeBindForm(user: SuiteUser): void {
  describe('bindForm', () => {
    afterEach(() => document.body.replaceChildren());

    describeBoundLines(user);
    describeBoundValues(user);
  });
}
