import { inquirySubjects } from '@headnote/core/contact';

/** Short names of the subjects, in their order, for the attribute `subject`. */
export const subjectKeys = ['pricing', 'buying', 'account', 'technical', 'research', 'other'] as const;

/** Returns the subject for its short name or its own words; empty if there is none. */
export function subjectOf(text: string): string {
  const index = subjectKeys.findIndex((key) => key === text.toLowerCase());
  return inquirySubjects.find((subject, at) => at === index || subject.toLowerCase() === text.toLowerCase()) ?? '';
}
