import { defineConfig } from 'vite';
import { emitQueryCompiler } from './graph/build/emitQueryCompiler.ts';

/** The server as `npm start` and `npm run serve` run it (docs/decisions/0027-production-runs-a-bundled-server.md). */
export default defineConfig({
  plugins: [emitQueryCompiler()],
  ssr: { noExternal: true },
  // Apollo's own module does not detect Node after bundling, and would hash in JavaScript.
  resolve: { alias: { '@apollo/utils.createhash': 'node:crypto' } },
  // The JSX runtime is set explicitly, because a test also builds the server and NODE_ENV would change the runtime.
  oxc: { jsx: { development: false } },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    emitAssets: true,
    copyPublicDir: false,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'graph/main.ts',
        checkSettings: 'prisma/checkSettings.ts',
        migrate: 'prisma/migrate.ts',
        seed: 'prisma/seed.ts',
        backup: 'graph/backup/main.ts',
      },
      // Packages stay external if they are loaded on first use only or read their own files.
      external: [
        /^@node-rs\//,
        /^@opentelemetry\//,
        /^@zip\.js\//,
        /^@zxcvbn-ts\//,
        /^csv-/,
        /^html-to-text$/,
        /^imapflow$/,
        /^node-forge$/,
        /^nodemailer(\/|$)/,
        /^pdfkit$/,
        /^react(-dom)?(\/|$)/,
        /^s3mini$/,
        /^sharp$/,
        /^umzug$/,
      ],
      output: {
        minify: { compress: true, mangle: false, codegen: false },
        sourcemapExcludeSources: true,
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
