// Treatment icons that no icon library has. The more of the octagon is filled, the less of the case remains good law.
import type { IconShape } from './icon-shape.js';

const OCTAGON = 'M8.1 2.5h7.8l5.6 5.6v7.8l-5.6 5.6H8.1l-5.6-5.6V8.1Z';

/** Half-filled octagon: overruled in part. */
export const octagonHalfIcon: IconShape = { line: OCTAGON, fill: 'M12 2.5H8.1L2.5 8.1v7.8l5.6 5.6H12Z' };

/** Filled octagon with a cross: overruled. */
export const octagonCrossIcon: IconShape = {
  fill: `${OCTAGON}M7.8 9.2 10.6 12l-2.8 2.8 1.4 1.4L12 13.4l2.8 2.8 1.4-1.4L13.4 12l2.8-2.8-1.4-1.4L12 10.6 9.2 7.8Z`,
};

/** Filled octagon with an arrow back: reversed. */
export const octagonBackIcon: IconShape = {
  fill: `${OCTAGON}M12.3 6.9 7.2 12l5.1 5.1 1.4-1.4L11 13h6.2v-2H11l2.7-2.7Z`,
};
