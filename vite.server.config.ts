import { defineConfig } from 'vite';
import { compilerBeside } from './graph/build/compilerBeside.ts';

/** The server as `npm start` and `npm run serve` run it (docs/decisions/0027-a-built-server.md). */
export default defineConfig({
  plugins: [compilerBeside()],
  ssr: { noExternal: true },
  // Bundled, Apollo's own would not see that it runs in Node, and hash in JavaScript.
  resolve: { alias: { '@apollo/utils.createhash': 'node:crypto' } },
  // Whatever NODE_ENV is while it is built: a test builds it too.
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
      // What only its first use loads, and what has files of its own, stays in its package.
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
