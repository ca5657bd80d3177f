import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { SIGN_IN_OR_KEY, scopeMissing } from '#graph/errors/permissionErrors.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';

/** How many photographs of one customer may be on nothing yet. */
const MAX_WAITING = 20;

/** Likewise of a program. */
const MAX_WAITING_OF_KEY = 500;

export type AccessRule = Pick<GraphContext, 'viewer' | 'apiKey'>;

/** Whose photograph it is. */
export type Sender = ({ ownerId: string } | { apiKeyId: string } | { orderId: string }) & {
  /** How many photographs that are on nothing yet they may have. */
  most?: number;
  /** What their photographs are counted as. */
  tried: 'upload' | 'catalogUpload';
  /** The folder they are kept in, where it is not the one that everybody sees. */
  folder?: string;
};

/** Scopes of programs that send photographs: each attaches them only to what it may write. */
const PHOTO_SCOPES = ['write-catalog', 'write-content'] as const;

/** Sender of photographs for pieces, collections and banners: staff, or a program that writes the catalog or the content. */
export function staff(who: AccessRule): Sender {
  const { apiKey } = who;
  if (apiKey && PHOTO_SCOPES.some((scope) => apiKey.scopes.includes(scope)))
    return { apiKeyId: apiKey.id, most: MAX_WAITING_OF_KEY, tried: 'catalogUpload' };
  if (apiKey) throw httpRefusal(403, scopeMissing(PHOTO_SCOPES));
  if (!who.viewer) throw httpRefusal(401, SIGN_IN_OR_KEY);
  const viewer = signedIn(who);
  // Pictures of collections and banners come the same way.
  if (!viewerMay(viewer, 'manageCatalog') && !viewerMay(viewer, 'manageContent')) throw notPermitted();
  return { ownerId: viewer.id, tried: 'catalogUpload' };
}

/** Who sends videos of pieces: staff who describe them, and programs that write the catalog. */
export function filmer(who: AccessRule): Sender {
  const { viewer, apiKey } = who;
  if (apiKey && !apiKey.scopes.includes('write-catalog'))
    throw httpRefusal(403, scopeMissing(['write-catalog']));
  if (viewer && !viewerMay(viewer, 'manageCatalog')) throw notPermitted();
  return staff(who);
}

/** Who sends photographs for reviews: any account. */
export function reviewer(who: AccessRule): Sender {
  return { ownerId: signedIn(who).id, most: MAX_WAITING, tried: 'upload' };
}

function signedIn({ viewer, apiKey }: AccessRule): Viewer {
  if (viewer) return viewer;
  if (apiKey) throw notPermitted();
  throw httpRefusal(401, 'Authentication required. Please login.');
}

function notPermitted() {
  return httpRefusal(403, 'You do not have permission to perform this action.');
}
