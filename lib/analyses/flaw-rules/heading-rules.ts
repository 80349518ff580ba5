/** Flaw rules about headings against each other: scene numbers, spellings of one place, inside and outside. */

import type { Derived } from '../derived/derive.ts';
import { sharedEnds } from '../derived/near-names.ts';
import { nearTexts } from '../derived/near-texts.ts';
import { quoteOf } from '../derived/quote.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { counted, listed, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { mistypedAs, transposed } from './mistyped.ts';

/** Places shown of one flaw; the rest are named by their pages. */
const placesShown = 6;
const quotesOf = (scenes: readonly SceneFacts[]) => scenes.map(({ headingPassage }) => quoteOf(headingPassage));

/** Headings with a number from which a script counts as numbered. */
const fewestNumbered = 5;
/** Up to this many slips, or a tenth of the numbers. */
const mostSlips = 3;

/** '12' < '12A' < '12B' < 'A13' < '13', as inserted scenes are numbered in production; null for what is no such number. */
function numberKey(number: string): number | null {
  const match = /^([A-Z]?)(\d{1,4})([A-Z]?)$/.exec(number);
  if (!match) return null;
  const [, before = '', digits = '', after = ''] = match;
  const letter = (text: string): number => (text === '' ? 0 : text.charCodeAt(0) - 64);
  return Number(digits) * 100 + (before === '' ? letter(after) : letter(before) - 30);
}

const sceneNumbers: FlawRule = {
  id: 'sceneNumbers',
  topic: 'scene-numbers',
  effect: 0.5,
  find({ scenes }) {
    const numbered = scenes.flatMap((scene) => {
      const number = scene.heading.number;
      const key = number === null ? null : numberKey(number);
      return number === null || key === null ? [] : [{ scene, number, key }];
    });
    if (numbered.length < fewestNumbered) return null;
    const firstOf = new Map<number, (typeof numbered)[number]>();
    const slips = numbered.flatMap((one, index) => {
      const same = firstOf.get(one.key);
      if (!same) firstOf.set(one.key, one);
      const before = numbered[index - 1];
      if (same) return [{ one, other: same, repeated: true }];
      return before && before.key > one.key ? [{ one, other: before, repeated: false }] : [];
    });
    const [first] = slips;
    // Numbers that begin anew with each act are a system, not a slip.
    if (!first || slips.length > Math.max(mostSlips, numbered.length / 10)) return null;
    return {
      title: first.repeated
        ? `Scene number ${first.one.number} is given twice`
        : `Scene ${first.one.number} comes after scene ${first.other.number}`,
      points: slips.slice(0, placesShown).map(({ one, other, repeated }) => ({
        text: repeated
          ? `${one.number} stands at ${other.scene.place} on page ${other.scene.page} and again at ${one.scene.place} on page ${one.scene.page}.`
          : `${one.number} at ${one.scene.place} on page ${one.scene.page} follows ${other.number} at ${other.scene.place} on page ${other.scene.page}.`,
        evidence: quotesOf([other.scene, one.scene]),
      })),
      advice: `Number ${pagesOf(slips.map(({ one }) => one.scene.page))} anew: call sheets and breakdowns go by these numbers.`,
      unless: `If ${first.one.scene.place} was moved here after the numbers were locked, ${first.one.number} is right as it stands.`,
    };
  },
};

/** Two places that differ in more than two neighbouring letters hold no slip: most pairs end here, before any word is looked at. */
function areFarApart(one: string, other: string): boolean {
  const [start, end] = sharedEnds(one, other);
  return Math.max(one.length, other.length) - start - end > 2;
}

/** Words of a place that another place has too but for one mistyped word: [this spelling, the other]. */
function mistypedWord(one: string, other: string): readonly [string, string] | null {
  if (Math.abs(one.length - other.length) > 1 || areFarApart(one, other)) return null;
  const own = one.split(' ');
  const others = other.split(' ');
  if (own.length !== others.length) return null;
  const differing = own.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? ''] as const],
  );
  const [pair] = differing;
  if (!pair || differing.length > 1 || Math.min(pair[0].length, pair[1].length) < 5) return null;
  return mistypedAs(pair[0].toLowerCase(), pair[1].toLowerCase()) ? pair : null;
}

const misspelledPlace: FlawRule = {
  id: 'misspelledPlace',
  topic: 'place-spelling',
  effect: 0.5,
  find({ scenes, passages }) {
    const byPlace = Map.groupBy(scenes, ({ placeKey }) => placeKey);
    const running = new Set(
      passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue').flatMap(({ words }) => words),
    );
    const uses = (word: string): boolean => running.has(word.toLowerCase());
    const places = [...byPlace];
    const near = nearTexts(places.map(([key]) => key));
    const found = places.flatMap(([key, own]) =>
      near(key).flatMap((index) => {
        const [otherKey, others] = places[index] ?? [key, own];
        const pair = mistypedWord(key, otherKey);
        // A word that the script uses elsewhere is another word, not a slip: HORSE BARN beside HOUSE BARN.
        if (!pair || own.length > others.length || uses(pair[0])) return [];
        if (own.length < others.length) return [{ own, others, pair }];
        // Of two headings used equally often one may be the slip that has no use in the running text, if no other word is spelt like it.
        const slip = uses(pair[1]) ? transposed(pair[0], pair[1]) : key > otherKey;
        return slip ? [{ own, others, pair }] : [];
      }),
    );
    const [first] = found;
    if (!first) return null;
    const [rare, usual] = first.pair;
    return {
      title: `${rare} and ${usual} look like one place spelt two ways`,
      points: found.slice(0, placesShown).map(({ own, others, pair }) => ({
        text: `${pair[0]} stands in ${counted(own.length, 'heading')}, ${pair[1]} in ${counted(others.length, 'heading')}.`,
        evidence: quotesOf([...own.slice(0, 2), ...others.slice(0, 1)]),
      })),
      advice: `Give ${pagesOf(found.flatMap(({ own }) => own.map(({ page }) => page)))} the other spelling, or a breakdown will list two sets.`,
      unless: `If ${rare} and ${usual} are two places, one of them deserves a name that nobody can misread.`,
    };
  },
};

/** Places that are always inside, and always outside, as the last words of a location. Our own lists, kept to what leaves no doubt. */
const insideOnly =
  /\b(?:KITCHEN|BEDROOM|BATHROOM|LIVING ROOM|DINING ROOM|WAITING ROOM|CLASSROOM|HALLWAY|STAIRWELL|ATTIC|CLOSET|COURTROOM|LOCKER ROOM|LAUNDRY ROOM|CONFERENCE ROOM|HOSPITAL ROOM)$/;
const outsideOnly =
  /\b(?:STREET|BEACH|FOREST|WOODS|HIGHWAY|DESERT|MEADOW|RIVERBANK|SIDEWALK|PAVEMENT|CEMETERY|GRAVEYARD|DRIVEWAY|MOUNTAINSIDE|CLIFF|SHORE|HILLTOP|CORNFIELD|BACKYARD|BACK YARD|FRONT YARD)$/;

/** The place and its setting are at odds; a place with parts ('CAR - HIGHWAY') says too little about where the camera stands. */
function wrongSide({ heading }: SceneFacts): 'inside' | 'outside' | null {
  const place = heading.location.toUpperCase().trim();
  if (/[-–—/,:(.]/.test(place)) return null;
  if (heading.setting === 'EXT' && insideOnly.test(place)) return 'inside';
  return heading.setting === 'INT' && place.split(' ').length <= 3 && outsideOnly.test(place) ? 'outside' : null;
}

const insideOutside: FlawRule = {
  id: 'insideOutside',
  topic: 'inside-outside',
  effect: 0.5,
  find({ scenes }: Derived) {
    const found = scenes.flatMap((scene) => {
      const side = wrongSide(scene);
      if (!side) return [];
      const rest = scenes.filter(
        (other) => other.placeKey === scene.placeKey && other !== scene && wrongSide(other) === null,
      );
      return [{ scene, side, rest }];
    });
    const [first] = found;
    if (!first) return null;
    const said = first.side === 'inside' ? 'EXT' : 'INT';
    const meant = first.side === 'inside' ? 'INT' : 'EXT';
    return {
      title: `${first.scene.place} is headed ${said}, though it lies ${first.side}`,
      points: found.slice(0, placesShown).map(({ scene, side, rest }) => ({
        text: `${scene.place}, scene ${scene.ordinal} on page ${scene.page}, is a place ${side}${rest.length > 0 ? ` and has the other heading in ${listed(rest.slice(0, 3).map(({ ordinal }) => `scene ${ordinal}`))}` : ''}.`,
        evidence: quotesOf([scene, ...rest.slice(0, 1)]),
      })),
      advice: `Head ${pagesOf(found.map(({ scene }) => scene.page))} ${meant}, or say in the heading from where we look: a schedule sorts by INT and EXT first.`,
      unless: `If scene ${first.scene.ordinal} is watched through a window, or ${first.scene.place} is a set within the story, the heading may stand.`,
    };
  },
};

export const headingRules: readonly FlawRule[] = [sceneNumbers, misspelledPlace, insideOutside];
