import { join } from 'node:path';
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** Packages that every screen needs, in two files that rarely change between releases. */
const VENDOR_MODULE =
  /node_modules[\\/](react|react-dom|scheduler|react-is|react-router|react-router-dom|react-transition-group|@apollo|rxjs|tslib|graphql|optimism|@wry|jotai|@lingui|@emotion|stylis|clsx|hoist-non-react-statics)[\\/]/;
const MUI_MODULE =
  /node_modules[\\/]@mui[\\/](system|utils(?![\\/]useRovingTabIndex)|styled-engine|private-theming|material[\\/](styles|utils|Box|Button|ButtonBase|Container|CircularProgress|IconButton|Link|Skeleton|Stack|Typography|SvgIcon|CssBaseline|Badge|useMediaQuery|GlobalStyles))[\\/]/;
/**
 * Modules of these packages that neither the app shell nor the home screen needs: forms, overlays and the back
 * office.
 */
const MODULES_NOT_ON_HOME = [
  /[\\/](useMediaQuery|jotai[\\/]dist[\\/]vanilla[\\/]utils|react[\\/]hooks[\\/](useMutation|useReactiveVar)|notistack[\\/].*)[\\/.]/,
  /[\\/]@mui[\\/]material[\\/]utils[\\/](mergeSlotProps|focus\w+|areArraysEqual|contains|createChainedFunction|debounce|getActiveElement|getScrollbarSize|isMuiElement|ownerWindow|useControlled)\./,
  /[\\/]@mui[\\/]utils[\\/](contains|createChainedFunction|debounce|fastObjectShallowCompare|get\w+|isMuiElement|ownerWindow|use(Controlled|ForcedRerendering|OnMount|SlotProps|Timeout|ValueAsRef)|visuallyHidden)[\\/]/,
];
/**
 * Modules shared by several screens and loaded together. Each group includes the dependencies that it shares with later
 * groups.
 */
const SHARED_MODULES = {
  // The footer of every screen has a field.
  fields: createMuiComponentPattern(
    'InputBase|OutlinedInput|InputLabel|InputAdornment|FormControl|FormLabel|FormHelperText|NativeSelect',
  ),
  notices: createMuiComponentPattern('Alert\\w*|Chip|LinearProgress|Paper'),
  overlays: createMuiComponentPattern('Backdrop|Drawer|Fade|Modal|Portal|Slide'),
  choices: createMuiComponentPattern(
    'Accordion\\w*|Checkbox|FormControlLabel|FormGroup|List\\w*|Menu\\w*|Popover|Radio\\w*|Select',
  ),
  schemas: /[\\/]node_modules[\\/]zod[\\/]/,
};

/** The app shell and the screens on which visitors land. */
const LANDING_FILES = {
  app: 'app/start.tsx',
  home: 'shop/home/HomePage.tsx',
  list: 'shop/catalog/ProductListPage.tsx',
  product: 'shop/product/ProductPage.tsx',
  cart: 'shop/cart/FilledCart.tsx',
  checkout: 'shop/checkout/CheckoutPage.tsx',
  form: 'shop/checkout/CheckoutForm.tsx',
  order: 'shop/checkout/success/OrderSuccessPage.tsx',
};
const PROJECT_FILE = /^(?!.*[\\/]node_modules[\\/])/;

/**
 * Groups modules into files, because each file costs a phone one round trip. Modules that are not listed are grouped by
 * the files that import them.
 */
export const chunks: CodeSplitting = {
  groups: [
    // A separate file: otherwise the entry script would also wait for the modules bundled with this helper.
    { name: 'preload', priority: 3, test: /vite[\\/]preload-helper/ },
    { name: 'vendor', priority: 2, test: (id) => VENDOR_MODULE.test(id) && isOnHome(id) },
    { name: 'mui', priority: 1, test: (id) => MUI_MODULE.test(id) && isOnHome(id) },
    createGroup('app'),
    ...['home', 'list', 'product'].map(createSharedGroup),
    ...Object.entries(SHARED_MODULES).map(([name, test]) => ({ name, test, minShareCount: 2 })),
    ...['cart', 'checkout', 'form', 'order'].map(createSharedGroup),
    // Modules shared by back office screens and not used by the shop.
    { name: (id, graph) => (isShopModule(id, graph) ? null : 'desk'), debugName: 'desk', minShareCount: 4 },
    { name: 'parts', test: (id) => !isOnHome(id), minShareCount: 2 },
  ],
};

function createMuiComponentPattern(names: string): RegExp {
  return new RegExp(`[\\\\/]@mui[\\\\/]material[\\\\/](${names})[\\\\/]`);
}

function isOnHome(id: string): boolean {
  return !MODULES_NOT_ON_HOME.some((modules) => modules.test(id));
}

/**
 * Creates the group of one file. It includes the dependencies of the file, unless an earlier group already contains
 * them.
 */
function createGroup(name: string) {
  return {
    name: (id: string, graph: Graph) => (findLandingFile(id, graph) === name ? name : null),
    debugName: name,
  };
}

function createSharedGroup(fileName: string) {
  return { ...createGroup(fileName), minShareCount: 2 };
}

const BACK_OFFICE_MODULE = /[\\/]web[\\/]admin[\\/]/;
let shopModuleIds: Set<string> | undefined;

/** True if the app or a shop screen imports the module, statically or dynamically. */
function isShopModule(id: string, graph: Graph): boolean {
  shopModuleIds ??= collectShopModules(graph);
  return shopModuleIds.has(id);
}

function collectShopModules(graph: Graph): Set<string> {
  const modules = new Set([resolvePath(LANDING_FILES.app)]);
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const importedId of [...importedIds, ...dynamicallyImportedIds])
      if (!BACK_OFFICE_MODULE.test(importedId)) modules.add(importedId);
  }
  return modules;
}

let landingModules: [name: string, modules: Set<string>][] | undefined;

function findLandingFile(id: string, graph: Graph): string | null {
  landingModules ??= Object.entries(LANDING_FILES).map(([name, file]) => [
    name,
    collectStaticImports(file, graph),
  ]);
  return landingModules.find(([, modules]) => modules.has(id))?.[0] ?? null;
}

/** Returns the store's own modules that this file imports statically, directly or indirectly. */
function collectStaticImports(file: string, graph: Graph): Set<string> {
  const entryId = resolvePath(file);
  const modules = new Set([entryId]);
  for (const id of modules)
    for (const importedId of graph.getModuleInfo(id)?.importedIds ?? [])
      if (PROJECT_FILE.test(importedId)) modules.add(importedId);
  // Excludes the file itself, which has a separate chunk that is loaded by name.
  modules.delete(entryId);
  return modules;
}

function resolvePath(file: string): string {
  return join(import.meta.dirname, '..', file);
}
