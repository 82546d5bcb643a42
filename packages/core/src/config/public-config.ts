import type { Brand } from './brand.js';
import type { CodecSubstitutes } from './codec-substitutes.js';

/** What the server tells every browser about itself; nothing in it is a secret. */
export interface PublicConfig {
  /** Origin of the site, without a slash at its end. */
  readonly publicUrl: string;
  /** Key of the link codec: it hides, it does not protect. */
  readonly codecKey: string;
  readonly codecSubstitutes?: CodecSubstitutes;
  readonly brand: Brand;
  /** Length of a password in characters. */
  readonly passwordRule: { readonly min: number; readonly max: number };
  /** True when the server takes refresh tokens in the body instead of the query. */
  readonly refreshTokenInBody: boolean;
  /** True while the fictional sample is part of the library. */
  readonly hasSample: boolean;
  readonly area: 'Lawsuit';
}
