// All that only the Nepali store needs: its faces and its texts.
import './fonts.ne.css';

export { messages } from '../locales/ne.po';
