// Nepali messages used only in the back office.
export { messages } from './ne.po';
