// Everything that only the Nepali shop needs: fonts, texts and calendar.
import './fonts.ne.css';

export { nepaliTime } from '#domain/calendar/nepaliTime.ts';
export { messages } from './ne.po';
export { translateProblemIntoNepali } from './problemInNepali.ts';
