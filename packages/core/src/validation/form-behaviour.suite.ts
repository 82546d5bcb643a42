import { afterEach, describe } from 'vitest';
import { describeFormMarks } from './form-marks.suite.js';
import { createFormPage, type MountForm, type SuiteUser } from './form-page.suite.js';
import { describeFormSending } from './form-sending.suite.js';

/**
 * What every skin of a form must do, the same for all of them: the behaviour of forms that the specification describes,
 * seen from the page. Run it where there is a page.
 */
export function describeFormBehaviour(skin: string, mount: MountForm, user: SuiteUser): void {
  const page = createFormPage(mount, user);

  afterEach(() => {
    page.close();
    document.body.replaceChildren();
  });

  describe(`a form drawn by ${skin}`, () => {
    describeFormMarks(page);
    describeFormSending(page);
  });
}
