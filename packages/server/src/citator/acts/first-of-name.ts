/**
 * Acts in the engine's short names before which no act had the name, so that the name without a year means them from their first day.
 * `CrPC`, `Companies Act` or `Arbitration Act` are not among them: long after the new act, judgments still speak of the old one.
 */
export const firstOfName: ReadonlySet<string> = new Set([
  'Constitution',
  'BNS',
  'BNSS',
  'BSA',
  'NDPS Act',
  'IT Act',
  'SARFAESI Act',
  'IBC',
  'POCSO Act',
  'PMLA',
  'DV Act',
  'Hindu Marriage Act',
  'Hindu Succession Act',
  'ID Act',
  'Dowry Prohibition Act',
  'UAPA',
  'CGST Act',
  'RTI Act',
  'SC/ST Act',
]);
