/** A language of the interface: the tag that pages have and the name in the cookie. */
export type PageLanguage = 'en' | 'hi';

/** Name of the cookie, and of the part of an address that sets it. */
const NAME = 'lang';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The language that a reader has chosen: that of the cookie, otherwise English. Never throws. */
export function chosenLanguage(cookies: string | undefined): PageLanguage {
  return (cookies ?? '').split(';').some((pair) => pair.trim() === `${NAME}=hi`) ? 'hi' : 'en';
}

/** A change of the language by an address, such as `/about?lang=hi`. */
export interface LanguageChange {
  readonly language: PageLanguage;
  /** The same address without the change. */
  readonly path: string;
}

/** Reads the change that an address asks for; undefined for none, and for a language that does not exist. */
export function languageChange(path: string): LanguageChange | undefined {
  const [place = '', ...rest] = path.split('?');
  const parts = rest.join('?').split('&');
  const asked = parts.findLast((part) => part === `${NAME}=hi` || part === `${NAME}=en`);
  if (asked === undefined) return undefined;
  const kept = parts.filter((part) => part !== '' && !part.startsWith(`${NAME}=`)).join('&');
  return { language: asked.endsWith('hi') ? 'hi' : 'en', path: kept === '' ? place : `${place}?${kept}` };
}

/** The cookie for a language. English is the site's own language and needs none, so it removes the cookie. */
export function languageCookie(language: PageLanguage, { isHttps }: { readonly isHttps: boolean }): string {
  const age = language === 'en' ? 0 : YEAR_SECONDS;
  return `${languagePair(language)}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${isHttps ? '; Secure' : ''}`;
}

/** A language as a request sends it in its cookie. */
export const languagePair = (language: PageLanguage): string => `${NAME}=${language}`;
