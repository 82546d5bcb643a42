export { HeadnoteInquiryForm } from './inquiry-form-element.js';
export { bindApi } from '../network/api-origin.js';
export type { Command, HeadnotePage, Settings } from '../element/page.js';
export type {
  ErrorDetail,
  OpenDetail,
  ReadyDetail,
  SelectDetail,
  SubmitDetail,
  WidgetErrorCode,
  WidgetEventDetails,
  WidgetEventMap,
} from '../element/events.js';
