import type { GraphContext } from '../../context.ts';
import { requireViewer } from '../accounts/requireViewer.ts';

/** Whose dashboard it is; each part is read when it is asked for. */
export interface Dashboard {
  userId: string;
}

export function customerDashboard(context: GraphContext): Dashboard {
  return { userId: requireViewer(context).id };
}
