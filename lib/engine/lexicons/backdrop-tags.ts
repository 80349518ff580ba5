/** What any story may have about it, and makes no two films alike. Own list. */
import { lexicon } from '../../screenplay/text/phrases.ts';

/** Tags of films that any story may have about it: towns, rooms, vehicles, weather, feast days. Two films that share nothing else are not alike. Own list. */
export const backdropTags: ReadonlySet<string> = new Set(
  lexicon(`
  airport
  apartment building
  bar
  bridge
  department store
  elevator
  farm
  hospital
  hotel
  lake
  mansion
  motel
  museum
  nightclub
  restaurant
  school
  shopping mall
  skyscraper
  small town
  suburbia
  subway
  swimming pool
  train station
  tunnel
  university
  village
  berlin
  boston
  chicago
  detroit
  florida
  hong kong
  las vegas
  london
  los angeles
  new orleans
  new york city
  paris
  rome
  san francisco
  texas
  tokyo
  venice
  vienna
  boat
  bus
  car
  car accident
  horse
  letters
  motorcycle
  newspaper
  telephone
  train
  cats
  dog
  forest
  heat wave
  mountains
  snow
  storm
  ball
  birthday
  christmas
  dinner party
  funeral
  holiday
  new year's eve
  thanksgiving
  golf
  running
  swimming
  tennis
`).map(({ phrase }) => phrase),
);
