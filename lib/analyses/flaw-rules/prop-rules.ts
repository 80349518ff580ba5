/** Flaw rules about things: the gun that never goes off, the gun from nowhere, the close-up of what never matters again. */
import type { Passage } from '../derived/passages.ts';
import { quoteWhere } from '../derived/quote.ts';
import { singular } from '../derived/words.ts';
import { listed, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';

const placesShown = 6;

/** Firearms that are things in somebody's hand or drawer; a nail gun or a gun dog is none. */
const firearm =
  /\b(?:an?|the|his|her|their|my|\p{Lu}\p{L}+['’]s) (?:[\p{L}-]+ ){0,2}(gun|handgun|pistol|revolver|rifle|shotgun|musket)(?!\p{L})(?! dog| room| show| range| store| shop)/iu;
const noFirearm =
  /\b(?:nail|glue|staple|heat|radar|spray|water|squirt|toy|cap|paint|speed|price|bubble|smoking|top|big|starter|starting|tattoo|grease|caulk(?:ing)?|ray)[ -](?:gun|pistol|rifle)s?\b/iu;
/** Whatever keeps firearms in the story, or explains them. */
const aboutFirearms =
  /\b(?:guns?|handguns?|pistols?|revolvers?|rifles?|shotguns?|muskets?|firearms?|weapons?|armed|unarmed|bullets?|gunshots?|gunfire|gunpoint|shots? (?:fired|rings?|dead|him|her|them|me|you|at|in)|shoots?|shooter|shooting (?:at|him|her|them|me|you)|holster\w*|ammo|ammunition|trigger)\b/i;
const fires =
  /\b(?:fires|shoots|fired|gunshots?|gunfire|a shot|shots|bang|pulls the trigger|squeezes the trigger|aims|points)\b/i;
const armedWorld =
  /\b(?:police\w*|cops?|officers?|detectives?|sheriffs?|deput(?:y|ies)|soldiers?|army|guards?|hunters?|hunting|rangers?|agents?|military|marines?|SWAT|gang\w*|mob\w*|war|bandits?|outlaws?|cowboys?|robber\w*)\b/i;

const gunOf = (text: string): string | null =>
  noFirearm.test(text) ? null : (firearm.exec(text)?.[1]?.toLowerCase() ?? null);

/** A gun shown before this share of the script is a promise; one first shown after the other is late. */
const firstHalf = 0.5;
const lastQuarter = 0.75;

const weaponNeverUsed: FlawRule = {
  id: 'weaponNeverUsed',
  topic: 'weapon-unused',
  effect: 0.5,
  find({ actions, passages, english }) {
    if (!english) return null;
    const shown = actions.filter(({ text }) => gunOf(text) !== null);
    const [first] = shown;
    const last = shown.at(-1);
    const gun = gunOf(first?.text ?? '');
    if (!first || !last || !gun || last.position > firstHalf) return null;
    const scenes = new Set(shown.map(({ scene }) => scene));
    const used = passages.some(
      ({ scene, order, text, kind }) =>
        (scenes.has(scene) && kind === 'action' && fires.test(text)) ||
        (order > last.order && aboutFirearms.test(text)),
    );
    if (used) return null;
    const places = [...new Set([first, last])];
    return {
      title: `The ${gun} of page ${first.at.page} is never used and never mentioned again`,
      points: [
        {
          text: `A ${gun} is shown on ${pagesOf(shown.map(({ at }) => at.page))}; after page ${last.at.page} nobody holds, fires or speaks of a weapon.`,
          evidence: places.map((passage) => quoteWhere(passage, (text) => gunOf(text) !== null)),
        },
      ],
      advice: `Either let the ${gun} matter once more after page ${last.at.page}, if only by staying in its place, or take it out of page ${first.at.page}.`,
      unless: `If the ${gun} only tells us who its owner is, page ${first.at.page} has done its work.`,
    };
  },
};

const weaponFromNowhere: FlawRule = {
  id: 'weaponFromNowhere',
  topic: 'weapon-unprepared',
  effect: 0.6,
  find({ actions, passages, english }) {
    const first = english ? actions.find(({ text }) => gunOf(text) !== null) : undefined;
    const gun = gunOf(first?.text ?? '');
    if (!first || !gun || first.position < lastQuarter) return null;
    const prepared = passages.some(
      ({ order, text, cue }) =>
        order < first.order && (aboutFirearms.test(text) || armedWorld.test(text) || armedWorld.test(cue?.name ?? '')),
    );
    const used = passages.some(
      ({ order, kind, text }) => order >= first.order && kind === 'action' && fires.test(text),
    );
    if (prepared || !used) return null;
    return {
      title: `The ${gun} of page ${first.at.page} comes from nowhere`,
      points: [
        {
          text: `Page ${first.at.page} is the first to show a ${gun}, in the last quarter of the script, and it is aimed or fired; no page before it shows or mentions a weapon, or anybody who would carry one.`,
          evidence: [quoteWhere(first, (text) => gunOf(text) !== null)],
        },
      ],
      advice: `Let us see the ${gun}, its drawer or its owner once before page ${first.at.page}, in a scene that is about something else.`,
      unless: `If the shock of the ${gun} on page ${first.at.page} is the point, ask only whether it also feels possible.`,
    };
  },
};

/** 'CLOSE ON a brass key.' 'INSERT: THE LETTER'. The first capture is the phrase up to its first break. */
const closeUp =
  /\b(?:CLOSE(?:[- ]?UP)?(?: SHOT)?(?: ON| OF)?|INSERT|ECU|C\.U\.)\s*(?:[:–—-]+\s*)?(?:ON |OF )?(?:an? |the |his |her |their |[\p{L}]+['’]s )([\p{L}' -]{3,40}?)(?=[.,;:!(–—]| - |$| (?:of|in|on|at|with|as|that|which|from|under|behind|beside|inside|and|is|lies|sits|hangs|stands)\b)/iu;
/** Things that a close-up plants: small, kept, opened, worn or set off. Our own list; a face, a screen or a sign is no plant. */
const plants =
  /^(?:key|keys|ring|knife|dagger|necklace|locket|pendant|bracelet|brooch|medal|medallion|letter|envelope|box|suitcase|briefcase|vial|bottle|pills?|syringe|coin|compass|diary|journal|notebook|cassette|tape|disk|disc|drive|doll|rope|axe|hammer|scissors|lighter|matches|matchbook|matchbox|bomb|detonator|fuse|lever|scar|tattoo|birthmark|passport|ticket|wallet|purse|glove|handkerchief|earring|razor|screwdriver|padlock|lock|safe|drawer|amulet|crystal|feather|button)$/;

const closeUpForNothing: FlawRule = {
  id: 'closeUpForNothing',
  topic: 'close-up',
  effect: 0.35,
  find({ passages, nameWords, english }) {
    if (!english) return null;
    const held = passages.filter(({ kind }) => kind === 'shot' || kind === 'action');
    const found = held.flatMap((passage) => {
      const match = closeUp.exec(passage.text);
      const noun =
        match?.[1]
          ?.trim()
          .split(/[\s-]+/)
          .at(-1)
          ?.toLowerCase() ?? '';
      const shown = /^(?:CLOSE|INSERT|ECU|C\.U)/.test(match?.[0] ?? '');
      if (!shown || !plants.test(noun) || nameWords.has(noun) || passage.position > lastQuarter) return [];
      const again = passages.some(
        (other) => other.order !== passage.order && other.words.some((word) => singular(word) === singular(noun)),
      );
      return again ? [] : [{ passage, noun }];
    });
    const [one] = found;
    if (!one) return null;
    const shows = (passage: Passage, noun: string) => quoteWhere(passage, (text) => text.toLowerCase().includes(noun));
    return {
      title: `A close-up on the ${one.noun}, page ${one.passage.at.page}, that nothing comes back to`,
      points: found.slice(0, placesShown).map(({ passage, noun }) => ({
        text: `Page ${passage.at.page} asks us to look closely at the ${noun}; nothing before or after shows or mentions it.`,
        evidence: [shows(passage, noun)],
      })),
      advice: `A close-up is a promise. Bring back ${listed([...new Set(found.slice(0, 3).map(({ noun }) => `the ${noun}`))])}, or let ${pagesOf(found.map(({ passage }) => passage.at.page))} look from further off.`,
      unless: `If the ${one.noun} returns under another word, the close-up is earned.`,
    };
  },
};

export const propRules: readonly FlawRule[] = [weaponNeverUsed, weaponFromNowhere, closeUpForNothing];
