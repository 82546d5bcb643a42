export { Accordion } from './Accordion.js';
export type { AccordionProps } from './Accordion.js';
export type { AccordionItem } from './AccordionSection.js';
