// Back-office messages that the shop does not have.
export { messages } from './ne.po';
