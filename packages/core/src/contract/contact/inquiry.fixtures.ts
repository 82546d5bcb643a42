export const inquiry = {
  subject: 'Other',
  firstName: 'Asha',
  city: 'Kochi',
  contactNumber: '+919000000001',
  email: 'asha@example.com',
  description: 'Which tribunals are covered?',
} as const;
