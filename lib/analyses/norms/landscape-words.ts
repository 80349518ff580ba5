/** The landscapes, streets and weathers a script can ask for and the English words that name them, as a table. Refuses moods, and rain, which is made on the spot. */

export const landscapeGroups = ['land', 'streets', 'weather'] as const;
export type LandscapeGroup = (typeof landscapeGroups)[number];

/** `words` are small-letter words or phrases, matched whole, a plural s included. `name` reads after 'needs' or 'for'. */
interface Landscape {
  readonly group: LandscapeGroup;
  readonly name: string;
  readonly words: readonly string[];
}

const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

export const landscapes = {
  desert: { group: 'land', name: 'desert', words: list('desert,dune,oasis,wadi,badlands,salt flat') },
  coast: {
    group: 'land',
    name: 'a sea coast',
    words: list('sea,seaside,beach,ocean,coast,seashore,shoreline,sea cliff,surf,cove,lighthouse,promenade,boardwalk'),
  },
  harbour: {
    group: 'land',
    name: 'a harbour',
    words: list('harbour,harbor,dock,docks,dockside,quay,quayside,pier,marina,wharf,jetty,fishing port'),
  },
  island: { group: 'land', name: 'an island', words: list('island,islet,atoll') },
  mountains: {
    group: 'land',
    name: 'mountains',
    words: list('mountain,mountainside,peak,alps,summit,ravine,canyon,gorge,ridge'),
  },
  woods: { group: 'land', name: 'woods', words: list('woods,forest,woodland,glade,pines') },
  jungle: { group: 'land', name: 'jungle', words: list('jungle,rainforest,mangrove,palm tree') },
  freshwater: {
    group: 'land',
    name: 'a river or lake',
    words: list('river,riverbank,riverside,lake,lakeside,waterfall,canal,swamp,pond,creek'),
  },
  farmland: {
    group: 'land',
    name: 'farmland',
    words: list(
      'farm,farmyard,farmhouse,open field,fields,meadow,pasture,barn,orchard,vineyard,allotment,cornfield,wheatfield',
    ),
  },
  plains: { group: 'land', name: 'open plains', words: list('prairie,plains,steppe,savannah,savanna,ranch,grassland') },
  oldTown: {
    group: 'streets',
    name: 'an old town',
    words: list('old town,cobbled,cobblestone,cobbles,medieval,piazza,plaza,cathedral,bazaar,souk,town square'),
  },
  castle: { group: 'streets', name: 'a castle or palace', words: list('castle,palace,fortress,citadel,manor,chateau') },
  city: {
    group: 'streets',
    name: 'a big city',
    words: list('city,downtown,skyscraper,skyline,subway,metro station,high-rise,penthouse,office tower'),
  },
  smallTown: {
    group: 'streets',
    name: 'a small town',
    words: list('town,main street,high street,small town'),
  },
  village: { group: 'streets', name: 'a village', words: list('village,hamlet,village green,churchyard') },
  suburb: { group: 'streets', name: 'suburban streets', words: list('suburb,suburban,cul-de-sac,driveway,front lawn') },
  industry: {
    group: 'streets',
    name: 'industrial ground',
    words: list('factory,warehouse,shipyard,refinery,power station,power plant,steelworks,quarry,scrapyard,railyard'),
  },
  ruins: { group: 'streets', name: 'ruins', words: list('ruins,ruined,ruin,temple,amphitheatre,amphitheater,rubble') },
  snow: { group: 'weather', name: 'snow', words: list('snow,snowy,snowdrift,snowfield,blizzard,glacier,sleet') },
  heat: {
    group: 'weather',
    name: 'hot summers',
    words: list('heat,heatwave,scorching,sweltering,sunbaked,blistering,parched'),
  },
} as const satisfies Record<string, Landscape>;

export type LandscapeTag = keyof typeof landscapes;
export const landscapeTags = Object.keys(landscapes) as LandscapeTag[];
