import {
  AREA,
  arrivalParameters,
  caseReaderPath,
  caseSignInPath,
  signInPath,
  typedSearchPath,
  type Encrypter,
} from '@headnote/core/config';
import { houseCitationToSlug, serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import { searchFor } from './search-state.js';

export { caseReaderPath, caseSignInPath, typedSearchPath, type Encrypter };

/** Where a member lands after signing in. */
export const WELCOME_PATH = `/${AREA}/welcome`;

/** The member's account. */
export const ACCOUNT_PATH = `/${AREA}/account`;

/** The member's settings. */
export const SETTINGS_PATH = `/${AREA}/settings`;

/** The member's alerts. */
export const ALERTS_PATH = `/${AREA}/alerts`;

/** The member's payments and invoices, on the account page. */
export const PAYMENTS_PATH = `${ACCOUNT_PATH}#payments`;

/** What invoices say of the member, on the account page. */
export const BILLING_PATH = `${ACCOUNT_PATH}#billing`;

/** The member's websites with widgets. */
export const PARTNERS_PATH = `/${AREA}/partners`;

/** Packages and their prices. */
export const PACKAGES_PATH = '/packages';

/** Where a member chooses a package, sees the amount with its tax, and goes to the payment. */
export const ORDER_PATH = `/${AREA}/subscribe`;

/** Name of the package in that address. */
export const ORDER_PACKAGE = 'package';

/** The order of one package. */
export function orderPath(packageId: number): string {
  return `${ORDER_PATH}?${ORDER_PACKAGE}=${packageId}`;
}

/** Where the payment service sends the payer back to. */
export const PAYMENT_PATH = '/packages/payment';

/** Name of the payment in the address of that page; the server writes it. */
export const PAYMENT_PARAMETER = 'payment';

/** The page of one payment. */
export function paymentPath(number: string): string {
  return `${PAYMENT_PATH}?${new URLSearchParams({ [PAYMENT_PARAMETER]: number }).toString()}`;
}

/** Public page of a judgment, stable as long as its house citation is. */
export function casePreviewPath(houseCitation: string): string {
  return `/case/${houseCitationToSlug(houseCitation)}`;
}

/** Public page of an act. */
export function actPreviewPath(houseCitation: string): string {
  return `/act/${houseCitationToSlug(houseCitation)}`;
}

/** Public page of a judgment by its id, as specified. */
export function caseDetailPath(codec: Encrypter, id: string): string {
  return `/casedetail?id=${codec.encrypt(id)}`;
}

/** Public page of an act by its id, as specified. */
export function bareActPath(codec: Encrypter, id: string): string {
  return `/bareactdetail?lno=${codec.encrypt(id)}`;
}

/** Full text of an act, for members; with an anchor, at one of its sections. */
export function actReaderPath(id: string, anchor = ''): string {
  return `/${AREA}/act/${encodeURIComponent(id)}${fragment(anchor)}`;
}

const fragment = (anchor: string): string => (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);

/**
 * Results of a search, perhaps of a saved one: its id is the parent of what is saved from there. Everything in the address is
 * encrypted, as specified.
 */
export function resultsPath(codec: Encrypter, state: SearchState, parentId = ''): string {
  const query = new URLSearchParams({
    query: codec.encrypt(serializeSearch(state)),
    keywords: codec.encrypt(state.text),
    ...(parentId !== '' && { parentID: codec.encrypt(parentId) }),
  });
  return `/${AREA}/searchresults?${query.toString()}`;
}

/** Longest text that the search box sends, in characters. */
const MAX_SEARCH = 500;

/** Where the search box leads: results for judgments, the list for bare acts. */
export function searchPath(codec: Encrypter, search: TypedSearch): string {
  // A cut may split a surrogate pair, and a paste may contain half of one. Neither fits into a link.
  const text = search.text.slice(0, MAX_SEARCH).toWellFormed();
  if (search.kind === 'acts') return actListPath(codec, text);
  return resultsPath(codec, { ...searchFor(text), ...(search.sort && { sort: search.sort }) });
}

/** What the search box contains. */
interface TypedSearch {
  readonly text: string;
  readonly kind: string | null;
  /** Order of the results; by relevance if it is left out. */
  readonly sort?: SearchState['sort'];
}

/** The list of bare acts that match a text; all acts when the text is empty. */
export function actListPath(codec: Encrypter, text = ''): string {
  return text === '' ? `/${AREA}/bareactslist` : `/${AREA}/bareactslist?query=${codec.encrypt(text)}`;
}

/** The list of bare acts with one act on top. */
export function actInListPath(codec: Encrypter, lsno: string): string {
  return `/${AREA}/bareactslist?lsno=${codec.encrypt(lsno)}`;
}

/**
 * Sign-in that leads on to an act: the home page with the encrypted act id, and with the page to return to, so that the act
 * itself opens and not a list.
 *
 * @departs S11a
 */
export function actSignInPath(codec: Encrypter, { lsno, page }: { lsno: string; page: string }): string {
  return signInPath(codec, { [arrivalParameters.act]: lsno, [arrivalParameters.page]: page });
}

/** Id of the sign-in card on the home page. */
export const SIGN_IN_ID = 'sign-in';

/**
 * The sign-in card, with the destination from the current address. `Get started` leads there.
 *
 * @departs S11b
 */
export function signInCardPath(search: string): string {
  return `/${arrivalQuery(search)}#${SIGN_IN_ID}`;
}

/** The registration, with the destination from the current address. */
export function registrationPath(search: string): string {
  return `/registration${arrivalQuery(search)}`;
}

/** The forgotten password, with the destination from the current address. */
export function forgotPasswordPath(search: string): string {
  return `/forgotpassword${arrivalQuery(search)}`;
}

function arrivalQuery(search: string): string {
  const current = new URLSearchParams(search);
  const arrival = new URLSearchParams();
  for (const name of Object.values(arrivalParameters)) {
    const value = current.get(name);
    if (value) arrival.set(name, value);
  }
  return arrival.size > 0 ? `?${arrival.toString()}` : '';
}

/** Address of the sign-in that returns to a page of the member area. */
export function returnSignInPath(codec: Encrypter, path: string): string {
  return signInPath(codec, { [arrivalParameters.page]: path });
}
