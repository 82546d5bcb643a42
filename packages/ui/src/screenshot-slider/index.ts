export { ScreenshotSlider } from './ScreenshotSlider.js';
export type { ScreenshotSliderProps } from './ScreenshotSlider.js';
export type { ScreenshotPicture } from './Screenshot.js';
