/** First segment of every path of the member area, with this case in links; matching ignores case. */
export const AREA = 'Lawsuit';
