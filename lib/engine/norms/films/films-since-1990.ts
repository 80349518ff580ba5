/** Well-known films since 1990, in our own words; columns as in films.ts. Leaves out taglines and borrowed sentences. */
export const filmsSince1990 = `
Goodfellas|1990|K D|New York, 1955 to 1980|a boy grows up to be a gangster and informs|drugs murder betrayal money marriage rise-fall voice-over
Edward Scissorhands|1990|F R|an American suburb|an unfinished man with blades for hands is taken in|neighbours community love castle identity fish-out
The Silence of the Lambs|1991|T K H|the American East, 1990|a trainee agent asks a killer to help catch another|murder case police-case prison investigation
Thelma & Louise|1991|D V|the American Southwest|two friends on a weekend trip become fugitives|road friendship chase murder two-hander
Terminator 2: Judgment Day|1991|S A|Los Angeles|a machine is sent back to protect a boy|robot time mother son chase
Unforgiven|1992|D A|Wyoming, 1881|a retired killer takes one last job|farm revenge murder old-age money smalltown
Reservoir Dogs|1992|K T|a Los Angeles warehouse|robbers look for the informer among them|heist betrayal police-case few-places non-linear ensemble
Groundhog Day|1993|C F R|a Pennsylvanian town|a weatherman lives one day over and over|time smalltown media love community
Jurassic Park|1993|S V|an island park|visitors are hunted by cloned dinosaurs|island science animal monster survival childhood
Schindler's List|1993|D|occupied Poland|a factory owner saves his workers|war work sacrifice money justice
Pulp Fiction|1994|K C|Los Angeles|crimes of one city cross out of order|murder drugs boxing restaurant non-linear ensemble
The Shawshank Redemption|1994|D|a Maine prison|a banker keeps hope through a life sentence|prison friendship escape corruption voice-over
Forrest Gump|1994|D R|America, 1950s to 1980s|a simple man runs through his country's history|love mother war voice-over flashbacks
Four Weddings and a Funeral|1994|C R|Britain|a shy man meets the same woman at weddings|wedding love friendship funeral ensemble
The Lion King|1994|N V|an African savannah|a cub in exile returns to claim his place|animal king father son betrayal homecoming music
Toy Story|1995|N C V|a child's room|a toy fears a newer one has taken his place|childhood rivalry friendship journey
Seven|1995|T K|a rainy city|two detectives follow a killer through seven sins|murder case city police-case faith investigation
Babe|1995|C F|a farm|a pig learns to herd sheep and enters a contest|farm animal contest family
The Usual Suspects|1995|K T|New York and California|a survivor tells the police of a crime lord|heist police-case secret twist flashbacks
Fargo|1996|K C|snowy Minnesota|a car salesman has his wife kidnapped|winter kidnapping murder police-case money marriage
Brassed Off|1996|C D|a Yorkshire mining town|a brass band plays on as its pit closes|community music work contest smalltown eviction illness
The Full Monty|1997|C D|Sheffield|out-of-work men put on a strip show|work money friendship community divorce dance
Titanic|1997|R D|an ocean liner, 1912|two lovers of different class meet on a doomed ship|ship sea love class disaster flashbacks
Waking Ned|1998|C|an Irish village|villagers claim a dead man's lottery prize together|village community money death con old-age neighbours
The Truman Show|1998|D C S|a made-up seaside town|a man learns that his life is a programme|media smalltown sea identity escape
Run Lola Run|1998|T A|Berlin|a woman has twenty minutes to find money|love money city countdown
The Matrix|1999|S A|a machine-made city|an office worker learns that his world is false|ai robot identity dream war office
The Sixth Sense|1999|H D|Philadelphia|a psychologist helps a boy who sees the dead|ghost childhood mother death twist
American Beauty|1999|D|an American suburb|a bored father rebels|family marriage neighbours work murder voice-over
Gladiator|2000|A D|Rome, 180 AD|a betrayed general fights in the arena|revenge king army betrayal family contest
Saving Grace|2000|C|a Cornish village|a widow grows cannabis to pay her debts|village garden debt drugs community old-age neighbours
Chocolat|2000|R D|a French village, 1959|a stranger opens a chocolate shop in Lent|village food community faith mother daughter
Amélie|2001|C R|Paris|a waitress arranges other people's happiness in secret|city love neighbours restaurant secret photograph voice-over
Spirited Away|2001|N F V|a bath-house of spirits|a girl works to free her parents|magic witch childhood work food ghost
The Lord of the Rings: The Fellowship of the Ring|2001|F V|a mythical land|nine companions carry a ring to be destroyed|quest magic king journey friendship war ensemble
Gosford Park|2001|D C K|an English country house, 1932|a host is murdered while guests and servants look on|house class murder secret case ensemble
The Majestic|2001|D R|a Californian coastal town, 1951|a blacklisted writer is taken for a lost son and reopens a cinema|cinema smalltown identity memory father community love writing
City of God|2002|K D|a Rio slum|a boy becomes a photographer amid gangs|city drugs murder photograph childhood voice-over non-linear
Calendar Girls|2003|C D|a Yorkshire village|women of a club pose for a charity calendar|village community friendship grief photograph media old-age
Finding Nemo|2003|N V C|the ocean|a father crosses the sea for his son|sea father son animal search journey
Good Bye, Lenin!|2003|C D|East Berlin, 1990|a son hides the fall of the state from his sick mother|mother son illness family secret politics apartment
Big Fish|2003|F D|Alabama|a son sorts out his dying father's tall tales|father son illness memory death magic flashbacks
Eternal Sunshine of the Spotless Mind|2004|R S|New York|two lovers have each other erased|love memory science non-linear
Shaun of the Dead|2004|C H|London|a shop assistant fights the undead for his family|zombie friendship mother bar love siege
Wallace & Gromit: The Curse of the Were-Rabbit|2005|N C|an English village|two pest controllers guard vegetables before a contest|village garden contest animal monster community science rivalry theft
Brokeback Mountain|2005|R D|Wyoming, 1963 on|two ranch hands hide their love for years|mountain love secret marriage farm
Serenity|2005|S A|a settled galaxy|a smuggler crew shelters a hunted girl|spaceship space chase siblings secret crew
Little Miss Sunshine|2006|C D|American roads|a family drives its daughter to a pageant|family road contest daughter father siblings death journey
Pan's Labyrinth|2006|F D|Spain, 1944|a girl escapes into a dark tale|war childhood mother magic forest quest
The Lives of Others|2006|D T|East Berlin, 1984|an agent listens in on a writer and begins to protect him|spy politics theatre writing secret apartment
Hot Fuzz|2007|C A|an English village|a city policeman suspects a village of murder|village police-case community murder case contest fish-out
There Will Be Blood|2007|D|California, 1900s|an oil man and a preacher struggle|money faith father son rivalry obsession
No Country for Old Men|2007|T K|Texas, 1980|a hunter takes drug money and is hunted|money drugs chase murder police-case old-age
Sunshine|2007|S T|a ship bound for the sun|a crew must restart a dying star|spaceship space crew science survival sacrifice
WALL-E|2008|N S R|an empty earth and a starliner|a cleaning robot follows a probe into space|robot love spaceship ai space
Be Kind Rewind|2008|C|a New Jersey town|two friends remake erased films to save a shop|film community building eviction friendship cinema neighbours
Inglourious Basterds|2009|A D|occupied France|two plots meet in a Paris cinema|war cinema film revenge identity ensemble
Up|2009|N V|South American cliffs|a widower flies his house away with a boy|old-age grief house childhood marriage journey
Moon|2009|S D|a moon base|a lone miner meets himself|space ai identity work few-places
District 9|2009|S A|Johannesburg|an official turns into one of the aliens he evicts|alien eviction identity city army
Star Trek|2009|S A V|a starship|two young officers clash and save a fleet|spaceship space crew rivalry time army
Inception|2010|S T|dreams within dreams|a thief plants an idea in a sleeper's mind|dream heist grief memory identity
The Social Network|2010|D|Harvard and California|a student founds a network and loses a friend|college technology friendship betrayal court money non-linear
The King's Speech|2010|D|London, 1930s|a stammering king is helped by a teacher|king teacher friendship illness family
Another Year|2010|D C|London|a contented couple with an allotment is visited by lonely friends|garden marriage friendship old-age family
The Artist|2011|R C|Hollywood, 1927|a silent star fades as his admirer rises|film fame love cinema
Hugo|2011|V D|Paris, 1930s|an orphan in a station uncovers a film pioneer|film clock childhood train cinema secret memory father
Attack the Block|2011|S C A|a London estate|teenagers defend their tower from creatures|alien teen building community siege city one-night
Gravity|2013|S T|Earth orbit|an astronaut struggles home after a crash|space survival grief disaster two-hander
Her|2013|R S|Los Angeles|a lonely writer loves his computer's voice|ai love technology writing divorce
The Grand Budapest Hotel|2014|C K V|a mountain hotel, 1930s|a concierge and a lobby boy are chased for a painting|hotel theft friendship prison murder train flashbacks voice-over
Whiplash|2014|D|a music school|a drummer is driven by a cruel teacher|music teacher obsession college contest
Interstellar|2014|S V|a dying Earth and deep space|a pilot leaves his daughter to find a new home|space spaceship father daughter time science robot survival
Paddington|2014|C V|London|a bear finds a family and is hunted by a taxidermist|family animal immigrant city house
Guardians of the Galaxy|2014|S A C|outer space|misfits become a crew to keep a stone safe|space spaceship prison friendship mother crew alien theft
Pride|2014|C D|a Welsh mining village, 1984|gay activists support striking miners|community village politics gender work friendship
The Martian|2015|S V|Mars|a stranded astronaut grows food and waits|space survival science food garden
Mad Max: Fury Road|2015|A S|a desert|a driver frees captive women across a wasteland|desert chase road escape war
Ex Machina|2015|S T|a remote house|a programmer tests a thinking machine|ai robot science house few-places
Spotlight|2015|D|Boston, 2001|reporters uncover abuse in the church|newsroom faith secret corruption city investigation ensemble
Arrival|2016|S D|Montana|a linguist learns a visiting species' language|alien science daughter time grief army non-linear
Moonlight|2016|D|Miami|a boy grows up in three chapters|childhood love drugs mother identity
La La Land|2016|R C|Los Angeles|an actress and a pianist love and part|music love film dance theatre
Passengers|2016|S R|a sleeper starship|two travellers wake ninety years too soon|spaceship space love ai survival
Hidden Figures|2016|D|Virginia, 1961|three mathematicians fight for a place at the space agency|race space science work friendship
Their Finest|2016|C D R|London, 1940|a secretary writes films for a country at war|film war writing love cinema
Get Out|2017|H T|a country house|a photographer meets his girlfriend's family|race family house photograph
Coco|2017|N F|the land of the dead|a boy seeks a musician among his ancestors|family music death memory childhood
The Post|2017|D T|Washington, 1971|a publisher decides whether to print state secrets|newsroom politics secret media countdown
Roma|2018|D|Mexico City, 1970|a maid holds a family together|family class mother house memory city
Parasite|2019|T C D|Seoul|a poor family works its way into a rich house|family class con house murder work
Knives Out|2019|C K|a New England house|a detective questions the heirs of a dead writer|house murder case family money investigation ensemble
Yesterday|2019|C R F|Suffolk|a singer alone remembers a famous band|music fame love memory
Minari|2020|D|Arkansas, 1980s|a Korean family starts a farm|farm family immigrant garden marriage father
The Dig|2021|D|Suffolk, 1939|a widow and a digger uncover a buried ship|mother son illness war old-age class
Dune|2021|S V|a desert planet|an heir flees into the sands|desert space king mother son father war
Belfast|2021|D|Belfast, 1969|a boy's family must decide whether to leave|childhood family city community cinema father
Empire of Light|2022|D R|an English seaside town, 1981|a cinema manager finds love with a new usher|cinema sea film love work illness race
The Fabelmans|2022|D|America, 1950s and 1960s|a boy learns to film and sees his parents' secret|film family mother secret childhood marriage coming-of-age
The Banshees of Inisherin|2022|C D|an Irish island, 1923|a man ends an old friendship without a reason|island village friendship music community siblings bar
Oppenheimer|2023|D T|America, 1920s to 1950s|a physicist builds a bomb and is judged for it|science war politics guilt betrayal trial non-linear
`;
