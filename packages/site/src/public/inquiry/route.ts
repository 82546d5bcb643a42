export { InquiryScreen as Component } from './InquiryScreen.js';
