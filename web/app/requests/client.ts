import { createApolloClient } from './apollo.ts';

export const client = createApolloClient();
