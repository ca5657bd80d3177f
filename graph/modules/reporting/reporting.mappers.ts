import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  AuditEntry: row('AuditEntry'),
  AuditEntryConnection: '../modules/reporting/audit/listAuditEntries.ts#AuditPage',
  ListExport: '../modules/reporting/exports/listExports.queries.ts#KeptExport',
  BulkJob: '../modules/reporting/bulk/bulkJobs.queries.ts#OwnBulkJob',
  BulkJobRow: '../modules/reporting/bulk/bulkJobs.queries.ts#OwnBulkRow',
  BulkJobRowConnection: '../modules/reporting/bulk/bulkJobs.queries.ts#BulkRowPage',
  SavedView: '../modules/reporting/savedViews/listViews.ts#ListedView',
  AdminDashboard: '../modules/reporting/figures/period.ts#Period',
  Analytics: '../modules/reporting/figures/period.ts#Period',
  AdminStats: '../modules/reporting/figures/adminStats.ts#Counts',
  Figures: '../modules/reporting/figures/aggregates.ts#PeriodFigures',
  PieceShare: '../modules/reporting/figures/pieceShares.ts#KindSales',
  TopPiece: '../modules/reporting/figures/topPieces.ts#TopProduct',
};
