export { AREA } from './area.js';
export { arrivalOf, arrivalParameters, type Arrival, type Destination } from './arrival.js';
export type {
  Brand,
  BrandAddress,
  BrandGrievance,
  BrandMailboxes,
  BrandHouseNotice,
  BrandNews,
  BrandSocialLinks,
  BrandStoreLinks,
} from './brand.js';
export { defaultBrand } from './default-brand.js';
export { CODE_PAUSE_SECONDS } from './code-pause.js';
export type { CodecSubstitutes } from './codec-substitutes.js';
export type { PublicConfig } from './public-config.js';
export { caseReaderPath, caseSignInPath, signInPath, typedSearchPath, type Encrypter } from './site-paths.js';
export { toastTitles } from './toast-titles.js';
