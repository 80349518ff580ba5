/**
 * What readers of a genre listen for, as word lists of our own: signs of a threat, a crime, force, wonder, a clock. Refuses to be read
 * as measured: a list misses what it doesn't hold, so reports say 'by our words'.
 */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Something that could hurt somebody, seen, heard or said. */
export const threatWords = list(`
  blood bloody corpse corpses scream screams screaming knife knives axe gun guns rifle pistol claw claws fangs grave
  graves haunted ghost demon monster creature killer kill kills killed murder murdered dead footsteps creak creaks shadow shadows
  nightmare warning danger dangerous threat threaten threatens stalks stalker trapped hunted infected poison possessed curse cursed
  wound wounded vanished disappeared attack attacks attacked alarm alarms siren sirens explosion explodes
`);

/** A wrong that somebody will have to answer for. */
export const crimeWords = list(`
  stolen steal steals stole theft thief robbery robbed heist loot murder murdered murderer corpse killed killer crime criminal
  gun blackmail bribe kidnapped kidnapping ransom arrest arrested police detective cop cops cartel cocaine dealer fraud forged
  vault suspect victim evidence fingerprint fingerprints
`);

/** Bodies and machines in conflict: what a set piece is made of. */
export const forceWords = list(`
  explodes explosion explode firing gunfire shoots shooting shot bullets bullet punches punch kicks kick fight fights fighting
  chase chases crash crashes crashing smash smashes slams leaps leap dives dive jumps runs running sprints sprint charges charge
  grenade missile missiles blast blasts collapse collapses collides hurls hurl throws tackles wrestles swings falls dodges dodge ducks
  attack attacks attacking race races racing escapes escape battle strikes struggle struggles
`);

/** Images that could not stand in our own day. */
export const futureWords = list(`
  spaceship starship ship shuttle planet planets orbit orbital alien aliens android androids robot robots hologram holographic holograph laser
  galaxy cyborg quantum wormhole spacecraft astronaut airlock cryo clone clones mutant ai simulation drone drones colony station stasis
  teleport scanner hyperspace implant neural virus
`);

/** What cannot be, and is. */
export const wonderWords = list(`
  magic magical spell spells wizard witch dragon dragons curse cursed enchanted fairy fairies elf elves dwarf giant giants ghost spirit spirits
  prophecy amulet wand potion unicorn troll goblin glow glows glowing shimmer shimmers transforms vanishes appears rune runes portal
  phoenix mage sorcerer oracle demon angel immortal
`);

/** Words by which a rule is laid down: what always, never or only holds. */
export const ruleWords = list(`
  only never always must cannot can't every law laws rule rules forbidden allowed nobody unless until if protocol nothing permitted
  illegal order requires required
`);

/** Somebody wants to get somewhere or get something. */
export const questWords = list(`
  find search seek map treasure reach journey voyage expedition quest mission lost ruins temple rescue bring return destination path
  discover discovered hidden artifact legend
`);

/** A time by which something will have happened. */
export const clockPattern =
  /\b(?:by|before|until|till|at) (?:midnight|tomorrow|tonight|dawn|noon|morning|sunrise|sunset|sundown|nightfall|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:in|within|only|just|have|got|left with|another) (?:\w+ )?(?:seconds|minutes|hours|days|weeks)\b|\b(?:seconds|minutes|hours|days|weeks) (?:left|remaining|until|to go|before)\b|\b(?:deadline|countdown|last chance|running out|out of time|too late|hurry|time's up|lapses?)\b/i;
