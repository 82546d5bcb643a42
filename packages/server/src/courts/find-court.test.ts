import { describe, expect, it } from 'vitest';
import { courts } from './courts.js';
import { findCourt } from './find-court.js';

describe('findCourt', () => {
  it('finds every court by its name in the table', () => {
    for (const { name, courtId } of courts) {
      // The two families are not names of bodies.
      if (courtId < 290) expect(findCourt(name)?.courtId, name).toBe(courtId);
    }
  });

  it.each([
    ['IN THE SUPREME COURT OF INDIA', 'Supreme Court of India'],
    ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY', 'Bombay High Court'],
    ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY, BENCH AT AURANGABAD', 'Bombay High Court, Aurangabad Bench'],
    ['HIGH COURT OF DELHI AT NEW DELHI', 'High Court of Delhi'],
    ['High  Court of   Judicature for Rajasthan\nBench at Jaipur', 'High Court of Rajasthan, Jaipur Bench'],
    ['THE GAUHATI HIGH COURT', 'Gauhati High Court'],
    ['Customs, Excise & Service Tax Appellate Tribunal', 'Customs, Excise and Service Tax Appellate Tribunal'],
    ['BEFORE THE NATIONAL GREEN TRIBUNAL', 'National Green Tribunal'],
    ['IN THE DELHI STATE CONSUMER DISPUTESREDRESSAL COMMISSION', 'State Consumer Disputes Redressal Commission'],
    ['BEFORE THE SAMPLE LAND TRIBUNAL', 'Other tribunal'],
    ['SAMPLE FISHERIES COMMISSION', 'Other commission or authority'],
  ])('reads "%s" as %s', (line, name) => {
    expect(findCourt(line)?.name).toBe(name);
  });

  it.each([
    "COURT'S OR JUDGE'S ORDERS",
    'Court-1',
    'The learned Judge of the District Court',
    'TRIBUNAL',
    'COMMISSION',
    '',
  ])('finds no court in "%s"', (line) => {
    expect(findCourt(line)).toBeUndefined();
  });
});
