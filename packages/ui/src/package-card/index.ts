export type { PackageCardProps } from './PackageCard.js';
export { PackageList } from './PackageList.js';
export type { PackageListProps } from './PackageList.js';
