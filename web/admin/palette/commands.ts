import type { I18n } from '@lingui/core';
import type { Action } from '#domain/accounts/permissions.ts';
import { sectionGroups } from '#web/admin/sections.ts';
import { paths } from '#web/paths.ts';
import { adminPaths } from '../adminPaths.ts';

export interface Command {
  key: string;
  group: string;
  label: string;
  /** Distinguishes the command from others with the same label. */
  detail?: string;
  to?: string;
  execute?: () => unknown;
}

export interface CommandActions {
  logout(): unknown;
  toggleColourScheme(): unknown;
}

/** Returns the built-in commands: screens the viewer can open, and actions available anywhere. */
export function createBuiltInCommands(
  i18n: I18n,
  can: (action: Action) => boolean,
  actions: CommandActions,
): Command[] {
  const screens = sectionGroups
    .flatMap(({ sections }) => sections)
    .filter(({ action }) => can(action))
    .map(({ path, label }) => ({ key: path, group: i18n.t('Screens'), label: i18n.t(label), to: path }));
  const group = i18n.t('Actions');
  const actionCommands: (Command & { needs?: Action })[] = [
    {
      key: 'sale',
      group,
      needs: 'sellAtCounter',
      label: i18n.t('Create an order for a walk-in customer'),
      to: adminPaths.newOrder,
    },
    {
      key: 'tracking',
      group,
      needs: 'manageOrders',
      label: i18n.t('Enter tracking numbers'),
      to: adminPaths.shipOrders,
    },
    { key: 'tags', group, needs: 'manageOrders', label: i18n.t('Order tags'), to: adminPaths.orderTags },
    { key: 'carriers', group, needs: 'manageSettings', label: i18n.t('Carriers'), to: adminPaths.carriers },
    {
      key: 'paymentMethods',
      group,
      needs: 'manageSettings',
      label: i18n.t('Payment methods'),
      to: adminPaths.paymentMethods,
    },
    {
      key: 'piece',
      group,
      needs: 'manageCatalog',
      label: i18n.t('Add a product'),
      to: adminPaths.newProduct,
    },
    {
      key: 'customer',
      group,
      needs: 'manageCustomers',
      label: i18n.t('Add a customer'),
      to: adminPaths.newCustomer,
    },
    {
      key: 'rate',
      group,
      needs: 'manageRates',
      label: i18n.t('Enter today’s metal rate'),
      to: adminPaths.rates,
    },
    {
      key: 'import',
      group,
      needs: 'manageCatalog',
      label: i18n.t('Import products from a file'),
      to: adminPaths.importProducts,
    },
    {
      key: 'sheet',
      group,
      needs: 'manageCatalog',
      label: i18n.t('Edit products in the bulk editor'),
      to: adminPaths.productSheet,
    },
    { key: 'security', group, label: i18n.t('Password and two-factor sign-in'), to: adminPaths.security },
    {
      key: 'colours',
      group,
      label: i18n.t('Switch between light and dark mode'),
      execute: actions.toggleColourScheme,
    },
    { key: 'shop', group, label: i18n.t('View store'), to: paths.home },
    { key: 'logout', group, label: i18n.t('Logout'), execute: actions.logout },
  ];
  return [...screens, ...actionCommands.filter(({ needs }) => !needs || can(needs))];
}

/** Returns the commands in which each search word starts a word. */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const searchWords = splitWords(text);
  return commands.filter(({ label }) => {
    const labelWords = splitWords(label);
    return searchWords.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)));
  });
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
}
