/** Words misheard in set phrases, as a list of our own. */
import { mixUpLines } from './mix-ups.ts';

export const misheardPhrases = [
  ...mixUpLines(`
    [peaks] {owners} {interest|curiosity} > piques
    [peaked] {owners} {interest|curiosity} > piqued
    [peeks] {owners} {interest|curiosity} > piques
    [wet] {owners} appetite > whet
    [tow] the line > toe
    [bare] with {me|us} > bear
    [bare] in mind > bear
    [bear] {feet|foot|chested} > bare
    with {owners} [bear] hands > bare
    [grizzly] {murder(s)|scene|crime|sight|discovery|death|remains|details} > grisly
    [marshal] law > martial
    [reek] havoc > wreak
    [reeking] havoc > wreaking
    [wreck] havoc > wreak
    free [reign] $ > rein
    [mute] point > moot
    [worse] case scenario > worst
    [slight] of hand > sleight
    vocal [chords] > cords
    {spinal|umbilical} [chord] > cord
    [viscous] {attack|dog|killer|animal|blow|man|rumor|lie} > vicious
    {school|high school|the new} [principle] $ > principal
    [stationary] {store|shop} > stationery
    [stationery] bike > stationary
    in the [dessert] sun > desert
    [alter] boy(s) > altar
    {the|call the|here comes the} [calvary] {is|comes|arrives|to|has} > cavalry
    special [affects] > effects
    side [affects] > effects
    golf [coarse] > course
    right on [queue] > cue
    {bus|cab|taxi} [fair] $ > fare
    {doesn't|didn't|don't} [phase] {him|her|them|me|you|us} > faze
    [flairs] {up|his nostrils|her nostrils} > flares
    back and [fourth] > forth
    [forth] {floor|of July|grade|street|quarter|time} > fourth
    [gorilla] warfare > guerrilla
    high [heals] > heels
    on {owners} [heals] > heels
    [hoards] of > hordes
    the [hole] {time|thing|world|place|family|town|story|point|way|day|night} > whole
    a [hole] {lot|new|bunch|week|day|year} > whole
    [idol] chatter > idle
    [loath] {you|him|her|them|it|myself} $ > loathe
    boost(s) [moral] > morale
    bad for [moral] > morale
    turns [pail] > pale
    [past] out {on|in|drunk|cold} > passed
    a [peace] of {paper|cake|the|shit|meat|bread|pie|cloth|wood|glass|metal|advice|me|this|that} > piece
    [piece] and quiet > peace
    [peddles] {{owners}|a|the} {bike|bicycle|tricycle} > pedals
    [plane] clothes > plain
    fall(s) [pray] to > prey
    bum [wrap] > rap
    beat the [wrap] > rap
    last [rights] $ > rites
    [ring] {owners} {neck|scrawny neck} > wring
    [rings] {owners} {hands|neck} > wrings
    [ringing] {owners} hands > wringing
    [roles] {owners} eyes > rolls
    drum [role] > roll
    [role] call > roll
    plays the [roll] of > role
    yard [sail] > sale
    [seams] to {be|have} > seems
    bursting at the [seems] > seams
    bowl of [serial] > cereal
    [shear] {terror|panic|force|drop|cliff|rock|luck|will|numbers|joy|size|volume} > sheer
    {garbage|trash|laundry|mail} [shoot] $ > chute
    {construction|crash|crime|dig|camp|building|burial|landing|accident} [sight] > site
    a [site] for sore eyes > sight
    in plain [site] > sight
    {catch(es)|caught|lose(s)|lost} [site] of > sight
    [soul] {survivor|purpose|heir|owner|proprietor} > sole
    [steals] {himself|herself|themselves} {for|against} > steels
    stainless [steal] > steel
    nerves of [steal] > steel
    dire [straights] > straits
    {hotel|honeymoon|presidential|penthouse} [sweet] $ > suite
    pull(s)(ed) [taught] $ > taut
    fairy [tail(s)] > tale
    [teaming] with {life|people|activity|rats|insects|fish} > teeming
    death [throws] > throes
    in the [throws] of > throes
    on [trail] for {murder|{owners}} > trial
    murder [trail] > trial
    [vise] {president|principal|squad} > vice
    toxic [waist] > waste
    [waist] of {time|money|space|breath} > waste
    [waves] {owners} right(s) > waives
    [wonders] {around|off|aimlessly|over to|through the|into the|down the|up to} > wanders
    I [wander] {if|why|what|how|who|where} > wonder
    glass of [whine] > wine
    {owners} [cloths] $ > clothes
    [wholly] {shit|cow|crap|smoke|moly|Mary|mother} > holy
    make [due] {with|without|for} > do
    making [due] with > do
    sneak [peak] > peek
    [baited] breath > bated
    all [intensive] purposes > intents and
    in [vein] $ > vain
    [heroine] {addict|dealer|junkie|overdose|habit} > heroin
    [collage] {student|kid|professor|campus|girl|boy|degree|dorm} > college
    [angle] of {death|mercy} > angel
    [rouge] {agent|cop|planet|state|nation|officer} > rogue
    under no [allusions] > illusions
    take(s) [affect] $ > effect
    have no [affect] on > effect
    on [que] $ > cue
    window [pain(s)] > pane
  `),
  ...mixUpLines(
    `
    [piers] {into|through|over at|out at|down at} > peers
    [creeks] {open|shut|closed|under} > creaks
    floorboards [creek] > creak
  `,
    'action',
  ),
];
