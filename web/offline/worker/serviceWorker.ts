import { clientsClaim } from 'workbox-core';
import { cacheFiles } from './cacheFiles.ts';
import { cachePhotos } from './cachePhotos.ts';
import { cacheResponses } from './cacheResponses.ts';
import { cacheShell } from './cacheShell.ts';

declare const self: ServiceWorkerGlobalScope;

// Keeps the shop readable offline: its files, the last responses to guests and viewed photos are cached. Online, the
// page and all responses come from the server.
cacheShell();
cacheFiles();
cachePhotos();
cacheResponses();

// The next release takes over without waiting until all windows of this one are closed.
self.skipWaiting();
clientsClaim();
