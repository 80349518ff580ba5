/** Well-known films of the 1980s, in our own words; columns as in films.ts. Leaves out taglines and borrowed sentences. */
export const films1980s = `
The Shining|1980|H|a snowbound hotel|a caretaker loses his mind and turns on his family|hotel family father writing ghost winter murder few-places
Airplane!|1980|C|a passenger plane|a traumatised pilot must land a sick crew's plane|plane disaster love countdown
The Elephant Man|1980|D|Victorian London|a surgeon rescues a disfigured man from a fair|hospital circus illness friendship class
Raging Bull|1980|D|New York, 1940s to 1960s|a boxer wrecks everyone he loves|boxing sport marriage siblings obsession rise-fall
Ordinary People|1980|D|suburban Illinois|a family cannot speak about a drowned son|family grief mother father son siblings teen
The Blues Brothers|1980|C A|Chicago|two brothers reunite a band to save an orphanage|music siblings money debt chase eviction faith contest
The Empire Strikes Back|1980|S V|a distant galaxy|rebels scatter while a pupil learns a hard truth|space spaceship war father son teacher twist
Raiders of the Lost Ark|1981|V A|Egypt and Nepal, 1936|an archaeologist races for a sacred chest|treasure desert quest chase love faith
Das Boot|1981|D T|a submarine, 1941|a crew endures a patrol under the sea|submarine sea war army few-places survival
Chariots of Fire|1981|D|Britain and Paris, 1924|two runners have different reasons to win|sport contest faith class college rivalry
Gallipoli|1981|D|Australia and Turkey, 1915|two sprinters enlist|war friendship army sport coming-of-age
E.T. the Extra-Terrestrial|1982|S F|a Californian suburb|a boy hides a stranded visitor and helps it home|alien childhood friendship family divorce siblings homecoming
Blade Runner|1982|S T|Los Angeles of the future|a policeman hunts artificial people who want to live|robot identity city hunt love death police-case
The Thing|1982|S H|an Antarctic station|a crew cannot tell who is still human|winter lab alien monster identity survival few-places
Gandhi|1982|D|India and South Africa|a lawyer leads a country to freedom without arms|politics faith justice prison
Tootsie|1982|C R|New York, 1980s|an actor finds fame disguised as a woman|theatre fame identity gender love work
Fitzcarraldo|1982|V D|the Amazon, 1900s|a dreamer drags a ship over a hill for an opera house|jungle ship obsession music building river
Fanny and Alexander|1982|D|a Swedish town, 1907|two children escape a cruel stepfather|family childhood theatre mother siblings faith ghost
The King of Comedy|1982|C D|New York|a would-be comic kidnaps his idol|fame obsession media kidnapping
Local Hero|1983|C D|a Scottish fishing village|an oil man is sent to buy a village and falls for it|village sea community money eviction work neighbours fish-out
Scarface|1983|K D|Miami, 1980s|a refugee rises and falls in the cocaine trade|drugs money immigrant murder siblings rise-fall
Trading Places|1983|C|Philadelphia|two brokers swap a rich man and a poor man|class money con revenge
Terms of Endearment|1983|D C|Texas and Nebraska|a mother and daughter quarrel through thirty years|mother daughter marriage illness death family
The Big Chill|1983|D C|a South Carolina house|old friends meet after a funeral|friendship death house memory ensemble few-places
Ghostbusters|1984|C F|New York|scientists open a business to catch ghosts|ghost science city work monster
The Terminator|1984|S A|Los Angeles, 1984|a soldier from the future guards a woman from a machine|robot time chase love war
Amadeus|1984|D|Vienna, 1780s|a court composer envies a genius|music rivalry art faith death flashbacks voice-over
Paris, Texas|1984|D|Texas and Los Angeles|a silent wanderer looks for his wife with his son|desert road family father son marriage search memory
A Nightmare on Elm Street|1984|H|an American suburb|a dead man kills teenagers in their dreams|dream teen murder revenge mother
This Is Spinal Tap|1984|C|an American tour|a film crew follows a fading rock band|music fame film friendship
The Karate Kid|1984|D A|California|a caretaker teaches a bullied boy to fight|teen teacher contest sport school love coming-of-age
Blood Simple|1984|K T|Texas|a bar owner hires a killer and nobody knows who did what|murder marriage betrayal bar money
Once Upon a Time in America|1984|K D|New York, 1920s to 1968|an old gangster returns to learn who betrayed him|friendship betrayal memory childhood money non-linear homecoming
Back to the Future|1985|S C V|a Californian town, 1985 and 1955|a teenager must get his parents to fall in love|time teen family science love mother father smalltown countdown clock
Brazil|1985|S C|a bureaucratic nowhere|a clerk dreams of flight and chases a woman|office dream love politics terror
The Breakfast Club|1985|D C|a school library|five pupils spend a Saturday in detention|school teen friendship class single-location one-day ensemble
Witness|1985|T R|an Amish farm|a city policeman hides among farmers to protect a boy|farm police-case corruption love childhood community faith murder fish-out
Ran|1985|D A|medieval Japan|an old lord divides his land among three sons|king father son family betrayal war old-age castle
Come and See|1985|D|Belarus, 1943|a boy joins the partisans and sees villages burn|war childhood village survival forest
The Color Purple|1985|D|Georgia, early 20th century|a battered woman finds her voice and her sister|siblings marriage race letter family
My Beautiful Laundrette|1985|D R|South London, 1980s|two young men open a laundrette and fall in love|immigrant love class work family gender
Out of Africa|1985|D R|Kenya, 1910s|a Danish planter loves a hunter|farm love marriage letter voice-over
Aliens|1986|S A|a distant colony|a survivor leads marines back to the nest|alien monster space army mother childhood survival
Blue Velvet|1986|T K|a small American town|a student finds an ear and a hidden world|smalltown secret case love police-case
Platoon|1986|D A|Vietnam, 1967|a recruit stands between two sergeants|war army jungle voice-over
Stand by Me|1986|D V|Oregon, 1959|four boys walk to see a dead body|childhood friendship death journey train forest voice-over writing coming-of-age flashbacks
Ferris Bueller's Day Off|1986|C|Chicago|a pupil plays truant with style|school teen friendship city siblings one-day
Top Gun|1986|A R|a naval flying school|a reckless pilot learns to fly with others|plane army rivalry love school contest
The Fly|1986|S H|a laboratory loft|a scientist fuses with an insect|science lab love monster illness
A Room with a View|1986|R D|Florence and England, 1900s|a young woman chooses between manners and passion|love class marriage journey
The Name of the Rose|1986|T K|an abbey, 1327|a monk investigates deaths in a library|faith murder case secret investigation
The Princess Bride|1987|F V C|a storybook kingdom|a farmhand rescues his love from a prince|king love quest kidnapping castle revenge magic rescue
Wall Street|1987|D|New York, 1985|a broker is seduced by a raider|money office work father betrayal boss class
Moonstruck|1987|C R|Brooklyn|a widow falls for her fiancé's brother|love wedding family siblings immigrant
Fatal Attraction|1987|T|New York|an affair will not end|obsession marriage love family
Full Metal Jacket|1987|D A|a training camp and Vietnam|recruits are made into killers|war army murder voice-over
RoboCop|1987|S A|Detroit of the future|a murdered policeman returns as a machine|robot police-case identity corruption revenge city
Withnail and I|1987|C D|London and the Lake District, 1969|two unemployed actors go on a wretched holiday|friendship drink theatre village farm voice-over
Babette's Feast|1987|D|a Danish coastal village, 19th century|a French refugee cooks one great dinner for an austere village|village food faith community sea siblings old-age sacrifice
Wings of Desire|1987|F R D|Berlin, 1980s|an angel wants to become human for love|city love magic death circus
The Untouchables|1987|K A|Chicago, 1930|an agent builds a small team against a gang lord|corruption police-case murder trial city
Good Morning, Vietnam|1987|C D|Saigon, 1965|a radio host is too funny for the army|war army media music
Die Hard|1988|A T|a Los Angeles tower|a lone policeman fights thieves in a skyscraper|building terror theft heist siege marriage police-case single-location one-night
Cinema Paradiso|1988|D R|a Sicilian village, 1940s to 1980s|a film-maker remembers the projectionist who raised him|cinema film village memory childhood friendship love teacher homecoming loss mother flashbacks
Rain Man|1988|D C|across the United States|a dealer takes the autistic brother he never knew on the road|siblings road family money journey illness two-hander
Big|1988|C F|New York|a boy wakes up in a man's body|childhood magic work love identity
Who Framed Roger Rabbit|1988|C K F|Hollywood, 1947, with cartoons|a detective clears a cartoon star of murder|film murder case city conspiracy investigation
A Fish Called Wanda|1988|C K|London|diamond thieves cheat each other and a barrister|heist theft betrayal love court money
Dangerous Liaisons|1988|D R|France, 1780s|two aristocrats play with other people's hearts|love betrayal class letter game
Grave of the Fireflies|1988|N D|Japan, 1945|a boy tries to keep his sister alive|war siblings childhood survival death
My Neighbor Totoro|1988|N F|rural Japan, 1950s|two sisters meet forest spirits while their mother is ill|siblings childhood forest mother illness magic village
Mississippi Burning|1988|T K|Mississippi, 1964|two agents look for three missing activists|race murder case investigation smalltown politics
Do the Right Thing|1989|D C|a Brooklyn block|heat brings a quarrel over a pizzeria wall to the boil|race neighbours community city restaurant one-day ensemble
Dead Poets Society|1989|D|a boarding school, 1959|a teacher urges boys to live their own lives|school teacher teen father writing friendship death
When Harry Met Sally...|1989|R C|New York, 1977 to 1989|two friends argue whether they can be only friends|friendship love city two-hander
Field of Dreams|1989|F D|an Iowa farm|a farmer builds a ball field for ghosts|farm sport ghost father debt faith building
Driving Miss Daisy|1989|D C|Atlanta, 1948 to 1973|a widow and her driver become friends|friendship race old-age work two-hander
My Left Foot|1989|D|Dublin|a disabled man paints and writes with one foot|art writing family illness mother
The Little Mermaid|1989|N F R|under the sea|a mermaid trades her voice for legs|sea love king witch father music magic
Crimes and Misdemeanors|1989|D C|New York|an eye doctor has his mistress killed|murder marriage faith film ensemble
Batman|1989|A F|Gotham City|a masked rich man fights a grinning criminal|hero city revenge identity media murder
Shirley Valentine|1989|C R|Liverpool and Greece|a housewife leaves for an island|marriage sea island love identity
Steel Magnolias|1989|D C|a Louisiana beauty salon|six women share joys and a death|friendship mother daughter wedding illness death smalltown community ensemble
`;
