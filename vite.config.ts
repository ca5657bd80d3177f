import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { catalogues } from './web/build/catalogues.ts';
import { firstPaint } from './web/build/firstPaint.ts';
import { graphiqlPage } from './web/build/graphiqlPage.ts';
import { icons } from './web/build/icons.ts';
import { precompress } from './web/build/precompress.ts';
import { serviceWorker } from './web/build/serviceWorker.ts';
import { withoutDataFonts } from './web/build/withoutDataFonts.ts';
import { withoutDefaultTheme } from './web/build/withoutDefaultTheme.ts';
import { withoutUnusedParts } from './web/build/withoutUnusedParts.ts';

const api = process.env.API_URL ?? 'http://localhost:4000';

/** What every screen needs, in two files that stay the same from one release of the store to the next. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-is|react-router|react-router-dom|react-transition-group|@apollo|rxjs|tslib|graphql|optimism|@wry|jotai|@lingui|@emotion|stylis|clsx|hoist-non-react-statics)[\\/]/;
const MUI =
  /node_modules[\\/]@mui[\\/](system|utils(?![\\/]useRovingTabIndex)|styled-engine|private-theming|material[\\/](styles|utils|Box|Button|ButtonBase|Container|CircularProgress|IconButton|Link|Skeleton|Stack|Typography|SvgIcon|CssBaseline|Badge|transitions|internal|useScrollTrigger|useMediaQuery|GlobalStyles|Paper))[\\/]/;

/** Small parts that several screens share: one file, because each file costs a phone a journey of its own. */
const SHARED =
  /icon:outline-(local-shipping|storefront|verified)$|[\\/](web[\\/](ui[\\/](?!form|StatusMark|BannerWithWords|Quantity|Unfold|Confirm|saveFile|OverlayLink|ToastPlace|use(Debounced|Share|BackCloses))|app[\\/](?!theme\.|NotFoundPage)|shop[\\/](layout|catalog[\\/](?!LoadMore)[^\\/]+$|collections[\\/]CollectionCardSkeleton))|domain[\\/](money|weight|errors|pricing|cart|store)|lookedAt\.atoms|ViewCartAction|cart\.atoms|signInAgain|useCompared|useHeightVariable|tokenStore)/;

/** What the screen of a piece shares with few others: one journey instead of twelve. */
const PIECE =
  /icon:baseline-expand-more$|[\\/](Rating|QuantityStepper|PriceBreakdownTable|piecePrice|cartPiece|specificationRows|ReviewPhotos|useShare)(\.tsx?|\.m?js|[\\/])/;

/** What the screens of an order and of an account share: each file more is a name more in the first script. */
const ORDER =
  /[\\/](deliveryText|SendConfirmation|UnconfirmedAddress|InvoiceDownload|PaymentStatusMark|paymentTexts|readablePhone|ShippingAddress|OrderedPiece|TotalsList|BankTransferInstructions|OrderTimeline|payment)\./;

/** The fields of a form: every screen's footer has one. */
const FORM =
  /[\\/]@mui[\\/]material[\\/](InputBase|OutlinedInput|InputLabel|InputAdornment|FormControl|FormLabel|FormHelperText|NativeSelect)[\\/]/;

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
    withoutDataFonts(),
    withoutDefaultTheme(),
    withoutUnusedParts(),
    precompress(),
  ],
  // RxJS and others ship smaller, modern code under this condition.
  resolve: {
    alias: {
      '@emotion/use-insertion-effect-with-fallbacks': new URL('web/app/stylesInRender.ts', import.meta.url)
        .pathname,
      'three/examples/jsm/loaders/RGBELoader.js': new URL('web/app/hdrLoader.js', import.meta.url).pathname,
    },
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The Content-Security-Policy allows no data: scripts, and fonts are better cached as files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // By itself, so that the page's first script need not wait for what other files share with it.
            { name: 'preload', priority: 3, test: /vite[\\/]preload-helper/ },
            { name: 'vendor', priority: 2, test: VENDOR },
            { name: 'mui', priority: 1, test: MUI },
            { name: 'shared', test: SHARED, minShareCount: 2 },
            { name: 'piece', test: PIECE, minShareCount: 2 },
            { name: 'order', test: ORDER, minShareCount: 2 },
            { name: 'form', test: FORM, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // Exactly /graphql: web/graphql/ holds modules of the app.
    proxy: Object.fromEntries(
      ['^/graphql(\\?.*)?$', '/api', '/media', '/invoices', '/exports'].map((path) => [path, api]),
    ),
  },
});
