/** Which conventions belong to which genre. A genre without an entry gets no advice. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import type { Convention } from './convention.ts';
import { comedyConventions, dramaConventions, romanceConventions } from './conventions/close-genres.ts';
import { crimeConventions, horrorConventions, thrillerConventions } from './conventions/dark-genres.ts';
import { actionConventions, adventureConventions } from './conventions/force-genres.ts';
import { fantasyConventions, scienceFictionConventions } from './conventions/wonder-genres.ts';

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

/** The convention with an id, for the reasoning that its card shows. */
export const conventionById = (id: string): Convention | undefined =>
  Object.values(conventionsByGenre)
    .flat()
    .find((convention) => convention.id === id);
