/** First path segment of the member area. Links use this spelling; matching ignores case. */
export const AREA = 'Lawsuit';
