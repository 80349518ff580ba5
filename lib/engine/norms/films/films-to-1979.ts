/** Well-known films up to 1979, in our own words; columns as in films.ts. Leaves out taglines and borrowed sentences. */
export const filmsTo1979 = `
Metropolis|1927|S D|a layered city of the future|the ruler's son falls for a workers' prophet and meets her machine double|city robot class love father
The General|1926|C A|the American South, 1860s|an engine driver chases his stolen locomotive through a war|train war chase love
City Lights|1931|C R|a city in the Depression|a tramp raises money so that a blind flower seller may see|city love money class
Duck Soup|1933|C|an invented republic|a reckless leader talks his country into war|politics war
It Happened One Night|1934|R C|American roads, 1930s|a runaway heiress and a reporter share buses and rooms|road journey love class media two-hander
King Kong|1933|V H|an uncharted island and New York|a film crew brings a giant ape to the city|island monster film ship city
Modern Times|1936|C D|a factory city, 1930s|a worker is driven mad by machines and finds a companion|work city class love police-case
Bringing Up Baby|1938|C R|Connecticut, 1930s|a scientist loses a bone to a leopard and an heiress|animal love science chase
The Wizard of Oz|1939|F V|Kansas and a land of dreams|a farm girl walks a road home with three companions|farm quest witch magic dream homecoming music
Mr. Smith Goes to Washington|1939|D|the US Senate|a young senator talks for a day and a night against graft|politics corruption
Stagecoach|1939|V A|Arizona Territory, 1880s|nine strangers cross hostile land in one coach|journey road desert ensemble
Gone with the Wind|1939|D R|Georgia in the Civil War|a planter's daughter fights to keep her land|war farm love family marriage
Rebecca|1940|D T R|a Cornish manor|a second wife lives in the shadow of the first|house marriage secret memory death sea court
The Philadelphia Story|1940|C R|a rich house before a wedding|a bride wavers between three men as reporters watch|wedding marriage love class media house
Citizen Kane|1941|D|American newspapers and a castle, 1870s to 1940s|a reporter asks five people who a dead tycoon was|newsroom media money politics memory death non-linear flashbacks
The Maltese Falcon|1941|K T|San Francisco, 1940s|a private detective is drawn into a hunt for a statuette|city murder case treasure betrayal police-case investigation
Casablanca|1942|D R|a café in Morocco, 1941|a café owner must choose between a lost love and a cause|bar war love escape sacrifice police-case few-places
Shadow of a Doubt|1943|T K|a small Californian town|a niece suspects her favourite uncle of murder|smalltown family murder secret case
Double Indemnity|1944|K T|Los Angeles, 1930s|an insurance salesman plots a murder with a client's wife|murder money marriage betrayal office voice-over flashbacks
Laura|1944|K T R|New York, 1940s|a detective falls for the dead woman whose killer he seeks|murder love case obsession investigation apartment twist
Brief Encounter|1945|D R|a railway station, 1930s|two married strangers meet once a week and must part|train marriage love secret voice-over flashbacks two-hander
It's a Wonderful Life|1946|D F|a small American town at Christmas|an angel shows a ruined banker the town without him|smalltown family money debt community eviction sacrifice death magic building
Notorious|1946|T R|Rio de Janeiro, 1946|a spy sends the woman he loves to marry his target|spy love marriage betrayal
Black Narcissus|1947|D|a convent in the Himalaya|nuns lose their calm on a high mountain|mountain faith obsession
The Treasure of the Sierra Madre|1948|V D|Mexican mountains, 1920s|three prospectors find gold and lose trust|treasure money mountain betrayal
Bicycle Thieves|1948|D|Rome after the war|a father and son search the city for a stolen bicycle|city theft father son work class search
The Red Shoes|1948|D R|ballet stages of Europe|a dancer is torn between her art and her love|dance art theatre music love obsession
The Third Man|1949|T K|occupied Vienna|a writer looks into the death of an old friend|city friendship betrayal murder case writing investigation
Passport to Pimlico|1949|C|a London street, 1949|neighbours learn their street belongs to another country|neighbours community city politics ensemble
Kind Hearts and Coronets|1949|C K|Edwardian England|a disowned heir murders his way to a title|murder class revenge family voice-over flashbacks
The Lavender Hill Mob|1951|C K|London, 1950s|a bank clerk smuggles gold as souvenirs|heist theft money city office
Sunset Boulevard|1950|D|a decaying Hollywood house|a writer becomes the kept man of a forgotten star|film fame writing house death obsession voice-over flashbacks
All About Eve|1950|D|the New York stage|an admirer takes over an actress's life|theatre fame rivalry betrayal old-age flashbacks
Rashomon|1950|D K|a forest in medieval Japan|four people tell one killing in four ways|forest murder trial truth non-linear
The African Queen|1951|V R|an African river, 1914|a boatman and a missionary steer for an enemy ship|jungle ship love war journey faith two-hander
Singin' in the Rain|1952|C R|Hollywood, 1927|silent stars struggle to make a talking picture|film music dance love fame
High Noon|1952|A D|a frontier town|a marshal waits alone for four men on a train|smalltown revenge wedding police-case countdown one-day community
Ikiru|1952|D|Tokyo, 1950s|a dying official fights to build one playground|illness death office work old-age community building
Tokyo Story|1953|D|Tokyo and Onomichi, 1950s|old parents visit children who have no time|family old-age mother father daughter son
Roman Holiday|1953|R C|Rome, 1950s|a princess plays truant with a reporter|city king love media secret one-day two-hander
The Wages of Fear|1953|T V|South American roads|four men drive explosives over mountains for pay|road mountain money work
Rear Window|1954|T|a New York courtyard|a laid-up photographer believes a neighbour killed his wife|apartment neighbours murder photograph case single-location
Seven Samurai|1954|A D V|a Japanese village, 16th century|farmers hire seven swordsmen against bandits|village farm war community siege sacrifice ensemble
On the Waterfront|1954|D K|New Jersey docks|a dock worker testifies against the union's bosses|work corruption siblings boxing love faith trial
Night of the Hunter|1955|T|the Ohio river, 1930s|a false preacher hunts two children for hidden money|childhood siblings faith money murder chase smalltown
The Ladykillers|1955|C K|a London lodging house|robbers lodge with an old lady they cannot outwit|heist house old-age murder money few-places
Rebel Without a Cause|1955|D|Los Angeles suburbs|three lonely teenagers find each other in one day|teen family father school one-day
The Searchers|1956|V D|Texas, 1868|a bitter veteran spends years searching for his niece|desert family revenge search kidnapping journey
12 Angry Men|1957|D|a jury room in New York|one juror asks eleven to doubt|trial court murder justice single-location ensemble one-day
Paths of Glory|1957|D|the French front, 1916|an officer defends soldiers tried for cowardice|war army trial justice
The Seventh Seal|1957|D F|plague-time Sweden|a knight plays chess with Death|death faith game journey
Wild Strawberries|1957|D|Swedish roads|an old professor drives through his memories|old-age memory road journey dream family flashbacks voice-over one-day
The Bridge on the River Kwai|1957|D V|a Burmese prison camp, 1943|a captive colonel takes pride in his captors' bridge|war army prison building obsession jungle
Vertigo|1958|T R|San Francisco, 1950s|a detective remakes a woman in the image of another|obsession love identity murder death case twist
Touch of Evil|1958|K T|a border town|a Mexican officer uncovers a crooked policeman|corruption police-case murder marriage
The 400 Blows|1959|D|Paris, 1950s|a neglected boy drifts into trouble|childhood school family theft city teen escape coming-of-age
Some Like It Hot|1959|C R|Chicago and Florida, 1929|two musicians hide from gangsters in a women's band|music identity love chase hotel train
North by Northwest|1959|T V|across the United States|an advertising man is hunted for a spy who is not there|spy chase identity train love
Ben-Hur|1959|D V|Judea and Rome|a betrayed prince returns to race his enemy|revenge betrayal faith contest family
Psycho|1960|H T|a roadside motel|a woman on the run with stolen money stops for the night|murder theft money mother hotel identity case twist
The Apartment|1960|C R D|a New York insurance firm|a clerk lends his flat to his bosses and falls for the lift girl|office boss apartment love work
La Dolce Vita|1960|D|Rome, around 1960|a gossip writer drifts through seven nights|city media fame love
Breathless|1960|K R|Paris, 1960|a small-time thief hides with an American student|city theft love police-case betrayal
West Side Story|1961|R D|New York, 1950s|two lovers stand between rival gangs|love rivalry city immigrant music dance murder
Lawrence of Arabia|1962|V D|Arabian desert, 1916 to 1918|a British officer unites tribes and loses himself|desert war army identity politics
To Kill a Mockingbird|1962|D|Alabama, 1930s|a lawyer defends an innocent man while his children watch|trial race father childhood smalltown justice voice-over
The Great Escape|1963|V A|a German prison camp, 1944|prisoners of war dig three tunnels|prison war escape ensemble
The Birds|1963|H T|a Californian bay|birds attack a seaside town|animal smalltown sea mother love siege
8½|1963|D|an Italian spa|a film director cannot begin his film|film art obsession memory dream marriage non-linear
Dr. Strangelove|1964|C|air bases and a war room|a mad general starts a nuclear war|war army politics plane countdown
Mary Poppins|1964|F C|London, 1910|a magical nanny mends a banker's family|family father childhood magic music money
Goldfinger|1964|A T|Kentucky and the Alps|an agent stops a raid on the gold reserve|spy theft money heist
The Sound of Music|1965|D R|Salzburg, 1938|a novice becomes governess to seven children|family music love faith war escape teacher marriage
Doctor Zhivago|1965|D R|Russia in revolution|a poet loves two women through a civil war|war love marriage writing politics train
The Battle of Algiers|1966|D T|Algiers, 1950s|a city fights its occupiers street by street|war city politics terror army
Persona|1966|D|a Swedish seaside house|a nurse and a silent actress begin to merge|identity sea house theatre illness two-hander few-places
The Good, the Bad and the Ugly|1966|A V|the Civil War West|three gunmen race for buried gold|treasure money war desert rivalry
The Graduate|1967|C R|California, 1960s|a graduate drifts into an affair and loves the daughter|college love marriage wedding family mother daughter
Bonnie and Clyde|1967|K D|the Depression South|two young robbers become famous|theft love road fame chase money
In the Heat of the Night|1967|K D|a Mississippi town|a Black detective and a white sheriff solve a murder|race murder case smalltown police-case investigation
2001: A Space Odyssey|1968|S V|space, from the past to the future|an expedition to Jupiter meets its own computer|space spaceship ai alien journey death
Rosemary's Baby|1968|H|a New York apartment house|a pregnant woman suspects her neighbours|apartment neighbours marriage mother faith conspiracy
Planet of the Apes|1968|S V|a planet ruled by apes|an astronaut is caged by talking apes|space animal trial escape twist
Night of the Living Dead|1968|H|a farmhouse, one night|strangers barricade themselves against the dead|zombie house siege survival one-night single-location
The Producers|1968|C|Broadway, 1960s|two men plan a sure failure to keep the money|theatre con money music
Butch Cassidy and the Sundance Kid|1969|A C|Wyoming and Bolivia|two robbers flee the modern world|theft friendship chase train
Midnight Cowboy|1969|D|New York, 1960s|a would-be hustler and a sick drifter share a room|city friendship money illness
Easy Rider|1969|D V|American roads|two bikers ride to Mardi Gras|road journey friendship drugs
Kes|1969|D|a Yorkshire mining town|a bullied boy trains a kestrel|childhood school animal class family siblings coming-of-age
The Italian Job|1969|C A|London and Turin|a gang steals gold in a traffic jam|heist theft money road chase
The Godfather|1972|K D|New York, 1940s|a reluctant son takes over his father's crime family|family father son murder revenge wedding betrayal
Cabaret|1972|D R|Berlin, 1931|a singer and a student love while a country darkens|music theatre love politics
Aguirre, the Wrath of God|1972|V D|the Amazon, 1560|a soldier leads an expedition into madness|jungle obsession journey treasure river
Deliverance|1972|T V|a Georgia river|four city men are hunted on a canoe trip|survival forest friendship murder
The Exorcist|1973|H|Washington, D.C.|two priests fight for a possessed girl|mother daughter faith illness house monster
Don't Look Now|1973|H T|Venice in winter|grieving parents see a child in a red coat|grief marriage city death
The Sting|1973|K C|Chicago, 1936|two grifters take revenge with a fake betting shop|con revenge money murder twist
The Wicker Man|1973|H T|a Scottish island|a devout policeman looks for a missing girl|island faith case village community investigation search twist
American Graffiti|1973|C D|a Californian town, 1962|four friends spend a last night before leaving|teen friendship smalltown road music one-night ensemble coming-of-age
Badlands|1973|K D|the American plains, 1950s|a young couple drifts from killing to killing|murder love road teen voice-over
Chinatown|1974|K T|Los Angeles, 1937|a private eye uncovers the theft of a city's water|case corruption murder family secret investigation
The Conversation|1974|T|San Francisco|a wire-tapper fears his tape will kill|obsession murder secret technology
The Godfather Part II|1974|K D|New York and Nevada|a son's rule is set beside his father's rise|family father siblings betrayal immigrant murder non-linear
Young Frankenstein|1974|C H|Transylvania|an heir repeats his grandfather's experiment|monster science castle lab family
Jaws|1975|T V H|an island resort|a police chief hunts a shark the mayor ignores|sea animal monster island community hunt ship politics
One Flew Over the Cuckoo's Nest|1975|D|a mental hospital, 1963|a rebel takes on the head nurse of his ward|hospital illness escape friendship few-places
Dog Day Afternoon|1975|K D|a Brooklyn bank|a robbery turns into a siege and a show|theft heist siege media police-case love single-location one-day
Monty Python and the Holy Grail|1975|C V|mock-medieval Britain|a king and his knights seek a cup|king quest castle
Nashville|1975|D|Nashville, five days|two dozen lives cross at a rally|music fame politics city ensemble
Picnic at Hanging Rock|1975|D|Australia, 1900|schoolgirls vanish on a rock|school mountain teen secret search
Barry Lyndon|1975|D V|18th-century Europe|an Irish rogue marries up and falls|class marriage war money rise-fall voice-over
Taxi Driver|1976|D K|New York, 1970s|a sleepless driver decides to clean up the city|city work politics obsession murder voice-over
Rocky|1976|D|Philadelphia|a small-time boxer gets a shot at the champion|boxing sport contest love class city
Network|1976|D C|a television company|a ranting newsreader becomes a ratings hit|media newsroom work fame
All the President's Men|1976|T D|Washington, 1972|two reporters follow a burglary to the White House|newsroom media politics conspiracy corruption investigation two-hander
Carrie|1976|H|an American high school|a bullied girl with strange powers goes to the prom|school teen mother faith revenge magic
Star Wars|1977|S V|a distant galaxy|a farm boy joins a rescue against an empire|space spaceship war robot quest farm king rescue
Close Encounters of the Third Kind|1977|S D|Indiana and Wyoming|people drawn to one mountain await a landing|alien family mountain obsession music
Annie Hall|1977|C R|New York and Los Angeles|a comedian goes over a love that ended|love city memory non-linear voice-over
Saturday Night Fever|1977|D|Brooklyn|a shop clerk lives for the dance floor|dance music class contest work family
Eraserhead|1977|H|an industrial nowhere|a young father is left with a monstrous child|father childhood dream monster
Halloween|1978|H|an Illinois suburb, one night|a masked killer stalks babysitters|murder teen siege house one-night
The Deer Hunter|1978|D|Pennsylvania and Vietnam|three steelworkers go to war and come back changed|war friendship wedding smalltown hunt homecoming
Days of Heaven|1978|D R|a Texas farm, 1916|a fugitive couple pose as siblings on a wheat farm|farm love marriage siblings work voice-over
Superman|1978|A F|Metropolis|a man from another planet hides as a reporter|hero identity newsroom love alien
Alien|1979|S H|a cargo spaceship|a crew is hunted by what it let aboard|spaceship space alien monster survival work robot few-places
Apocalypse Now|1979|D|a river in Vietnam and Cambodia|an officer goes upriver to kill a renegade colonel|war army jungle journey river obsession voice-over
Kramer vs. Kramer|1979|D|New York, 1970s|a father raises his son and fights for custody|divorce father son marriage work court family
Monty Python's Life of Brian|1979|C|Judea, 33 AD|a man is mistaken for a saviour|faith politics identity mother
Manhattan|1979|C R|New York, 1970s|a writer muddles his loves|city love writing divorce
Mad Max|1979|A S|Australian roads|a policeman avenges his family on a gang|road revenge family chase police-case
`;
