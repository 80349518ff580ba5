/** Which conventions belong to which genre. A genre without an entry gets no advice. */
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import type { Convention } from './convention.ts';
import { actionConventions } from './genres/action.ts';
import { adventureConventions } from './genres/adventure.ts';
import { comedyConventions } from './genres/comedy.ts';
import { crimeConventions } from './genres/crime.ts';
import { dramaConventions } from './genres/drama.ts';
import { fantasyConventions } from './genres/fantasy.ts';
import { horrorConventions } from './genres/horror.ts';
import { romanceConventions } from './genres/romance.ts';
import { scienceFictionConventions } from './genres/science-fiction.ts';
import { thrillerConventions } from './genres/thriller.ts';

export const conventionsByGenre: Readonly<Partial<Record<ProducedGenre, readonly Convention[]>>> = {
  action: actionConventions,
  adventure: adventureConventions,
  comedy: comedyConventions,
  crime: crimeConventions,
  drama: dramaConventions,
  fantasy: fantasyConventions,
  horror: horrorConventions,
  romance: romanceConventions,
  scifi: scienceFictionConventions,
  thriller: thrillerConventions,
};
