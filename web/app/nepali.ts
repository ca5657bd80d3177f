// All that only the Nepali store needs: its faces, its texts and its calendar.
import './fonts.ne.css';

export { inNepali } from '#domain/nepaliTime.ts';
export { messages } from '../locales/ne.po';
export { compileInNepali } from './nepaliSayings.ts';
