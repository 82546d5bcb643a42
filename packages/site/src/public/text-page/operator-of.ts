import { defaultBrand, type Brand } from '@headnote/core/config';
import { messages } from './messages.js';

/** The operator as a sentence names it: the company, its configured name, or words of the page's language for neither. */
export function operatorOf({ company, legalName }: Pick<Brand, 'company' | 'legalName'>): string {
  return company || (legalName === defaultBrand.legalName ? messages.operator : legalName);
}
