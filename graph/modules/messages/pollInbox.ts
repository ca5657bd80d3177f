// What the worker does for the messages beside their jobs.
export { pollInbox } from './inbox/pollInbox.ts';
