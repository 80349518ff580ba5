/** Tells places that lie inside, whatever side their heading says. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import { insideOnly } from '../lexicons/flaws/sides.ts';
import { partWords, roomsElsewhere } from '../lexicons/place-words.ts';
import { locationWords } from './location-names.ts';

const inside = wholeWords(insideOnly, { flags: '', end: '$' });

/** 'HALLWAY' of 'AGENCY - HALLWAY', the last words of a location; null where it ends in no room. */
export const insideKind = (location: string): string | null => inside.exec(location.toUpperCase().trim())?.[0] ?? null;

/** True of a place headed as a room or a floor alone, of whatever house: no hotel's, no hospital's, no hall of its own name. */
export function isRoomAlone(name: string): boolean {
  const words = locationWords(name);
  const last = words.at(-1) ?? '';
  return (
    (last === 'FLOOR' || (partWords.has(last) && last !== 'HALL' && !notOfAHouse.has(last))) &&
    !words.some((word) => roomsElsewhere.has(word))
  );
}
/** Parts that every building has, or that lie by themselves. */
const notOfAHouse = new Set([
  'LOT',
  'GATE',
  'GATES',
  'GARDENS',
  'CAFETERIA',
  'CANTEEN',
  'AUDITORIUM',
  'BOOTH',
  'POOL',
  'WARD',
  'RECEPTION',
  'LOBBY',
  'COURTYARD',
]);
