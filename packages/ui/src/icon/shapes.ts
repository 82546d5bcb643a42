/** One icon: paths on a grid of 16, drawn as lines, as fills, or both. */
export interface IconShape {
  line?: string;
  fill?: string;
}

export const searchIcon: IconShape = { line: 'M7 12.2A5.2 5.2 0 1 0 7 1.8a5.2 5.2 0 0 0 0 10.4ZM10.8 10.8 14.4 14.4' };
export const crossIcon: IconShape = { line: 'M3.5 3.5l9 9M12.5 3.5l-9 9' };
export const checkIcon: IconShape = { line: 'M3 8.5l3.2 3.2L13 4.8' };
export const chevronDownIcon: IconShape = { line: 'M4 6l4 4 4-4' };
export const chevronLeftIcon: IconShape = { line: 'M10 4 6 8l4 4' };
export const chevronRightIcon: IconShape = { line: 'M6 4l4 4-4 4' };
export const menuIcon: IconShape = { line: 'M1.5 3.5h13M1.5 8h13M1.5 12.5h13' };
export const copyIcon: IconShape = {
  line: 'M6.5 5h6A1.5 1.5 0 0 1 14 6.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 5 12.5v-6A1.5 1.5 0 0 1 6.5 5ZM11 5V3.5A1.5 1.5 0 0 0 9.5 2h-6A1.5 1.5 0 0 0 2 3.5v6A1.5 1.5 0 0 0 3.5 11H5',
};
export const eyeIcon: IconShape = {
  line: 'M1.2 8S3.6 3.2 8 3.2 14.8 8 14.8 8 12.4 12.8 8 12.8 1.2 8 1.2 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
};
export const eyeOffIcon: IconShape = {
  line: 'M6.3 3.4A7 7 0 0 1 8 3.2c4.4 0 6.8 4.8 6.8 4.8a12 12 0 0 1-1.7 2.4M3.7 4.6A11 11 0 0 0 1.2 8S3.6 12.8 8 12.8c1.3 0 2.4-.4 3.4-1M6.6 6.6a2 2 0 0 0 2.8 2.8M2 2l12 12',
};
export const circleExclamationIcon: IconShape = {
  line: 'M8 14.3A6.3 6.3 0 1 0 8 1.7a6.3 6.3 0 0 0 0 12.6ZM8 4.7v3.8M8 11v.2',
};
export const circleCheckIcon: IconShape = {
  line: 'M8 14.3A6.3 6.3 0 1 0 8 1.7a6.3 6.3 0 0 0 0 12.6ZM5.2 8.2l2 2L11 6.2',
};
export const circleCrossIcon: IconShape = {
  line: 'M8 14.3A6.3 6.3 0 1 0 8 1.7a6.3 6.3 0 0 0 0 12.6ZM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
};
export const circleInfoIcon: IconShape = {
  line: 'M8 14.3A6.3 6.3 0 1 0 8 1.7a6.3 6.3 0 0 0 0 12.6ZM8 7.5v3.8M8 4.8v.2',
};
export const triangleIcon: IconShape = {
  line: 'M7.1 2.3a1 1 0 0 1 1.8 0l5.5 10a1 1 0 0 1-.9 1.5h-11a1 1 0 0 1-.9-1.5l5.5-10ZM8 6v3.5M8 11.6v.2',
};
export const refreshIcon: IconShape = { line: 'M13.6 8A5.6 5.6 0 1 1 11.9 4M13.6 2.2v3.2h-3.2' };
export const arrowLeftIcon: IconShape = { line: 'M13.5 8h-11M6.5 3.8 2.3 8l4.2 4.2' };
export const arrowRightIcon: IconShape = { line: 'M2.5 8h11M9.5 3.8 13.7 8l-4.2 4.2' };
export const downloadIcon: IconShape = { line: 'M8 2v8M4.8 7 8 10.2 11.2 7M2.5 11v2.5h11V11' };
export const bookmarkIcon: IconShape = { line: 'M4 2h8v12L8 11l-4 3V2Z' };
export const sampleIcon: IconShape = {
  line: 'M6 1.8h4M6.8 1.8v4.4L2.9 12.6a1.1 1.1 0 0 0 1 1.6h8.2a1.1 1.1 0 0 0 1-1.6L9.2 6.2V1.8M4.8 9.8h6.4',
};
export const dashIcon: IconShape = { line: 'M3 8h10' };
/** Arrow that splits: distinguished. */
export const splitIcon: IconShape = { line: 'M8 14.2V9.4L3.2 4.2M8 9.4l4.8-5.2M2.8 7.4V3.8h3.6M13.2 7.4V3.8H9.6' };
/** Balloon with lines: explained. */
export const balloonIcon: IconShape = { line: 'M2.2 2.4h11.6v8.8H7.4l-3 2.6v-2.6H2.2ZM5 5.4h6M5 8.2h4' };
/** Quotation marks: referred to. */
export const quoteIcon: IconShape = {
  line: 'M6.8 3.6H2.6v4.8h4.2V3.6ZM6.8 8.4c0 2-1 3.4-3 4M13.4 3.6H9.2v4.8h4.2V3.6ZM13.4 8.4c0 2-1 3.4-3 4',
};
/** Question mark in a circle: doubted. */
export const circleQuestionIcon: IconShape = {
  line: 'M8 14.3A6.3 6.3 0 1 0 8 1.7a6.3 6.3 0 0 0 0 12.6ZM6.1 6.3a1.9 1.9 0 1 1 2.7 1.8c-.6.3-.8.6-.8 1.2M8 11.4v.2',
};
/** Two arrows apart: dissented from. */
export const apartIcon: IconShape = {
  line: 'M6.4 8H1.8M4 5.6 1.6 8 4 10.4M9.6 8h4.6M12 5.6 14.4 8 12 10.4M8 2.6v10.8',
};
/** Filled octagon with a cross: overruled. */
export const octagonCrossIcon: IconShape = {
  fill: 'M5.4 1.7h5.2l3.7 3.7v5.2l-3.7 3.7H5.4l-3.7-3.7V5.4ZM5.2 6.1 7.1 8 5.2 9.9l.9.9L8 8.9l1.9 1.9.9-.9L8.9 8l1.9-1.9-.9-.9L8 7.1 6.1 5.2Z',
};
/** Filled octagon with an arrow back: reversed. */
export const octagonBackIcon: IconShape = {
  fill: 'M5.4 1.7h5.2l3.7 3.7v5.2l-3.7 3.7H5.4l-3.7-3.7V5.4ZM8.2 4.6 4.8 8l3.4 3.4.9-.9-1.8-1.8h4V7.3h-4l1.8-1.8Z',
};
