export { HeadnoteCasePreview } from './case-preview-element.js';
export { bindApi } from '../network/api-origin.js';
export type { Command, HeadnotePage, Settings } from '../element/page.js';
export type {
  ErrorDetail,
  OpenDetail,
  ReadyDetail,
  SelectDetail,
  WidgetErrorCode,
  WidgetEventDetails,
  WidgetEventMap,
} from '../element/events.js';
