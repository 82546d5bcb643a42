import type { EmbedOptions } from '@headnote/core/embed';
import type { InquirySource } from './types.js';

const fetchCode = () => import('../inquiry-captcha/script.js');

/** Creates the source of a form that stands in another site's page: with captcha and consent. */
export function createInquirySource(options: EmbedOptions): InquirySource {
  return { connect: async () => (await fetchCode()).connectTo(options) };
}

/** The source of the element, with the loader's address and key. */
export const elementSource: InquirySource = { connect: async () => (await fetchCode()).connectPage() };
