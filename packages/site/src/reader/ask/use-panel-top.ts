import { useLayoutEffect, type RefObject } from 'react';

/** The bar above the text, below which the panel begins. */
const TOOLS = '.site-tools';

/** Keeps the height of the panel to what is visible below the tools: they move up until they stick. */
export function usePanelTop(panel: RefObject<HTMLElement | null>, isBeside: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const tools = document.querySelector(TOOLS);
    if (!isBeside || !element || !tools) return;
    const measure = () => {
      const { bottom, height } = tools.getBoundingClientRect();
      element.style.setProperty('--site-ask-bar', `${Math.round(height)}px`);
      element.style.setProperty('--site-ask-top', `${Math.max(0, Math.round(bottom))}px`);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      element.style.removeProperty('--site-ask-bar');
      element.style.removeProperty('--site-ask-top');
    };
  }, [panel, isBeside]);
}
