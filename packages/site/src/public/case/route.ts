export { CasePreviewScreen as Component } from './CasePreviewScreen.js';
export { casePreviewLoader as loader } from './case-preview-loader.js';
