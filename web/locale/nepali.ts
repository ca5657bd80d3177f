// All that only the Nepali store needs: its faces, its texts and its calendar.
import './fonts.ne.css';

export { inNepali } from '#domain/calendar/nepaliTime.ts';
export { messages } from './ne.po';
export { problemInNepali } from './problemInNepali.ts';
