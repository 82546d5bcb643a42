export { Footer } from './Footer.js';
export type { FooterGroup, FooterLink, FooterProps } from './Footer.js';
