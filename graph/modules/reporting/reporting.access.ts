import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    adminDashboard: staff('enterAdmin'),
    analytics: staff('seeFigures'),
    adminStats: staff('enterAdmin'),
    auditEntries: staff('readAudit'),
    listExports: staff('enterAdmin'),
    bulkJobs: staff('enterAdmin'),
    bulkJob: staff('enterAdmin'),
    savedViews: staff('enterAdmin'),
  },
  Mutation: {
    startListExport: staff('exportLists'),
    cancelListExport: staff('enterAdmin'),
    startBulkJob: staff('enterAdmin'),
    stopBulkJob: staff('enterAdmin'),
    undoBulkJob: staff('enterAdmin'),
    saveView: staff('enterAdmin'),
    deleteView: staff('enterAdmin'),
    setDefaultView: staff('enterAdmin'),
  },
  // Everybody of the staff has a first screen; what it shows depends on what they may see.
  fields: {
    'AdminDashboard.figures': staff('seeFigures'),
    'AdminDashboard.previous': staff('seeFigures'),
    'AdminDashboard.series': staff('seeFigures'),
    'AdminDashboard.previousSeries': staff('seeFigures'),
    'AdminDashboard.topPieces': staff('seeFigures'),
    'AdminDashboard.ordersByStatus': staff('readOrders'),
    'AdminDashboard.waitingOrders': staff('readOrders'),
    'AdminDashboard.latestOrders': staff('readOrders'),
    'AdminDashboard.lowStock': staff('readCatalog'),
    'AdminDashboard.lowStockCount': staff('readCatalog'),
    'AdminDashboard.lowItems': staff('readCatalog'),
    'AdminDashboard.lowItemCount': staff('readCatalog'),
    'AdminStats.ordersToday': staff('readOrders'),
    'AdminStats.waitingOrders': staff('readOrders'),
    'AdminStats.customers': staff('readCustomers'),
    'AdminStats.activeProducts': staff('readCatalog'),
    'AdminStats.draftProducts': staff('readCatalog'),
    'AdminStats.archivedProducts': staff('readCatalog'),
    'AdminStats.outOfStock': staff('readCatalog'),
    'AdminStats.pendingReviews': staff('manageReviews'),
    'AdminStats.failedMails': staff('readMail'),
  },
} satisfies AccessTable;
