import { useInsertionEffect } from 'react';

/** React Aria adds a style element with this id unless the document has one. */
const STYLE_ID = 'react-aria-pressable-style';

/**
 * Keeps React Aria from adding its style element, which a content security policy without inline styles refuses. The rule
 * is in `Menu.css`. Insertion effects run before the effect that adds the element.
 */
export function useNoInlineStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(STYLE_ID)) return;
    const mark = document.createElement('meta');
    mark.id = STYLE_ID;
    document.head.append(mark);
  }, []);
}
