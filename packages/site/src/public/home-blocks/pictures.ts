import type { ScreenshotPicture } from '@headnote/ui/screenshot-slider';
import { messages } from './messages.js';
import judgmentDark from './pictures/judgment-dark.webp';
import judgment from './pictures/judgment-light.webp';
import judgmentNarrowDark from './pictures/judgment-narrow-dark.webp';
import judgmentNarrow from './pictures/judgment-narrow-light.webp';
import listDark from './pictures/list-dark.webp';
import list from './pictures/list-light.webp';
import listNarrowDark from './pictures/list-narrow-dark.webp';
import listNarrow from './pictures/list-narrow-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phone from './pictures/phone-light.webp';
import phoneNarrowDark from './pictures/phone-narrow-dark.webp';
import phoneNarrow from './pictures/phone-narrow-light.webp';
import sectionDark from './pictures/section-dark.webp';
import section from './pictures/section-light.webp';
import sectionNarrowDark from './pictures/section-narrow-dark.webp';
import sectionNarrow from './pictures/section-narrow-light.webp';

/** Sizes of the pictures, as `npm run pictures` takes them. */
const SIZE = { width: 1280, height: 734 };
const NARROW = { width: 720, height: 960 };

const { texts } = messages.pictures;

/** Pictures of the product with its fictional sample. */
export const pictures: readonly ScreenshotPicture[] = [
  {
    ...SIZE,
    ...texts.list,
    src: list,
    darkSrc: listDark,
    narrow: { ...NARROW, src: listNarrow, darkSrc: listNarrowDark },
  },
  {
    ...SIZE,
    ...texts.judgment,
    src: judgment,
    darkSrc: judgmentDark,
    narrow: { ...NARROW, src: judgmentNarrow, darkSrc: judgmentNarrowDark },
  },
  {
    ...SIZE,
    ...texts.section,
    src: section,
    darkSrc: sectionDark,
    narrow: { ...NARROW, src: sectionNarrow, darkSrc: sectionNarrowDark },
  },
  {
    ...SIZE,
    ...texts.phone,
    src: phone,
    darkSrc: phoneDark,
    narrow: { ...NARROW, src: phoneNarrow, darkSrc: phoneNarrowDark },
  },
];
