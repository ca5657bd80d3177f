import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useColorScheme } from '@mui/material';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { getCustomerName } from '#web/admin/order/CustomerName.tsx';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useSession } from '#web/session/useSession.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { type CommandPaletteQuery, useCommandPaletteQuery } from './CommandPalette.generated.ts';
import { type Command, createBuiltInCommands, filterCommands } from './commands.ts';

const TYPING_PAUSE_MS = 180;
/** Minimum length of a search text; a single letter matches too much. */
const MIN_SEARCH_LENGTH = 2;

interface Commands {
  /** Built-in commands first, then search results. */
  commands: Command[];
  /** True if the first command will not change as results arrive. */
  isFirstCommandFinal: boolean;
  /** True once all results have arrived. */
  isComplete: boolean;
}

/** Returns the commands and search results for the typed text. */
export function useCommands(text: string): Commands {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const can = useHasPermission();
  const { logout } = useSession();
  const { colorScheme, setMode } = useColorScheme();
  const debouncedText = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const isSearching = debouncedText.length >= MIN_SEARCH_LENGTH;
  const permissions = {
    orders: can('readOrders'),
    products: can('readCatalog'),
    customers: can('readCustomers'),
  };
  const { data, previousData, loading } = useCommandPaletteQuery({
    variables: { text: debouncedText, ...permissions },
    skip: !isSearching || !Object.values(permissions).includes(true),
    fetchPolicy: 'cache-and-network',
  });
  const results = isSearching ? (data ?? previousData) : undefined;
  const toggleColourScheme = () => setMode(colorScheme === 'dark' ? 'light' : 'dark');
  const matchingBuiltInCommands = viewer
    ? filterCommands(createBuiltInCommands(i18n, can, { logout, toggleColourScheme }), text)
    : [];
  const isSettled = debouncedText === text.trim() && !loading;
  return {
    commands: [...matchingBuiltInCommands, ...(results ? toSearchResultCommands(i18n, results) : [])],
    isFirstCommandFinal: matchingBuiltInCommands.length > 0 || isSettled,
    isComplete: isSettled,
  };
}

/** Returns commands for the orders, products and customers found. */
function toSearchResultCommands(
  i18n: I18n,
  { adminOrders, adminProducts, customers }: CommandPaletteQuery,
): Command[] {
  return [
    ...(adminOrders?.edges ?? []).map(({ node }) => ({
      key: node.id,
      group: i18n.t('Orders'),
      label: node.number,
      detail: `${getCustomerName(i18n, node.contact)} · ${i18n.t(getOrderStatusTexts(node.status, node.fulfilment).title)}`,
      to: adminPaths.order(node.number),
    })),
    ...(adminProducts?.edges ?? []).map(({ node }) => ({
      key: node.id,
      group: i18n.t('Products'),
      label: node.name,
      detail: node.sku,
      to: adminPaths.product(node.id),
    })),
    ...(customers?.edges ?? []).map(({ node }) => ({
      key: node.id,
      group: i18n.t('Customers'),
      label: node.name,
      detail: node.email,
      to: adminPaths.customer(node.id),
    })),
  ];
}
