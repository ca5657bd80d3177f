import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { SIGN_IN_OR_KEY, scopeMissing } from '#graph/errors/permissionErrors.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';

/** Limit of unattached photos per customer. */
const MAX_UNATTACHED = 20;

/** Limit of unattached photos per API key. */
const MAX_UNATTACHED_PER_KEY = 500;

export type Caller = Pick<GraphContext, 'viewer' | 'apiKey'>;

/** Owner of an upload. */
export type Sender = ({ ownerId: string } | { apiKeyId: string } | { orderId: string }) & {
  /** Limit of the owner's unattached photos. */
  maxUnattached?: number;
  /** Rate limit that applies. */
  attemptKind: 'upload' | 'catalogUpload';
  /** Folder for private files. Omitted for public ones. */
  folder?: string;
};

/** Scopes that allow photo uploads. Each attaches photos only to objects it may write. */
const PHOTO_SCOPES = ['write-catalog', 'write-content'] as const;

/**
 * Returns the sender of photos for products, collections and banners: staff or an integration that writes the
 * catalogue or content.
 */
export function staffSender(caller: Caller): Sender {
  const { apiKey } = caller;
  if (apiKey && PHOTO_SCOPES.some((scope) => apiKey.scopes.includes(scope)))
    return { apiKeyId: apiKey.id, maxUnattached: MAX_UNATTACHED_PER_KEY, attemptKind: 'catalogUpload' };
  if (apiKey) throw httpRefusal(403, scopeMissing(PHOTO_SCOPES));
  if (!caller.viewer) throw httpRefusal(401, SIGN_IN_OR_KEY);
  const viewer = signedIn(caller);
  // Images of collections and banners use the same route.
  if (!viewerHasPermission(viewer, 'manageCatalog') && !viewerHasPermission(viewer, 'manageContent'))
    throw notPermitted();
  return { ownerId: viewer.id, attemptKind: 'catalogUpload' };
}

/** Returns the sender of product videos: staff or an integration that manages the catalogue. */
export function videoSender(caller: Caller): Sender {
  const { viewer, apiKey } = caller;
  if (apiKey && !apiKey.scopes.includes('write-catalog'))
    throw httpRefusal(403, scopeMissing(['write-catalog']));
  if (viewer && !viewerHasPermission(viewer, 'manageCatalog')) throw notPermitted();
  return staffSender(caller);
}

/** Returns the sender of review photos: any account. */
export function reviewSender(caller: Caller): Sender {
  return { ownerId: signedIn(caller).id, maxUnattached: MAX_UNATTACHED, attemptKind: 'upload' };
}

function signedIn({ viewer, apiKey }: Caller): Viewer {
  if (viewer) return viewer;
  if (apiKey) throw notPermitted();
  throw httpRefusal(401, 'Authentication required. Please login.');
}

function notPermitted() {
  return httpRefusal(403, 'You do not have permission to perform this action.');
}
