/**
 * Countries, regions and big cities by name, as a table of our own, to recognise where a script says it is set. Leaves out small places and every name it could mistake: words that are also given names or things count only where a heading or a caption prints them.
 */

/** `country` as in production-places; `region` is the state or island group there, where that table has a row of its own for it. */
export interface NamedPlace {
  readonly name: string;
  readonly kind: 'country' | 'region' | 'city';
  readonly country: string;
  readonly region: string | null;
  readonly language: string;
  readonly ambiguous: boolean;
}

/** Country: language, then its cities; 'City>Region' where the region matters. */
const countries: readonly (readonly [country: string, language: string, cities: string])[] = [
  [
    'United Kingdom',
    'English',
    'London,Manchester,Liverpool,Birmingham,Leeds,Glasgow,Edinburgh,Belfast,Cardiff,Bristol,Brighton,Oxford,Cambridge,Yorkshire,Cornwall,Northumberland,Lincolnshire,Norfolk,Suffolk,Essex,Sussex,Surrey,Hampshire,Dorset,Somerset,Wiltshire,Gloucestershire,Oxfordshire,Cambridgeshire,Derbyshire,Nottinghamshire,Lancashire,Cumbria,Shropshire,Cotswolds,Newcastle,Sheffield,Nottingham,Margate,Whitby,Blackpool,Aberdeen,Inverness,Swansea,Soho,Brixton,York,Kent,Devon,Portsmouth,Plymouth,Southampton,Dover',
  ],
  ['Ireland', 'English', 'Dublin,Galway,Limerick,Cork,Connemara,Donegal,County Clare,County Kerry'],
  ['Hungary', 'Hungarian', 'Budapest'],
  ['Czechia', 'Czech', 'Prague,Brno'],
  ['Poland', 'Polish', 'Warsaw,Krakow,Kraków,Gdansk,Gdańsk,Lodz,Łódź'],
  ['Croatia', 'Croatian', 'Zagreb,Dubrovnik,Zadar'],
  ['Montenegro', 'Montenegrin', 'Podgorica,Kotor'],
  [
    'France',
    'French',
    'Paris,Marseille,Lyon,Grenoble,Chambéry,Chamonix,Toulouse,Lille,Nantes,Strasbourg,Nice,Cannes,Bordeaux,Normandy,Brittany,Provence,Versailles',
  ],
  ['Spain', 'Spanish', 'Madrid,Barcelona,Seville,Valencia,Granada,Andalusia,Mallorca,Ibiza,Tenerife>Canary Islands'],
  ['Malta', 'Maltese', 'Valletta,Gozo'],
  ['Greece', 'Greek', 'Athens,Thessaloniki,Crete,Santorini,Mykonos'],
  ['Iceland', 'Icelandic', 'Reykjavik,Reykjavík,Akureyri'],
  ['Cyprus', 'Greek', 'Nicosia,Limassol,Larnaca'],
  ['Estonia', 'Estonian', 'Tallinn,Tartu'],
  ['Saudi Arabia', 'Arabic', 'Riyadh,Jeddah,Mecca'],
  ['United Arab Emirates', 'Arabic', 'Dubai,Abu Dhabi>Abu Dhabi'],
  ['Jordan', 'Arabic', 'Amman,Petra,Aqaba'],
  [
    'India',
    'Hindi',
    'Mumbai,Bombay,Delhi,New Delhi,Kolkata,Calcutta,Chennai,Bangalore,Hyderabad,Goa,Kerala,Jaipur,Varanasi,Rajasthan,Punjab,Kashmir',
  ],
  ['Thailand', 'Thai', 'Bangkok,Phuket,Chiang Mai'],
  ['Australia', 'English', 'Sydney,Melbourne,Brisbane,Perth,Adelaide,Darwin,Tasmania,Queensland'],
  ['New Zealand', 'English', 'Auckland,Wellington,Christchurch,Queenstown'],
  ['South Africa', 'English', 'Johannesburg,Cape Town,Durban,Pretoria,Soweto'],
  ['Colombia', 'Spanish', 'Bogota,Bogotá,Medellin,Medellín,Cartagena,Cali'],
  ['Chile', 'Spanish', 'Santiago,Valparaiso,Valparaíso,Atacama'],
  ['Dominican Republic', 'Spanish', 'Santo Domingo,Punta Cana'],
  [
    'Canada',
    'English',
    'Toronto>Ontario,Ottawa>Ontario,Vancouver>British Columbia,Calgary>Alberta,Edmonton>Alberta,Winnipeg>Manitoba,Montreal,Montréal,Quebec,Halifax,Nova Scotia,Yukon',
  ],
  [
    'United States',
    'English',
    'New York City>New York,Manhattan>New York,Brooklyn>New York,Queens>New York,Bronx>New York,Harlem>New York,Buffalo>New York,Long Island>New York,Newark>New Jersey,Hoboken>New Jersey,Jersey City>New Jersey,Los Angeles>California,Hollywood>California,San Francisco>California,San Diego>California,Oakland>California,Malibu>California,Santa Monica>California,Beverly Hills>California,Sacramento>California,Albuquerque>New Mexico,Santa Fe>New Mexico,Chicago>Illinois,Boston>Massachusetts,Cape Cod>Massachusetts,Houston>Texas,Dallas>Texas,Austin>Texas,San Antonio>Texas,El Paso>Texas,Louisville>Kentucky,Lexington>Kentucky,Atlanta>Georgia (US),Savannah>Georgia (US),New Orleans,Philadelphia,Pittsburgh,Detroit,Cleveland,Seattle,Portland,Denver,Phoenix,Las Vegas,Miami,Orlando,Memphis,Nashville,Baltimore,Minneapolis,St. Louis,Kansas City,Salt Lake City,Honolulu,Key West,Fort Lauderdale,Tampa,Palm Beach,Palm Springs>California,Pasadena>California,Burbank>California,Long Beach>California,Bakersfield>California,Berkeley>California,Monterey>California,Albany>New York,Atlantic City>New Jersey,Princeton>New Jersey,Fort Worth>Texas,Galveston>Texas,Las Cruces>New Mexico,Milwaukee,Cincinnati,Columbus,Indianapolis,Omaha,Oklahoma City,Tulsa,Tucson,Scottsdale,Reno,Boise,Anchorage,Charleston,Baton Rouge,Little Rock,Des Moines,Hartford,Nantucket>Massachusetts,Aspen,Arlington,Quantico',
  ],
  ['Germany', 'German', 'Berlin,Munich,Hamburg,Frankfurt,Cologne,Dresden,Leipzig,Bavaria'],
  ['Austria', 'German', 'Vienna,Salzburg,Tyrol'],
  ['Switzerland', 'German', 'Zurich,Geneva'],
  ['Italy', 'Italian', 'Rome,Milan,Venice,Naples,Florence,Turin,Palermo,Sicily,Tuscany,Sardinia'],
  ['Portugal', 'Portuguese', 'Lisbon,Porto,Algarve'],
  ['Belgium', 'Dutch', 'Brussels,Antwerp,Bruges'],
  ['Netherlands', 'Dutch', 'Amsterdam,Rotterdam,The Hague'],
  ['Denmark', 'Danish', 'Copenhagen'],
  ['Sweden', 'Swedish', 'Stockholm,Gothenburg'],
  ['Norway', 'Norwegian', 'Oslo,Bergen,Svalbard'],
  ['Finland', 'Finnish', 'Helsinki,Lapland'],
  ['Russia', 'Russian', 'Moscow,St. Petersburg,Leningrad,Siberia'],
  ['Ukraine', 'Ukrainian', 'Kyiv,Kiev,Odessa,Odesa,Lviv'],
  ['Romania', 'Romanian', 'Bucharest,Transylvania'],
  ['Bulgaria', 'Bulgarian', 'Sofia'],
  ['Serbia', 'Serbian', 'Belgrade'],
  ['Turkey', 'Turkish', 'Istanbul,Ankara,Anatolia'],
  ['Israel', 'Hebrew', 'Jerusalem,Tel Aviv'],
  ['Lebanon', 'Arabic', 'Beirut'],
  ['Syria', 'Arabic', 'Damascus,Aleppo'],
  ['Iraq', 'Arabic', 'Baghdad,Mosul,Fallujah'],
  ['Iran', 'Persian', 'Tehran'],
  ['Afghanistan', 'Dari', 'Kabul,Kandahar'],
  ['Pakistan', 'Urdu', 'Karachi,Lahore,Islamabad'],
  ['Bangladesh', 'Bengali', 'Dhaka'],
  ['Nepal', 'Nepali', 'Kathmandu'],
  ['Egypt', 'Arabic', 'Cairo,Alexandria'],
  ['Morocco', 'Arabic', 'Casablanca,Marrakech,Marrakesh,Tangier'],
  ['Tunisia', 'Arabic', 'Tunis'],
  ['Kenya', 'Swahili', 'Nairobi,Mombasa'],
  ['Nigeria', 'English', 'Lagos,Abuja'],
  ['Ghana', 'English', 'Accra'],
  ['Ethiopia', 'Amharic', 'Addis Ababa'],
  ['China', 'Chinese', 'Beijing,Shanghai,Shenzhen'],
  ['Hong Kong', 'Chinese', 'Kowloon'],
  ['Taiwan', 'Chinese', 'Taipei'],
  ['Japan', 'Japanese', 'Tokyo,Osaka,Kyoto,Hiroshima,Okinawa'],
  ['South Korea', 'Korean', 'Seoul,Busan'],
  ['Vietnam', 'Vietnamese', 'Hanoi,Saigon,Ho Chi Minh City'],
  ['Philippines', 'Filipino', 'Manila'],
  ['Indonesia', 'Indonesian', 'Jakarta,Bali,Sumatra'],
  ['Malaysia', 'Malay', 'Kuala Lumpur'],
  ['Singapore', 'English', ''],
  ['Mexico', 'Spanish', 'Mexico City,Tijuana,Juarez,Juárez,Acapulco,Oaxaca'],
  ['Cuba', 'Spanish', 'Havana'],
  ['Jamaica', 'English', 'Kingston'],
  ['Brazil', 'Portuguese', 'Rio de Janeiro,Sao Paulo,São Paulo,Brasilia'],
  ['Argentina', 'Spanish', 'Buenos Aires,Patagonia'],
  ['Peru', 'Spanish', 'Lima,Cusco'],
  ['Venezuela', 'Spanish', 'Caracas'],
  ['Bolivia', 'Spanish', 'La Paz,Cochabamba'],
  ['Ecuador', 'Spanish', 'Quito,Guayaquil'],
  ['Uruguay', 'Spanish', 'Montevideo'],
  ['Paraguay', 'Spanish', 'Asuncion'],
  ['Panama', 'Spanish', 'Panama City'],
  ['Nicaragua', 'Spanish', 'Managua'],
  ['El Salvador', 'Spanish', 'San Salvador'],
  ['Guatemala', 'Spanish', 'Guatemala City'],
  ['Honduras', 'Spanish', 'Tegucigalpa'],
  ['Haiti', 'French', 'Port-au-Prince'],
  ['Puerto Rico', 'Spanish', 'San Juan'],
  ['Bahamas', 'English', 'Nassau'],
  ['Rwanda', 'Kinyarwanda', 'Kigali'],
  ['Uganda', 'English', 'Kampala,Entebbe'],
  ['Tanzania', 'Swahili', 'Dar es Salaam,Zanzibar'],
  ['Zimbabwe', 'English', 'Harare,Bulawayo'],
  ['Congo', 'French', 'Kinshasa,Leopoldville'],
  ['Sierra Leone', 'English', 'Freetown'],
  ['Liberia', 'English', 'Monrovia'],
  ['Somalia', 'Somali', 'Mogadishu'],
  ['Sudan', 'Arabic', 'Khartoum,Darfur'],
  ['Algeria', 'Arabic', 'Algiers,Oran'],
  ['Libya', 'Arabic', 'Tripoli,Benghazi,Tobruk'],
  ['Kuwait', 'Arabic', 'Kuwait City'],
  ['Yemen', 'Arabic', "Sana'a,Aden"],
  ['Cambodia', 'Khmer', 'Phnom Penh,Siem Reap'],
  ['Myanmar', 'Burmese', 'Rangoon,Yangon,Mandalay'],
  ['Sri Lanka', 'Sinhala', 'Colombo'],
  ['Tibet', 'Tibetan', 'Lhasa'],
  ['Mongolia', 'Mongolian', 'Ulan Bator'],
  ['North Korea', 'Korean', 'Pyongyang'],
  ['Kazakhstan', 'Kazakh', 'Almaty,Baikonur'],
  ['Slovakia', 'Slovak', 'Bratislava'],
  ['Slovenia', 'Slovene', 'Ljubljana'],
  ['Bosnia', 'Bosnian', 'Sarajevo,Srebrenica'],
  ['Albania', 'Albanian', 'Tirana'],
  ['Latvia', 'Latvian', 'Riga'],
  ['Lithuania', 'Lithuanian', 'Vilnius'],
  ['Monaco', 'French', 'Monte Carlo'],
];

/** Names within a country that go by another word. */
const further: readonly (readonly [name: string, country: string, region: string | null])[] = [
  ['England', 'United Kingdom', null],
  ['Scotland', 'United Kingdom', null],
  ['Wales', 'United Kingdom', null],
  ['Northern Ireland', 'United Kingdom', null],
  ['Czech Republic', 'Czechia', null],
  ['Bohemia', 'Czechia', null],
  ['Canary Islands', 'Spain', 'Canary Islands'],
  ['Ontario', 'Canada', 'Ontario'],
  ['British Columbia', 'Canada', 'British Columbia'],
  ['Alberta', 'Canada', 'Alberta'],
  ['Manitoba', 'Canada', 'Manitoba'],
  ['New York', 'United States', 'New York'],
  ['New Jersey', 'United States', 'New Jersey'],
  ['California', 'United States', 'California'],
  ['New Mexico', 'United States', 'New Mexico'],
  ['Illinois', 'United States', 'Illinois'],
  ['Massachusetts', 'United States', 'Massachusetts'],
  ['Texas', 'United States', 'Texas'],
  ['Kentucky', 'United States', 'Kentucky'],
  ['Georgia', 'United States', 'Georgia (US)'],
  ...'Alabama,Alaska,Arizona,Arkansas,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Indiana,Iowa,Kansas,Louisiana,Maine,Maryland,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Utah,Vermont,Virginia,West Virginia,Wisconsin,Wyoming,Washington D.C.'
    .split(',')
    .map((name) => [name, 'United States', null] as const),
];

/** Also given names, surnames, things or words: believed only in a heading or a caption. */
const ambiguous = new Set(
  'Jordan,Georgia,Chad,Turkey,China,Paris,Nice,Cork,Florence,Sydney,Austin,Dallas,Phoenix,Houston,Lexington,Buffalo,Queens,Orlando,Savannah,Charlotte,Alexandria,Adelaide,Darwin,Perth,Wellington,Kingston,Lima,Cali,Santiago,Granada,Valencia,Sofia,Odessa,Petra,Bergen,Cologne,Hamburg,Frankfurt,Naples,Virginia,Montana,Dakota,Carolina,Maine,Delaware,Cleveland,Denver,Portland,Chile,Cuba,Alberta,Bali,Vienna,Lyon,Milan,Jamaica,Victoria,Memphis,Goa,Halifax,Oxford,Cambridge,Harlem,Hollywood,Bohemia,Wales,India,Washington,Tennessee,Nevada,Louisiana,Ontario,Siberia,Casablanca,Aleppo,Columbus,Princeton,Charleston,Hartford,Albany,Arlington,Reno,Aspen,Berkeley,Burbank,York,Kent,Devon,Dover,Plymouth,Portsmouth,Aden,Oran,Mandalay,Monterey,Colombo,San Juan,Panama,Long Beach,Congo'.split(
    ',',
  ),
);

const languageOf = new Map(countries.map(([country, language]) => [country, language]));

/** Every place the product knows by name, longest name first, so that 'New Mexico' is found before 'Mexico'. */
export const gazetteer: readonly NamedPlace[] = [
  ...countries.flatMap(([country, language, cities]): NamedPlace[] => [
    { name: country, kind: 'country', country, region: null, language, ambiguous: ambiguous.has(country) },
    ...cities
      .split(',')
      .filter((city) => city !== '')
      .map((entry): NamedPlace => {
        const [name = '', region = null] = entry.split('>');
        return { name, kind: 'city', country, region, language, ambiguous: ambiguous.has(name) };
      }),
  ]),
  ...further.map(
    ([name, country, region]): NamedPlace => ({
      name,
      kind: 'region',
      country,
      region,
      language: languageOf.get(country) ?? 'English',
      ambiguous: ambiguous.has(name),
    }),
  ),
].sort((a, b) => b.name.length - a.name.length || (a.name < b.name ? -1 : 1));

/**
 * Words that British and American writers spell or choose differently, in small letters. The British list holds for Ireland, Australia and
 * their neighbours too; words that both sides use in another sense are left out.
 */
export const englishVarieties: Readonly<Record<'British' | 'American', ReadonlySet<string>>> = {
  British: new Set(
    'mum mums mummy colour colours grey harbour harbours neighbour neighbours centre theatre kerb tyre queue queues lorry lorries flat flats petrol pavement pavements constable allotment allotments pound pounds quid bloke blokes rang whilst realise realises organise favourite honour moulding biscuit biscuits nappy telly loo cheque motorway postcode solicitor barrister torch pensioner trousers windscreen'.split(
      ' ',
    ),
  ),
  American: new Set(
    'mom moms mommy color colors gray harbor neighbor neighbors center theater sidewalk sidewalks truck trucks gasoline sheriff deputy dollars dollar bucks apartment apartments elevator diaper freeway highway realize realizes organize favorite honor cop cops downtown yard attorney condo cookie cookies trash parking-lot windshield trunk pants faucet'.split(
      ' ',
    ),
  ),
};
