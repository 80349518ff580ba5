/** Words of `norms/films/tag-words.csv` that name a film subject as well as its label does: 'chemo' says terminal illness, a trading floor the stock market. Own selection. */

/** One subject a line: label = entries as the table has them. */
const written = `
adultery = having an affair|cheating on|mistress|her lover|his lover
airliner = flight attendant*|stewardess*|turbulence|mayday
alcoholic = a.a.|twelve steps|relapse
alien invasion = mothership*|flying saucer*|alien ship*
american civil war = confederate*|union soldier*|gettysburg
american football = quarterback|touchdown|end zone
android = replicant*|cyborg*
artificial intelligence = a.i.|self-aware
astronaut = spacesuit*|space suit*|mission control
asylum = psychiatric|straitjacket*|electroshock
ballet = ballerina*|pirouette*|tutu
baseball = home run|dugout|inning*
basketball = jump shot|free throw
bookshop = bookstore
boxing = heavyweight|knockout
car racing = grand prix|pit stop|race car*
casino = roulette|blackjack|slot machine*|craps
castaway = desert island
christmas = santa*|mistletoe|carolers|reindeer
circus = ringmaster|trapeze|big top
codebreaking = cipher|decrypt*
cold war = soviet*|k.g.b.|kgb|iron curtain
con artist = con man|con men|swindle*|scam*|grift*
corrupt police = dirty cop*|internal affairs
courtroom = jury|overruled|your honor|witness stand|verdict
death row = electric chair|lethal injection|stay of execution
dementia = alzheimer*
demonic possession = exorcis*
drug addiction = heroin|junkie*|rehab|methadone|overdose*
end of the world = apocalypse
f.b.i. agent = f.b.i.|fbi|quantico
farm = barn|tractor*
fighter pilots = dogfight*|wingman|squadron*
filmmaking = film set|clapper*|movie camera
firefighter = fireman|firemen
first contact = extraterrestrial*|ufo*
fishing boat = trawler*|fisherm*n
funeral = eulogy|coffin|casket|hearse|pallbearer*|mourners
galactic war = star destroyer*|rebel base
gambler in debt = bookie*|loan shark*
gunfighter = gunslinger*
high school = homeroom|pep rally|cafeteria
hit man = hitman
holocaust = concentration camp|auschwitz|gas chamber|yellow star
homicide detective = crime scene|coroner*
horse racing = jockey*|racetrack|starting gate
ice hockey = puck|goalie|slap shot
immigrants = green card
iraq and afghanistan wars = baghdad|taliban|humvee|insurgent*|afghan*
jazz musician = saxophone|trumpet|sax
jewish family = rabbi*|synagogue|kosher|shabbat|bar mitzvah|yiddish|kaddish|seder
kidnapping = ransom|abduct*
lawyer = attorney*|law firm|deposition
layoffs = severance|laid off|downsiz*|pink slip
mafia family = godfather|consigliere|made man
martial arts = kung fu|karate|dojo|sensei|black belt
mathematician = theorem
mental illness = schizophren*|bipolar|psych ward
middle ages = medieval
middle east conflict = palestin*|israel*|gaza|west bank
military training = drill sergeant|boot camp
military trial = court martial
mountain climbing = summit|crampon*|ice axe|base camp
movie theater = cinema|projectionist
muslim family = mosque|imam|koran|quran|hijab
native american conflict = apache*|sioux|comanche*
navy ship = destroyer*|battleship*|aircraft carrier*
nuclear war = missile*|warhead*|launch codes|mushroom cloud
ocean liner = cruise ship*|stateroom*
office job = cubicle*
orchestra = symphony|concert hall|cello
painter = easel|paintbrush*
pandemic = outbreak|quarantine*|vaccine*|contagio*
plane crash = fuselage|crash site
police officer = squad car*|patrolman|patrolm*n|precinct
politician = senator|mayor|governor
pregnancy = ultrasound|contractions|maternity
president = oval office|white house|air force one
prison = inmate*|warden*|cell block
private detective = private eye|p.i.
prostitute = hooker*|call girl*|brothel*
rapper = hip-hop|rhyme*|freestyle
rock band = gig|tour bus|lead singer|encore
royal court = throne|courtier*|majesty
sailing ship = schooner*|frigate*|mainsail
samurai = katana|ronin|shogun
scientist = laborator*|microscope
secret agent = m.i.6|mi6|license to kill
soldier = platoon|infantry
spaceship crew = starship*|hyperdrive|escape pod*|hull breach
stand-up comedian = punchline|heckler*|comedy club
stock market = trading floor|wall street|stockbroker*|stock price
submarine = periscope*|torpedo*|u-boat*|conning tower
surgeon = scalpel|anesthe*
taxi driver = cabbie|cab driver
terminal illness = cancer|tumor|chemo*|hospice|remission|months to live
time travel = wormhole*
union = picket*|scab*|shop steward
vietnam war = viet cong|saigon|napalm
video game = arcade|joystick|player one
virtual reality = headset*
wedding = bridesmaid*|best man|vows|bride*|groom
world war one = trench*|no man's land
world war two = nazi*|d-day|blitz|panzer*|air raid
writer = novelist|manuscript|typewriter|novel
zombies = undead
`;

/** By the subject's label: entries that name it outright. */
export const subjectWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', entries = ''] = line.split(' = ');
      return [label, new Set(entries.split('|'))];
    }),
);
