import { clientsClaim } from 'workbox-core';
import { keepAnswers } from './keepAnswers.ts';
import { keepFiles } from './keepFiles.ts';
import { keepPhotographs } from './keepPhotographs.ts';
import { keepShell } from './keepShell.ts';

declare const self: ServiceWorkerGlobalScope;

// Keeps the shop readable without a connection: its own files, what the store last answered to guests, and the
// photographs that were seen. With a connection the page and every answer come from the server.
keepShell();
keepFiles();
keepPhotographs();
keepAnswers();

// The next release need not wait until the last window of this one is closed.
self.skipWaiting();
clientsClaim();
