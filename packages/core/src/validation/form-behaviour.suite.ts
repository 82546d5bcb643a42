import { afterEach, describe } from 'vitest';
import { describeFormMarks } from './form-marks.suite.js';
import { createFormPage, type MountForm, type SuiteUser } from './form-page.suite.js';
import { describeFormSending } from './form-sending.suite.js';

/**
 * Tests that every view of a form must pass: the behaviour of forms in the specification, as a user sees it. Requires a
 * DOM. `mount` adds the form to the page; `skin` names the view in the test report.
 */
export function describeFormBehaviour(skin: string, mount: MountForm, user: SuiteUser): void {
  const page = createFormPage(mount, user);

  afterEach(() => {
    page.close();
    document.body.replaceChildren();
  });

  describe(`a form rendered by ${skin}`, () => {
    describeFormMarks(page);
    describeFormSending(page);
  });
}
