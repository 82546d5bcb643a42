import type { Court } from './court.js';

/** Tribunals and commissions, ids from 201. State tribunals share the id of their kind. Ids are never reused. */
export const tribunals: readonly Court[] = [
  tribunal(201, 'ngt', 'National Green Tribunal'),
  tribunal(202, 'cat', 'Central Administrative Tribunal'),
  tribunal(203, 'itat', 'Income Tax Appellate Tribunal'),
  tribunal(204, 'cestat', 'Customs, Excise and Service Tax Appellate Tribunal'),
  tribunal(205, 'nclat', 'National Company Law Appellate Tribunal'),
  tribunal(206, 'nclt', 'National Company Law Tribunal'),
  tribunal(207, 'sat', 'Securities Appellate Tribunal'),
  tribunal(208, 'tdsat', 'Telecom Disputes Settlement and Appellate Tribunal'),
  tribunal(209, 'aptel', 'Appellate Tribunal for Electricity'),
  tribunal(210, 'aft', 'Armed Forces Tribunal'),
  tribunal(211, 'drt', 'Debts Recovery Tribunal'),
  tribunal(212, 'drat', 'Debts Recovery Appellate Tribunal'),
  tribunal(213, 'ncdrc', 'National Consumer Disputes Redressal Commission'),
  tribunal(214, 'scdrc', 'State Consumer Disputes Redressal Commission'),
  tribunal(215, 'dcdrc', 'District Consumer Disputes Redressal Commission'),
  tribunal(216, 'cci', 'Competition Commission of India'),
  tribunal(217, 'cic', 'Central Information Commission'),
  tribunal(218, 'sic', 'State Information Commission'),
  tribunal(219, 'cerc', 'Central Electricity Regulatory Commission'),
  tribunal(220, 'serc', 'State Electricity Regulatory Commission'),
  tribunal(221, 'rera', 'Real Estate Regulatory Authority'),
  tribunal(222, 'reat', 'Real Estate Appellate Tribunal'),
  tribunal(223, 'rct', 'Railway Claims Tribunal'),
  tribunal(224, 'ipab', 'Intellectual Property Appellate Board'),
  tribunal(225, 'gstat', 'Goods and Services Tax Appellate Tribunal'),
  tribunal(226, 'sat-state', 'State Administrative Tribunal'),
  tribunal(290, 'other-tribunal', 'Other tribunal'),
  tribunal(291, 'other-commission', 'Other commission or authority'),
];

function tribunal(courtId: number, code: string, name: string): Court {
  return { courtId, code, name, kind: 'tribunal' };
}
