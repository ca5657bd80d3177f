import { createContext } from 'react';

/** Context with the store's name for titles, provided by the app. */
export const SiteName = createContext('');
