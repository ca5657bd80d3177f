// What the back-office says beside what the shop says too.
export { messages } from './ne.po';
