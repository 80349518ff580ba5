/** What a script is called on its title page or in the form, by its kind. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

export const televisionFilms: Phrases = ['{tv|television}{-| }{movie|film}'];

export const limitedSeries: Phrases = ['{limited|mini}~series'];

export const halfHours: Phrases = lexicon(`
  half~hour = Half-Hour Comedy ≠ half an hour
  30~min(ute)(s) = 30-minute pilot ≠ 30 pages
  sit(-)com = Sitcom ≠ sit
  multi~cam(era) = multi-camera ≠ multiple
  single~cam(era) = single cam ≠ single
`);

export const shortFilms: Phrases = ['short'];

export const episodes: Phrases = lexicon(`
  pilot = TV Pilot ≠ The Pilots
  tv
  television
  series = Series One ≠ serial
  episode
  hour~long = hour-long drama ≠ a long hour
  one~hour = One-Hour Drama ≠ one more hour
  web~series
  teleplay
`);

export const feature: Phrases = ['feature', 'movie', 'film', 'motion picture', 'screenplay'];

/** What says an hour, at the beginning of a word or more. */
export const hours: Phrases = ['hour~long', 'one~hour', '1~hour', '60~min'];
