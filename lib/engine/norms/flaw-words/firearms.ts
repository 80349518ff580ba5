/** Words that the rules on guns read, as lists of our own. */

/** Firearms that are things in somebody's hand or drawer. */
export const firearms = ['gun', 'handgun', 'pistol', 'revolver', 'rifle', 'shotgun', 'musket'];
/** What may stand before a gun and say whose or which it is. */
export const gunOwners = ['an', 'a', 'the', 'his', 'her', 'their', 'my'];
/** Behind the word: not a gun but a gun dog, a rifle range. */
export const notGuns = ['dog', 'room', 'show', 'range', 'store', 'shop'];

/** Before the word: a nail gun shoots nobody. */
export const harmlessGuns = [
  'nail',
  'glue',
  'staple',
  'heat',
  'radar',
  'spray',
  'water',
  'squirt',
  'toy',
  'cap',
  'paint',
  'speed',
  'price',
  'bubble',
  'smoking',
  'top',
  'big',
  'starter',
  'starting',
  'tattoo',
  'grease',
  'caulk(ing)',
  'ray',
];

/** Whatever keeps firearms in the story, or explains them. */
export const gunTalk = [
  'gun(s)',
  'handgun(s)',
  'pistol(s)',
  'revolver(s)',
  'rifle(s)',
  'shotgun(s)',
  'musket(s)',
  'firearm(s)',
  'weapon(s)',
  'armed',
  'unarmed',
  'bullet(s)',
  'gunshot(s)',
  'gunfire',
  'gunpoint',
  'shot(s) {fired|ring|rings|dead|him|her|them|me|you|at|in}',
  'shoot(s)',
  'shooter',
  'shooting {at|him|her|them|me|you}',
  'holster*',
  'ammo',
  'ammunition',
  'trigger',
];

/** A gun is fired or aimed. */
export const shots = [
  'fires',
  'shoots',
  'fired',
  'gunshot(s)',
  'gunfire',
  'a shot',
  'shots',
  'bang',
  'pulls the trigger',
  'squeezes the trigger',
  'aims',
  'points',
];

/** People and times that carry guns as a matter of course. */
export const armedPeople = [
  'police*',
  'cop(s)',
  'officer(s)',
  'detective(s)',
  'sheriff(s)',
  'deput{y|ies}',
  'soldier(s)',
  'army',
  'guard(s)',
  'hunter(s)',
  'hunting',
  'ranger(s)',
  'agent(s)',
  'military',
  'marine(s)',
  'SWAT',
  'gang*',
  'mob*',
  'war',
  'bandit(s)',
  'outlaw(s)',
  'cowboy(s)',
  'robber*',
];
