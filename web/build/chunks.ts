import { join } from 'node:path';
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** What every screen needs of packages, in two files that stay the same from one release of the store to the next. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-is|react-router|react-router-dom|react-transition-group|@apollo|rxjs|tslib|graphql|optimism|@wry|jotai|@lingui|@emotion|stylis|clsx|hoist-non-react-statics)[\\/]/;
const MUI =
  /node_modules[\\/]@mui[\\/](system|utils(?![\\/]useRovingTabIndex)|styled-engine|private-theming|material[\\/](styles|utils|Box|Button|ButtonBase|Container|CircularProgress|IconButton|Link|Skeleton|Stack|Typography|SvgIcon|CssBaseline|Badge|useMediaQuery|GlobalStyles))[\\/]/;
/** What of these the app around every screen and the home screen do without: for forms, overlays and the back-office. */
const NOT_AT_HOME = [
  /[\\/](useMediaQuery|jotai[\\/]dist[\\/]vanilla[\\/]utils|react[\\/]hooks[\\/](useMutation|useReactiveVar)|notistack[\\/].*)[\\/.]/,
  /[\\/]@mui[\\/]material[\\/]utils[\\/](mergeSlotProps|focus\w+|areArraysEqual|contains|createChainedFunction|debounce|getActiveElement|getScrollbarSize|isMuiElement|ownerWindow|useControlled)\./,
  /[\\/]@mui[\\/]utils[\\/](contains|createChainedFunction|debounce|fastObjectShallowCompare|get\w+|isMuiElement|ownerWindow|use(Controlled|ForcedRerendering|OnMount|SlotProps|Timeout|ValueAsRef)|visuallyHidden)[\\/]/,
];
/** Parts that come together, where more than one screen has them; each group has what the ones after it stand on. */
const PARTS = {
  // Every screen's footer has one.
  fields: mui(
    'InputBase|OutlinedInput|InputLabel|InputAdornment|FormControl|FormLabel|FormHelperText|NativeSelect',
  ),
  notices: mui('Alert\\w*|Chip|LinearProgress|Paper'),
  overlays: mui('Backdrop|Drawer|Fade|Modal|Portal|Slide'),
  choices: mui(
    'Accordion\\w*|Checkbox|FormControlLabel|FormGroup|List\\w*|Menu\\w*|Popover|Radio\\w*|Select',
  ),
  schemas: /[\\/]node_modules[\\/]zod[\\/]/,
};

/** The app around every screen, and the screens that people land on. */
const FIRST_FILES = {
  app: 'app/start.tsx',
  home: 'shop/home/HomePage.tsx',
  list: 'shop/catalog/ProductListPage.tsx',
  product: 'shop/product/ProductPage.tsx',
  cart: 'shop/cart/FilledCart.tsx',
  checkout: 'shop/checkout/CheckoutPage.tsx',
  form: 'shop/checkout/CheckoutForm.tsx',
  order: 'shop/checkout/success/OrderSuccessPage.tsx',
};
const OWN = /^(?!.*[\\/]node_modules[\\/])/;

/** Which modules are one file: each file costs a phone a journey of its own. What is not named is split by who imports it. */
export const chunks: CodeSplitting = {
  groups: [
    // By itself, so that the page's first script need not wait for what other files share with it.
    { name: 'preload', priority: 3, test: /vite[\\/]preload-helper/ },
    { name: 'vendor', priority: 2, test: (id) => VENDOR.test(id) && isAtHome(id) },
    { name: 'mui', priority: 1, test: (id) => MUI.test(id) && isAtHome(id) },
    firstNeededBy('app'),
    ...['home', 'list', 'product'].map(shared),
    ...Object.entries(PARTS).map(([name, test]) => ({ name, test, minShareCount: 2 })),
    ...['cart', 'checkout', 'form', 'order'].map(shared),
    // What the back-office's screens have in common, and the shop's have not.
    { name: (id, graph) => (isOfShop(id, graph) ? null : 'desk'), debugName: 'desk', minShareCount: 4 },
    { name: 'parts', test: (id) => !isAtHome(id), minShareCount: 2 },
  ],
};

function mui(names: string): RegExp {
  return new RegExp(`[\\\\/]@mui[\\\\/]material[\\\\/](${names})[\\\\/]`);
}

function isAtHome(id: string): boolean {
  return !NOT_AT_HOME.some((modules) => modules.test(id));
}

/** One group each: a group brings along what its modules stand on, and must not have it from one that comes before. */
function firstNeededBy(name: string) {
  return {
    name: (id: string, graph: Graph) => (firstThatNeeds(id, graph) === name ? name : null),
    debugName: name,
  };
}

function shared(landing: string) {
  return { ...firstNeededBy(landing), minShareCount: 2 };
}

const BACK_OFFICE = /[\\/]web[\\/]admin[\\/]/;
let ofShop: Set<string> | undefined;

/** Whether the app or a screen of the shop stands on it, at once or later. */
function isOfShop(id: string, graph: Graph): boolean {
  ofShop ??= shopModules(graph);
  return ofShop.has(id);
}

function shopModules(graph: Graph): Set<string> {
  const modules = new Set([pathOf(FIRST_FILES.app)]);
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!BACK_OFFICE.test(next)) modules.add(next);
  }
  return modules;
}

let known: [name: string, modules: Set<string>][] | undefined;

function firstThatNeeds(id: string, graph: Graph): string | null {
  known ??= Object.entries(FIRST_FILES).map(([name, file]) => [name, neededBy(file, graph)]);
  return known.find(([, modules]) => modules.has(id))?.[0] ?? null;
}

/** The modules of the store's own that this file stands on, and not only asks for later. */
function neededBy(file: string, graph: Graph): Set<string> {
  const first = pathOf(file);
  const modules = new Set([first]);
  for (const id of modules)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (OWN.test(next)) modules.add(next);
  // The file itself keeps its own chunk, by which it is asked for.
  modules.delete(first);
  return modules;
}

function pathOf(file: string): string {
  return join(import.meta.dirname, '..', file);
}
