import type { Brand } from './brand.js';

/** The brand of the project. The operator's addresses and links are empty. */
export const defaultBrand: Brand = {
  name: 'Headnote',
  tagline: 'a unique case finder for simplified research',
  homeTitle: 'Headnote: a unique case finder for simplified research',
  company: '',
  legalName: 'the operator of this service',
  addresses: [],
  mailboxes: { enquiry: '', support: '', sales: '' },
  grievance: { officer: '', email: '' },
  social: { facebook: '', x: '', linkedin: '', youtube: '' },
  stores: { appStore: '', playStore: '' },
  news: [
    {
      date: '2026-11-23',
      text: 'Notes, folders, saved searches, and judgments that can be read without a connection',
      url: '/features',
    },
    { date: '2026-11-20', text: 'Widgets for the websites of colleges and courts', url: '/widgets/' },
  ],
  houseNotices: [],
};
