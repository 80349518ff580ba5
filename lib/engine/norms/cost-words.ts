/** Words in action that put a crowd, a vehicle, a rig or an animal before the camera, as a table. Refuses figures of speech: callers check likeness. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const crowdWords = set(`
  crowd crowds audience queue mob mobs extras hundreds thousands army armies troops parade procession congregation spectators
  passengers crowded protesters demonstrators guests villagers onlookers soldiers dancers stadium
`);
export const effectWords = set(`
  explosion explosions explode explodes exploding blast blasts fireball flames burning inferno crash crashes crashing collapse
  collapses flood floods gunfire gunshot gunshots bullets shoots stunt hologram holographic spaceship starship alien aliens
  monster creature robot robots android zero-gravity tornado earthquake avalanche helicopter helicopters missile missiles dragon ghost
  transforms morphs levitates
`);
export const vehicleWords = set(`
  car cars truck trucks van tractor bus train trains boat boats plane planes motorcycle motorbike jeep taxi lorry
  submarine shuttle ambulance plough ploughs snowplough snowplow bulldozer digger tram limousine limo hearse minibus scooter moped bicycle
  bicycles snowmobile ferry yacht canoe raft lifeboat
`);
export const animalWords = set(`
  dog dogs cat cats horse horses cow cows sheep birds bird wolf wolves snake snakes rooks rats rat goat goats pigeon pigeons elephant bear chicken chickens hen hens rooster
  goose geese pig pigs rabbit rabbits donkey mule monkey parrot puppy kitten greyhound
`);
