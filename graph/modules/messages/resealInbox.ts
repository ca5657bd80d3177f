// What the renewal of the server's secrets does for the messages.
export { resealInbox } from './inbound/inboxSecrets.ts';
