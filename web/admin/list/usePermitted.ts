import { useMay } from '#web/session/useMay.ts';
import type { ListDefinition } from './listDefinition.ts';

/** A list with what the viewer may see and do with its rows alone: without anything to do, no row can be chosen. */
export function usePermitted<Row>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const may = useMay();
  const { bulkActions, bulkLinks, exportFilter, columns, ...rest } = definition;
  const allowed = bulkActions?.filter(({ needs }) => !needs || may(needs)) ?? [];
  const links = bulkLinks?.filter(({ needs }) => needs.some(may)) ?? [];
  return {
    ...rest,
    columns: columns.filter(({ needs }) => !needs || may(needs)),
    ...(allowed.length + links.length > 0 && { bulkActions: allowed, bulkLinks: links }),
    ...(exportFilter && may('exportLists') && { exportFilter }),
  };
}
