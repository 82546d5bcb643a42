/** The subjects of an inquiry, exactly as specified. */
export const inquirySubjects = [
  'Seeking Subscription and/or Pricing Information',
  'Question about buying a product online',
  'Question about my account or bill',
  'Experiencing a technical problem',
  'Seeking Research Assistance',
  'Other',
] as const;

/** A subject of an inquiry. */
export type InquirySubject = (typeof inquirySubjects)[number];
