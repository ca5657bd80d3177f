import { requireMay } from '#graph/access/requireMay.ts';
import type { GraphContext } from '#graph/context.ts';
import { exportedLists, isListName } from '../exports/exportedLists.ts';

/** Throws unless the viewer may see the list: its views tell what others look for in it. */
export function requireList(context: GraphContext, list: string): void {
  if (isListName(list)) requireMay(context, exportedLists[list].action);
}
