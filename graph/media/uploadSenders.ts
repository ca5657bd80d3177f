import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { getMissingScopeMessage, SIGN_IN_OR_KEY } from '#graph/errors/permissionErrors.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';

/** Maximum number of unattached photos per customer. */
const MAX_UNATTACHED = 20;

/** Maximum number of unattached photos per API key. */
const MAX_UNATTACHED_PER_KEY = 500;

export type Caller = Pick<GraphContext, 'viewer' | 'apiKey'>;

/** Owner of an upload. */
export type Sender = ({ ownerId: string } | { apiKeyId: string } | { orderId: string }) & {
  /** Maximum number of the owner's unattached photos. */
  maxUnattached?: number;
  /** Rate limit that applies. */
  attemptKind: 'upload' | 'catalogUpload';
  /** Folder for private files. Omitted for public ones. */
  folder?: string;
};

/** Scopes that allow photo uploads. A key can attach photos only to objects that its scope can write. */
const PHOTO_SCOPES = ['write-catalog', 'write-content'] as const;

/**
 * Returns the sender of photos for products, collections and banners: staff or an integration that writes the
 * catalogue or content.
 */
export function getStaffSender(caller: Caller): Sender {
  const { apiKey } = caller;
  if (apiKey && PHOTO_SCOPES.some((scope) => apiKey.scopes.includes(scope)))
    return { apiKeyId: apiKey.id, maxUnattached: MAX_UNATTACHED_PER_KEY, attemptKind: 'catalogUpload' };
  if (apiKey) throw createHttpRefusal(403, getMissingScopeMessage(PHOTO_SCOPES));
  if (!caller.viewer) throw createHttpRefusal(401, SIGN_IN_OR_KEY);
  const viewer = requireSignedInViewer(caller);
  // Images of collections and banners use the same route.
  if (!viewerHasPermission(viewer, 'manageCatalog') && !viewerHasPermission(viewer, 'manageContent'))
    throw createNotPermittedError();
  return { ownerId: viewer.id, attemptKind: 'catalogUpload' };
}

/** Returns the sender of product videos: staff or an integration that manages the catalogue. */
export function getVideoSender(caller: Caller): Sender {
  const { viewer, apiKey } = caller;
  if (apiKey && !apiKey.scopes.includes('write-catalog'))
    throw createHttpRefusal(403, getMissingScopeMessage(['write-catalog']));
  if (viewer && !viewerHasPermission(viewer, 'manageCatalog')) throw createNotPermittedError();
  return getStaffSender(caller);
}

/** Returns the sender of review photos: any account. */
export function getReviewSender(caller: Caller): Sender {
  return { ownerId: requireSignedInViewer(caller).id, maxUnattached: MAX_UNATTACHED, attemptKind: 'upload' };
}

function requireSignedInViewer({ viewer, apiKey }: Caller): Viewer {
  if (viewer) return viewer;
  if (apiKey) throw createNotPermittedError();
  throw createHttpRefusal(401, 'Authentication required. Please login.');
}

function createNotPermittedError() {
  return createHttpRefusal(403, 'You do not have permission to perform this action.');
}
