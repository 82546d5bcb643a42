import { formatIndianNumber } from '@headnote/core/format';

export const judgeName = (text: string) => `${text} (${formatIndianNumber(1537)})`;
