import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useColorScheme } from '@mui/material';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { buyerName } from '#web/admin/order/BuyerName.tsx';
import { orderStatusText } from '#web/labels/orderStatusTexts.ts';
import { useMay } from '#web/session/useMay.ts';
import { useSession } from '#web/session/useSession.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { type CommandPaletteQuery, useCommandPaletteQuery } from './CommandPalette.generated.ts';
import { type Command, matching, standingCommands } from './commands.ts';

const TYPING_PAUSE_MS = 180;
/** A letter alone is under too much to be looked for. */
const SHORTEST = 2;

interface Commands {
  /** What the palette offers of itself first, then what the store holds. */
  commands: Command[];
  /** Whether the first of them is there to stay. */
  isSure: boolean;
  /** Whether all that there is has been found. */
  isSettled: boolean;
}

/** What goes by the words that are typed. */
export function useCommands(text: string): Commands {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const may = useMay();
  const { logout } = useSession();
  const { colorScheme, setMode } = useColorScheme();
  const asked = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const isAsked = asked.length >= SHORTEST;
  const seen = {
    orders: may('readOrders'),
    products: may('readCatalog'),
    customers: may('readCustomers'),
  };
  const { data, previousData, loading } = useCommandPaletteQuery({
    variables: { text: asked, ...seen },
    skip: !isAsked || !Object.values(seen).includes(true),
    fetchPolicy: 'cache-and-network',
  });
  const found = isAsked ? (data ?? previousData) : undefined;
  const switchColours = () => setMode(colorScheme === 'dark' ? 'light' : 'dark');
  const standing = viewer ? matching(standingCommands(i18n, may, { logout, switchColours }), text) : [];
  const isSettled = asked === text.trim() && !loading;
  return {
    commands: [...standing, ...(found ? foundCommands(i18n, found) : [])],
    isSure: standing.length > 0 || isSettled,
    isSettled,
  };
}

/** What the store holds under the words: orders, pieces and customers. */
function foundCommands(
  i18n: I18n,
  { adminOrders, adminProducts, customers }: CommandPaletteQuery,
): Command[] {
  return [
    ...(adminOrders?.edges ?? []).map(({ node }) => ({
      key: node.id,
      group: i18n.t('Orders'),
      label: node.number,
      detail: `${buyerName(i18n, node.contact)} · ${i18n.t(orderStatusText(node.status, node.fulfilment).title)}`,
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
