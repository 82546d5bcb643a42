import type { Brand } from './brand.js';
import type { CodecSubstitutes } from './codec-substitutes.js';

/** Configuration that the server sends to every browser. It contains no secrets. */
export interface PublicConfig {
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Key of the link codec. It hides values but does not protect them. */
  readonly codecKey: string;
  readonly codecSubstitutes?: CodecSubstitutes;
  readonly brand: Brand;
  /** Address of the captcha endpoint: a path on the site, or an https URL. */
  readonly captchaEndpoint: string;
  /** Minimum and maximum length of a password, in characters. */
  readonly passwordRule: { readonly min: number; readonly max: number };
  /** Whether the server accepts refresh tokens in the body instead of the query. */
  readonly refreshTokenInBody: boolean;
  /** Whether "remember me" may keep the password, encrypted, or only the user name (S9). */
  readonly remembersPassword: boolean;
  /** Whether the library contains the fictional sample corpus. */
  readonly hasSample: boolean;
  readonly area: 'Lawsuit';
}
