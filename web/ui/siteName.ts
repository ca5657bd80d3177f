import { createContext } from 'react';

/** The store's name, for titles; provided by the app. */
export const SiteName = createContext('');
