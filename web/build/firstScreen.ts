import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { homeQueries } from '#web/app/firstScreen/homeQueries.ts';

/** Builds the server's home screen renderer into `dist/firstScreen`, with all packages bundled. */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'firstScreen') return;
      this.emitFile({ type: 'asset', fileName: 'questions.json', source: JSON.stringify(homeQueries) });
    },
    config: () => ({
      builder: {},
      environments: {
        firstScreen: {
          consumer: 'server',
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: '../dist/firstScreen',
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            minify: true,
            ssr: true,
            rolldownOptions: {
              input: fileURLToPath(new URL('../app/firstScreen/renderHome.tsx', import.meta.url)),
              output: { codeSplitting: true, entryFileNames: 'renderHome.js' },
            },
          },
        },
      },
    }),
  };
}
