import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    adminDashboard: staff('seeFigures'),
    analytics: staff('seeFigures'),
    adminStats: staff('seeFigures'),
    auditEntries: staff('readAudit'),
    listExports: staff('enterAdmin'),
    savedViews: staff('enterAdmin'),
  },
  Mutation: {
    startListExport: staff('exportLists'),
    cancelListExport: staff('enterAdmin'),
    saveView: staff('enterAdmin'),
    deleteView: staff('enterAdmin'),
    setDefaultView: staff('enterAdmin'),
  },
} satisfies AccessTable;
