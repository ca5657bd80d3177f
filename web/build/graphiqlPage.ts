import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds GraphiQL's page after the shop and apart from it, so that nothing that only GraphiQL needs of React or graphql
 * grows the files that shoppers load.
 */
export function graphiqlPage(): Plugin {
  return {
    name: 'graphiql-page',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        graphiql: {
          consumer: 'client',
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: {
              input: fileURLToPath(new URL('../graphiql/index.html', import.meta.url)),
            },
          },
        },
      },
    }),
  };
}
