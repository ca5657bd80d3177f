import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogues } from './web/build/catalogues.ts';
import { chunks } from './web/build/chunks.ts';
import { firstPaint } from './web/build/firstPaint.ts';
import { firstScreen } from './web/build/firstScreen.ts';
import { graphiqlPage } from './web/build/graphiqlPage.ts';
import { gridStyles } from './web/build/gridStyles.ts';
import { icons } from './web/build/icons.ts';
import { precompress } from './web/build/precompress.ts';
import { serviceWorker } from './web/build/serviceWorker.ts';

const apiUrl = process.env.API_URL ?? 'http://localhost:4000';

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    react(),
    catalogues(),
    icons(),
    firstPaint(),
    serviceWorker(),
    graphiqlPage(),
    gridStyles(),
    firstScreen(),
    precompress(),
  ],
  // RxJS and others ship smaller, modern code under this condition.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The Content-Security-Policy allows no data: scripts, and fonts are better cached as files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Emotion imports this package for `withTheme`, which nothing uses.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: chunks,
      },
    },
  },
  server: {
    port: 5173,
    // Only these paths are proxied because web/graphql/ and web/api/ contain modules of the app.
    proxy: Object.fromEntries(
      [
        '^/graphql(\\?.*)?$',
        '^/api/(?!.*\\.tsx?(\\?|$))',
        '^/payments/\\w+/return',
        '/media',
        '/invoices',
        '/exports',
        '/closing',
      ].map((path) => [path, apiUrl]),
    ),
  },
});
