import { expect, test } from './support/stage-test.js';
import { storiesOfParts } from './support/story-index.js';

/** Pictures depend on the machine's fonts and Chromium, so they are compared only where the machine is known. */
const COMPARES = process.env.VISUAL === '1';

for (const { id, title, name } of storiesOfParts()) {
  test(`${title}, ${name}: colours hold in forced colours and in the dark${COMPARES ? ', and it looks as it did' : ''}`, async ({
    stage,
  }) => {
    const { globals, size } = await stage.read(id);
    await stage.show(id, size);
    const picture = COMPARES ? await stage.picture() : undefined;

    await stage.forceColours('active');
    const forced = await stage.colourFaults();
    await stage.forceColours('none');
    await stage.setTheme(globals.theme === 'dark' ? 'light' : 'dark');
    const otherTheme = await stage.colourFaults();

    expect.soft(forced, 'in forced colours').toEqual([]);
    expect.soft(otherTheme, 'in the other theme').toEqual([]);
    if (picture) expect(picture).toMatchSnapshot(`${id}.png`);
  });
}
