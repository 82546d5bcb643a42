import { useLayoutEffect } from 'react';
import { useReadingSettings } from './reading-settings.js';

/** Shows the member area in the theme that the reader chose. Outside it, pages follow the device. */
export function useTheme(): void {
  const [{ theme }] = useReadingSettings();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') return;
    dataset['theme'] = theme;
    return () => {
      delete dataset['theme'];
    };
  }, [theme]);
}
