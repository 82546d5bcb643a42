import { runFramePage } from './run-frame-page.js';

runFramePage(document.currentScript?.dataset['widget'] ?? '');
