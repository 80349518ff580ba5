/** Finds firearms that the action shows. */
import { firearms, gunOwners, harmlessGuns, notGuns } from '../../norms/flaw-words/firearms.ts';
import { anyOf } from '../../text/phrases.ts';

/** Things in somebody's hand or drawer: 'a gun', 'Dov's old revolver'. */
const firearm = new RegExp(
  [
    `\\b(?:${anyOf(gunOwners)}|\\p{Lu}\\p{L}+['’]s) (?:[\\p{L}-]+ ){0,2}`,
    `(${anyOf(firearms)})(?!\\p{L})(?! ${anyOf(notGuns)})`,
  ].join(''),
  'iu',
);
const harmless = new RegExp(`\\b${anyOf(harmlessGuns)}[ -]${anyOf(['gun(s)', 'pistol(s)', 'rifle(s)'])}\\b`, 'iu');

/** The firearm that a text shows, in small letters ('revolver'); null for none, and for a nail gun or a gun dog. */
export const gunIn = (text: string): string | null =>
  harmless.test(text) ? null : (firearm.exec(text)?.[1]?.toLowerCase() ?? null);

export const showsGun = (text: string): boolean => gunIn(text) !== null;
