/** Prints the panel instead of the text. */
export function printConversation(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'conversation';
  window.addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  window.print();
}
