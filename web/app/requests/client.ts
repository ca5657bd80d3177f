import { createApolloClient } from './apollo.ts';

/** The one client of the app. */
export const client = createApolloClient();
