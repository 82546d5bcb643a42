import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

const publicConfig = {
  publicUrl: 'https://library.example',
  codecKey: 'example key',
  codecSubstitutes: { '/': '-s', '+': '-p', '=': '-e' },
  brand: {
    name: 'Library',
    tagline: 'Find it',
    homeTitle: 'Library',
    company: 'Library Ltd',
    legalName: 'Library Ltd',
    addresses: [
      {
        label: 'Office',
        lines: ['1 High Road'],
        phone: '000',
        hours: 'Monday to Friday',
        map: { latitude: 12.97, longitude: 77.6 },
      },
    ],
    mailboxes: { enquiry: 'e@library.example', support: '', sales: '' },
    grievance: { officer: 'A. Rao', email: 'grievance@library.example' },
    social: { facebook: '', x: '', linkedin: '', youtube: '' },
    stores: { appStore: '', playStore: '' },
    news: [{ date: '2026-11-19', text: 'The library has bare acts', url: '/articles' }],
    houseNotices: [{ placement: 'left', title: 'Widgets', text: 'For your page.', link: 'See them', url: '/widgets/' }],
  },
  captchaEndpoint: '/api/captcha/handler',
  passwordRule: { min: 8, max: 128 },
  refreshTokenInBody: true,
  remembersPassword: true,
  hasSample: true,
  area: 'Lawsuit',
} as const;

/** An example of every call of this service. */
export const configExamples: ExamplesOf<'config'> = {
  get: { visitorSees: 'no text', input: undefined, answer: envelope({ outdata: publicConfig }), value: publicConfig },
};
