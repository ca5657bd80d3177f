import type { I18n } from '@lingui/core';
import { buyerName } from '#web/admin/order/BuyerName.tsx';
import { orderStatusText } from '#web/labels/orderStatusTexts.ts';
import { adminPaths } from '../adminPaths.ts';
import type { CommandPaletteQuery } from './CommandPalette.generated.ts';
import type { Command } from './commands.ts';

/** What the store holds under the words: orders, pieces and customers. */
export function foundCommands(
  i18n: I18n,
  { adminOrders, adminProducts, customers }: CommandPaletteQuery,
): Command[] {
  return [
    ...(adminOrders?.edges ?? []).map(({ node }) => ({
      key: node.id,
      group: i18n.t('Orders'),
      label: node.number,
      detail: `${buyerName(i18n, node.contact)} · ${i18n.t(orderStatusText(node.status, node.handover).title)}`,
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
