import { expect, it } from 'vitest';
import { courts } from '../../courts/courts.js';
import { isKnownCourt, namesTwoCourts } from './courts-of-cell.js';

it.each([
  'High Court of Kerala / Supreme Court of India',
  'High Court of Kerala and High Court of Delhi',
  'High Court of Kerala and Delhi',
  'Kerala High Court, Madras High Court',
  'High Courts of Bombay & Madras',
  'Central Administrative Tribunal and High Court of Delhi',
])('finds two courts in %s', (text) => {
  expect(namesTwoCourts(text)).toBe(true);
});

it.each([
  ...courts.map(({ name }) => name),
  'High Court of Punjab & Haryana at Chandigarh',
  'High Court of Jammu and Kashmir and Ladakh at Srinagar',
  'High Court of Judicature at Hyderabad for the State of Telangana and the State of Andhra Pradesh',
  'High Court of Assam, Nagaland, Meghalaya, Manipur, Tripura, Mizoram and Arunachal Pradesh',
  'Bombay High Court, Nagpur Bench',
  'High Court of Judicature at Bombay, Bench at Aurangabad',
  'Madras High Court, Madurai Bench, Tamil Nadu',
  'Supreme Court of India, New Delhi',
  'Supreme Court of India (appeal from the High Court of Delhi)',
  'NCLT, Delhi and Mumbai',
  'Income Tax Appellate Tribunal, Delhi',
  'Customs, Excise and Service Tax Appellate Tribunal, Allahabad',
  'Telecom Disputes Settlement and Appellate Tribunal, Delhi',
  'Panchayat of Testabad and Samplepur',
])('finds one court, or none, in %s', (text) => {
  expect(namesTwoCourts(text)).toBe(false);
});

it('knows each court of the table, its place and the first letters of tribunals, and no person', () => {
  expect(courts.filter(({ courtId, name }) => courtId < 290 && !isKnownCourt(name))).toEqual([]);
  expect(['Delhi', 'Madras', 'NCLT Chennai', 'N.G.T., Delhi', 'ITAT-Mumbai'].every((name) => isKnownCourt(name))).toBe(
    true,
  );
  expect(['ASHOK BHUSHAN', 'A.K. SIKRI', 'State of Kerala', '1465', ''].some((name) => isKnownCourt(name))).toBe(false);
});
