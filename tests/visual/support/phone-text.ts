/** Runs in the page: writes every visible text in Devanagari, word by word, with as many letters. */
export function writeDevanagari(): void {
  // High and low signs, and joined letters.
  const letters = 'व्यक्तियोंनिर्णयऊँअर्थीअनुच्छेदविधि';
  const inDevanagari = (word: string) => letters.repeat(2).slice(0, word.length);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest('script, style, textarea, .sb-wrapper')) continue;
    text.nodeValue = (text.nodeValue ?? '').replaceAll(/[a-z]+/gi, inDevanagari);
  }
}

/** Runs in the page: what is wider than the window, and texts that their box cuts off at the top or the bottom. */
export function misfits(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth + 1 ? [`the page is ${root.scrollWidth} px wide`] : [];
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const cut = [...document.body.querySelectorAll('*')].filter((element) => {
    const { overflowY, webkitLineClamp } = getComputedStyle(element);
    if (!['hidden', 'clip'].includes(overflowY) || webkitLineClamp !== 'none') return false;
    if (element.matches('textarea, input, select, svg, .sb-wrapper *') || element.clientHeight <= 1) return false;
    return hasText(element) && element.scrollHeight > element.clientHeight + 2;
  });
  return [...wide, ...cut.map((element) => `${element.localName}.${element.className} cuts its text off`)];
}
