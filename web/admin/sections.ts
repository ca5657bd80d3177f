import AccountBalanceOutlined from 'icon:outline-account-balance';
import AssessmentOutlined from 'icon:outline-assessment';
import AssignmentReturnOutlined from 'icon:outline-assignment-return';
import BackupOutlined from 'icon:outline-backup';
import BadgeOutlined from 'icon:outline-badge';
import CollectionsOutlined from 'icon:outline-collections';
import CurrencyExchangeOutlined from 'icon:outline-currency-exchange';
import DashboardOutlined from 'icon:outline-dashboard';
import DiamondOutlined from 'icon:outline-diamond';
import FactCheckOutlined from 'icon:outline-fact-check';
import ForumOutlined from 'icon:outline-forum';
import GroupOutlined from 'icon:outline-group';
import HomeOutlined from 'icon:outline-home';
import Inventory2Outlined from 'icon:outline-inventory-2';
import KeyOutlined from 'icon:outline-key';
import LocalOfferOutlined from 'icon:outline-local-offer';
import MailOutlined from 'icon:outline-mail';
import MonitorHeartOutlined from 'icon:outline-monitor-heart';
import NewspaperOutlined from 'icon:outline-newspaper';
import PointOfSaleOutlined from 'icon:outline-point-of-sale';
import ReceiptLongOutlined from 'icon:outline-receipt-long';
import ReviewsOutlined from 'icon:outline-reviews';
import SettingsOutlined from 'icon:outline-settings';
import SupervisorAccountOutlined from 'icon:outline-supervisor-account';
import WebhookOutlined from 'icon:outline-webhook';
import type { SvgIcon } from '@mui/material';
import type { Action } from '#domain/accounts/permissions.ts';
import { adminPaths } from './adminPaths.ts';

export interface AdminSection {
  path: string;
  label: string;
  icon: typeof SvgIcon;
  /** Permission needed to open the section. */
  action: Action;
  /** Key after `g` that opens the section. */
  key?: string;
}

export interface SectionGroup {
  label: string;
  /** True for rarely used sections, hidden until expanded or while one of their screens is open. */
  isFoldable?: boolean;
  sections: readonly AdminSection[];
}

/** Sections of the sidebar, in order. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    label: /*i18n*/ 'Overview',
    sections: [
      {
        path: adminPaths.dashboard,
        label: /*i18n*/ 'Dashboard',
        icon: DashboardOutlined,
        action: 'enterAdmin',
        key: 'd',
      },
      {
        path: adminPaths.analytics,
        label: /*i18n*/ 'Analytics',
        icon: AssessmentOutlined,
        action: 'seeFigures',
        key: 'a',
      },
    ],
  },
  {
    label: /*i18n*/ 'Sales',
    sections: [
      {
        path: adminPaths.newOrder,
        label: /*i18n*/ 'Counter',
        icon: PointOfSaleOutlined,
        action: 'sellAtCounter',
        key: 't',
      },
      {
        path: adminPaths.orders,
        label: /*i18n*/ 'Orders',
        icon: ReceiptLongOutlined,
        action: 'readOrders',
        key: 'o',
      },
      {
        path: adminPaths.returns,
        label: /*i18n*/ 'Returns',
        icon: AssignmentReturnOutlined,
        action: 'readOrders',
      },
      {
        path: adminPaths.reconciliation,
        label: /*i18n*/ 'Reconciliation',
        icon: AccountBalanceOutlined,
        action: 'recordPayments',
      },
      {
        path: adminPaths.customers,
        label: /*i18n*/ 'Customers',
        icon: GroupOutlined,
        action: 'readCustomers',
        key: 'c',
      },
      {
        path: adminPaths.coupons,
        label: /*i18n*/ 'Coupons',
        icon: LocalOfferOutlined,
        action: 'manageCoupons',
      },
      { path: adminPaths.reviews, label: /*i18n*/ 'Reviews', icon: ReviewsOutlined, action: 'manageReviews' },
    ],
  },
  {
    label: /*i18n*/ 'Catalogue',
    sections: [
      {
        path: adminPaths.products,
        label: /*i18n*/ 'Products',
        icon: DiamondOutlined,
        action: 'readCatalog',
        key: 'p',
      },
      {
        path: adminPaths.collections,
        label: /*i18n*/ 'Collections',
        icon: CollectionsOutlined,
        action: 'manageContent',
      },
      {
        path: adminPaths.content,
        label: /*i18n*/ 'Home page',
        icon: HomeOutlined,
        action: 'manageContent',
      },
      {
        path: adminPaths.stock,
        label: /*i18n*/ 'Stock',
        icon: Inventory2Outlined,
        action: 'readCatalog',
        key: 's',
      },
      {
        path: adminPaths.rates,
        label: /*i18n*/ 'Metal rates',
        icon: CurrencyExchangeOutlined,
        action: 'manageRates',
        key: 'r',
      },
    ],
  },
  {
    label: /*i18n*/ 'Communication',
    sections: [
      {
        path: adminPaths.messages,
        label: /*i18n*/ 'Messages',
        icon: ForumOutlined,
        action: 'readMessages',
        key: 'm',
      },
      {
        path: adminPaths.newsletter,
        label: /*i18n*/ 'Newsletter',
        icon: NewspaperOutlined,
        action: 'readSubscribers',
      },
      { path: adminPaths.mail, label: /*i18n*/ 'Mail', icon: MailOutlined, action: 'readMail' },
    ],
  },
  {
    label: /*i18n*/ 'Store',
    isFoldable: true,
    sections: [
      {
        path: adminPaths.settings,
        label: /*i18n*/ 'Settings',
        icon: SettingsOutlined,
        action: 'manageSettings',
      },
      {
        path: adminPaths.staff,
        label: /*i18n*/ 'Staff',
        icon: SupervisorAccountOutlined,
        action: 'manageStaff',
      },
      {
        path: adminPaths.roles,
        label: /*i18n*/ 'Roles',
        icon: BadgeOutlined,
        action: 'manageStaff',
      },
      { path: adminPaths.apiKeys, label: /*i18n*/ 'API keys', icon: KeyOutlined, action: 'manageApiKeys' },
      {
        path: adminPaths.webhooks,
        label: /*i18n*/ 'Webhooks',
        icon: WebhookOutlined,
        action: 'manageWebhooks',
      },
      { path: adminPaths.backups, label: /*i18n*/ 'Backups', icon: BackupOutlined, action: 'manageBackups' },
      { path: adminPaths.audit, label: /*i18n*/ 'Audit log', icon: FactCheckOutlined, action: 'readAudit' },
      {
        path: adminPaths.health,
        label: /*i18n*/ 'Health',
        icon: MonitorHeartOutlined,
        action: 'seeHealth',
      },
    ],
  },
];

/** Additional permissions of screens within a section, by path. They also apply to the paths below. */
const screenPermissions: Record<string, Action> = {
  [adminPaths.shipOrders]: 'manageOrders',
  [adminPaths.newProduct]: 'manageCatalog',
  [adminPaths.importProducts]: 'manageCatalog',
  [adminPaths.changePrices]: 'managePrices',
  [adminPaths.newCustomer]: 'manageCustomers',
  [adminPaths.receipts]: 'manageStock',
  [adminPaths.transfers]: 'manageStock',
  [adminPaths.stockTakes]: 'manageStock',
  [adminPaths.inboxSettings]: 'manageSettings',
};

/** Returns the permission needed to open a screen. */
export function getRequiredPermission(pathname: string): Action | undefined {
  const path = Object.keys(screenPermissions).find((candidate) => isWithin(pathname, candidate));
  return path === undefined ? toSection(pathname)?.action : screenPermissions[path];
}

const sections = sectionGroups.flatMap((group) => group.sections);

/** Returns the section of a path. */
export function toSection(pathname: string): AdminSection | undefined {
  const [section] = sections
    .filter(({ path }) => (path === adminPaths.dashboard ? pathname === path : isWithin(pathname, path)))
    .toSorted((candidate, other) => other.path.length - candidate.path.length);
  return section;
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
