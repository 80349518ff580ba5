/** Words of a heading that name a place where a community meets. Ours. */
import { type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';

/** A hall by itself is a room of a house; one of these halls is the community's. */
const halls: Phrases = [
  'dance',
  'assembly',
  'music',
  'concert',
  'community',
  'union',
  'bingo',
  'memorial',
  'civic',
  'parish',
  'mess',
];
const places: Phrases = [
  'town',
  'village',
  'harbo(u)r',
  'church',
  'temple',
  'mosque',
  'school',
  'market',
  'street',
  '{halls} hall',
  'cinema',
  'pub',
  'cafe',
  'bar',
  'club',
  'society',
  'neighbo(u)rhood',
  'factory',
  'allotment(s)',
  'library',
];

export const communityPlace: RegExp = wholeWords(places, { slots: { halls } });
