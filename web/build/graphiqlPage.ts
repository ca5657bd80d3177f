import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds the GraphiQL page separately after the shop, so that its use of React and graphql does not enlarge the files
 * that shoppers load.
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
