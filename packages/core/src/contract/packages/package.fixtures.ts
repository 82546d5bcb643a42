export const packageRow = {
  packageId: 3,
  priority: 1,
  packageName: 'Chamber',
  packageDesc: 'All courts',
  renewAmt: 9000,
  initialAmt: 12000,
  isTrial: false,
};
export const aPackage = {
  id: 3,
  priority: 1,
  name: 'Chamber',
  description: 'All courts',
  renewalAmount: 9000,
  initialAmount: 12000,
  isTrial: false,
} as const;
