import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';

/** Whose dashboard it is; each part is read when it is asked for. */
export interface Dashboard {
  userId: string;
}

export function customerDashboard(context: GraphContext): Dashboard {
  return { userId: requireViewer(context).id };
}
