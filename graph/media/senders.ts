import type { GraphContext, Viewer } from '../context.ts';
import { httpRefusal } from '../httpErrors.ts';
import { viewerMay } from '../permissions/viewerMay.ts';

/** How many photographs of one customer may be on nothing yet. */
const MOST_WAITING = 20;

export type Who = Pick<GraphContext, 'viewer' | 'apiKey' | 'tokenProblem'>;

/** Whose photograph it is. */
export interface Sender {
  ownerId: string;
  /** How many photographs that are on nothing yet they may have. */
  most?: number;
}

/** Who sends photographs for pieces. */
export function staff(who: Who): Sender {
  const viewer = signedIn(who);
  if (!viewerMay(viewer, 'manageCatalog')) throw notPermitted();
  return { ownerId: viewer.id };
}

/** Who sends photographs for reviews: any account. */
export function reviewer(who: Who): Sender {
  return { ownerId: signedIn(who).id, most: MOST_WAITING };
}

function signedIn({ viewer, apiKey, tokenProblem }: Who): Viewer {
  if (viewer) return viewer;
  if (apiKey) throw notPermitted();
  throw httpRefusal(
    401,
    tokenProblem === 'expired'
      ? 'Your session has expired. Please login again.'
      : 'Authentication required. Please login.',
  );
}

function notPermitted() {
  return httpRefusal(403, 'You do not have permission to perform this action.');
}
