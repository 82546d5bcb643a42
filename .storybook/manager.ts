import { addons } from 'storybook/manager-api';
import { themes } from './theme.js';

// The shell has no toolbar of its own for this: it follows the system, and the toolbar's theme applies to the stories.
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => addons.setConfig({ theme: prefersDark.matches ? themes.dark : themes.light });

applyTheme();
prefersDark.addEventListener('change', applyTheme);
