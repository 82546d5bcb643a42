import { createContext } from 'react';
import type { LoadScreens } from '../data/offline-shell.js';

/** Loads the screens that can be read without a connection. The app provides it: it alone knows all screens. */
export const OfflineScreens = createContext<LoadScreens>(() => Promise.resolve());
