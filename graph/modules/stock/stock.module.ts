import { MAX_LINES } from '#domain/stock/documentSchemas.ts';
import { MAX_ROWS } from '#domain/stock/stockRows.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as deskResolvers } from './levels/levels.resolvers.ts';
import { stockItemsList } from './levels/stockItemsList.ts';
import { resolvers as locationsResolvers } from './locations/locations.resolvers.ts';
import { resolvers as receiptsResolvers } from './receipts/receipts.resolvers.ts';
import { receiptsList } from './receipts/receiptsList.ts';
import { access } from './stock.access.ts';
import { resolvers as takesResolvers } from './stockTakes/stockTakes.resolvers.ts';
import { stockTakesList } from './stockTakes/stockTakesList.ts';
import { resolvers as transfersResolvers } from './transfers/transfers.resolvers.ts';
import { transfersList } from './transfers/transfersList.ts';

/**
 * Stock levels, receipts, transfers and stock-takes. Availability for sale belongs to the catalog
 * module.
 */
export const stock: GraphModule = {
  resolvers: [locationsResolvers, deskResolvers, receiptsResolvers, transfersResolvers, takesResolvers],
  access,
  longLists: {
    'SetStockLevelsInput.rows': MAX_ROWS,
    'SetLowStockInput.skus': MAX_LINES,
    'ReceiveGoodsInput.lines': MAX_LINES,
    'CreateTransferInput.lines': MAX_LINES,
    'UpdateTransferInput.lines': MAX_LINES,
    'ReceiveTransferInput.lines': MAX_LINES,
  },
};

/** Lists that staff can export, by their URL names. */
export const lists = {
  stockItems: stockItemsList,
  receipts: receiptsList,
  transfers: transfersList,
  stockTakes: stockTakesList,
};
