// Written by packages/ui/icons.mjs from lucide 1.62.0 (ISC, some drawings MIT: see THIRD-PARTY.md). Do not edit.
import type { IconShape } from './icon-shape.js';

export const searchIcon: IconShape = { line: 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z' };
export const crossIcon: IconShape = { line: 'M18 6 6 18M6 6l12 12' };
export const checkIcon: IconShape = { line: 'M20 6 9 17l-5-5' };
export const chevronDownIcon: IconShape = { line: 'M6 9l6 6 6-6' };
export const menuIcon: IconShape = { line: 'M4 5h16M4 12h16M4 19h16' };
export const copyIcon: IconShape = {
  line: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
};
export const refreshIcon: IconShape = {
  line: 'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
};
export const eyeIcon: IconShape = {
  line: 'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
};
export const eyeOffIcon: IconShape = {
  line: 'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
};
export const sampleIcon: IconShape = {
  line: 'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.453 15h11.094M8.5 2h7',
};
export const circleCheckIcon: IconShape = { line: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM16 9l-5.5 5.5L8 12' };
export const circleExclamationIcon: IconShape = {
  line: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 8L12 12M12 16L12.01 16',
};
export const circleInfoIcon: IconShape = { line: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 16v-4M12 8h.01' };
export const circleQuestionIcon: IconShape = {
  line: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01',
};
export const triangleIcon: IconShape = {
  line: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
};
