/** One place spelt two ways. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { englishWords } from '../../norms/english-words.ts';
import { sharedEnds } from '../../people/near-names.ts';
import { locationNameOf, locationWords } from '../../scenes/location-names.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { nearTexts } from '../../text/near-texts.ts';
import { quoteOf } from '../../text/quote.ts';
import { counted, pagesOf } from '../../wording.ts';
import { scene } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { mistypedAs, transposed } from '../mistyped.ts';
import { isDamaged } from '../spelling/strange-words.ts';

/** Of each spelling, the rare one first. */
const ownShown = 2;
const othersShown = 1;
const shortestWord = 5;
/** A slip changes no more letters than these. */
const mostLetters = 2;

/** `word` stands in `own` headings and looks like a slip for `usual`, which stands in `others`. `pages` are those of every slip. */
const facts = z.object({
  pages: z.array(z.number().int()),
  shown: z
    .array(
      z.object({
        word: z.string(),
        usual: z.string(),
        own: z.number().int(),
        others: z.number().int(),
        cites: z.array(cite),
      }),
    )
    .min(1),
});

export const misspelledPlace = flawRule({
  id: 'misspelledPlace',
  name: 'A place spelt two ways',
  topic: 'place-spelling',
  over: 'headings',
  effect: 0.5,
  work: 'slip',
  readsSpelling: true,
  facts,
  find(derived) {
    const { scenes, passages } = derived;
    if (isDamaged(derived)) return null;
    const { known, names } = englishWords();
    const byPlace = Map.groupBy(scenes, ({ placeKey }) => placeKey);
    const running = new Set(
      passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue').flatMap(({ words }) => words),
    );
    const uses = (word: string): boolean => [running, known, names].some((words) => words.has(word.toLowerCase()));
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
    found.push(...spacedApart(scenes));
    if (found.length === 0) return null;
    return {
      pages: found.flatMap(({ own }) => own.map(({ page }) => page)),
      shown: found.slice(0, pointsShown).map(({ own, others, pair: [word, usual] }) => ({
        word,
        usual,
        own: own.length,
        others: others.length,
        cites: [...own.slice(0, ownShown), ...others.slice(0, othersShown)].map(({ headingPassage }) =>
          quoteOf(headingPassage),
        ),
      })),
    };
  },
  say({ pages, shown }) {
    const { word: rare = '', usual = '' } = shown[0] ?? {};
    return {
      title: `${rare} and ${usual} look like one place spelt two ways`,
      points: shown.map((one) => ({
        text: `${one.word} stands in ${counted(one.own, 'heading')}, ${one.usual} in ${counted(one.others, 'heading')}.`,
        evidence: one.cites,
      })),
      advice: `Write it in one way everywhere, or a breakdown will list two sets; the rarer spelling stands on ${pagesOf(pages)}.`,
      unless: `If ${rare} and ${usual} are two places, one of them deserves a name that nobody can misread.`,
    };
  },
  costs: (where) => `One place on ${where} goes into a breakdown as two`,
  examples: [
    scene('INT. FERRY TERMINAL - DAY', 'Ruth waits.') +
      scene('INT. FERRY TERMNIAL - NIGHT', 'Ruth waits.') +
      scene('INT. FERRY TERMINAL - NIGHT', 'Ruth waits.'),
    scene('INT. FERRY TERMINAL - DAY', 'The terminal is empty.') + scene('INT. FERRY TERMNIAL - NIGHT', 'Ruth waits.'),
    scene('EXT. BOAT YARD - DAY', 'Ruth waits.') + scene('EXT. BOATYARD - NIGHT', 'Ruth waits.'),
    scene('INT. MILL - TOOL SHED - DAY', 'Ruth waits.') + scene('INT. MILL - TOOLSHED - NIGHT', 'Ruth waits.'),
  ],
  nearMisses: [
    scene('INT. HOUSE BARN - DAY', 'A horse stamps.') + scene('INT. HORSE BARN - DAY', 'The horse is calm.'),
    scene('INT. STABLE - DAY', 'Ruth waits.') + scene('INT. STABLES - DAY', 'Ruth waits.'),
    scene('INT. CABIN 14 - DAY', 'Ruth waits.') + scene('INT. CABIN 15 - DAY', 'Ruth waits.'),
    scene("INT. RUTH'S HOUSE - DAY", 'Ruth waits.') + scene('INT. RUTH S HOUSE - DAY', 'Ruth waits.'),
    scene('INT. MILL - TOOL SHED - DAY', 'Ruth waits.') + scene('INT. FARM - TOOLSHED - NIGHT', 'Ruth waits.'),
  ],
});

/** Each piece of a word that another heading writes in one has so many letters: 'U. S.' beside 'US' and 'PICK UP' beside 'PICKUP' are habits. */
const shortestPiece = 3;

interface Spelling {
  readonly name: string;
  readonly words: readonly string[];
  readonly scenes: SceneFacts[];
}

/** TREE HOUSE beside TREEHOUSE: a place, or a room of one place, with the same letters and other gaps. Of 31 such pairs in 250 produced scripts 30 are one place. */
function spacedApart(scenes: readonly SceneFacts[]) {
  const spellings = new Map<string, Map<string, Spelling>>();
  const add = (scene: SceneFacts, within: string, name: string): void => {
    const words = locationWords(name);
    const key = `${within}\n${words.join('')}`;
    const known = spellings.get(key) ?? new Map<string, Spelling>();
    const one = known.get(words.join(' ')) ?? { name: name.toUpperCase(), words, scenes: [] };
    one.scenes.push(scene);
    spellings.set(key, known.set(words.join(' '), one));
  };
  for (const scene of scenes) {
    const { main, sub } = locationNameOf(scene.heading.location);
    add(scene, '', main);
    if (sub !== null) add(scene, locationWords(main).join(''), sub);
  }
  return [...spellings.values()].flatMap((known) => {
    const [usual, ...others] = [...known.values()].sort((a, b) => b.scenes.length - a.scenes.length);
    return others.flatMap((rare) =>
      usual && differsByGap(rare.words, usual.words)
        ? [{ own: rare.scenes, others: usual.scenes, pair: [rare.name, usual.name] as const }]
        : [],
    );
  });
}

/** The words that the two do not share are whole words, and not one lone letter or a number among them. */
function differsByGap(one: readonly string[], other: readonly string[]): boolean {
  const apart = [...one.filter((word) => !other.includes(word)), ...other.filter((word) => !one.includes(word))];
  return apart.length > 0 && apart.every((word) => word.length >= shortestPiece && !/\d/.test(word));
}

/** Two places that differ in more than two neighbouring letters hold no slip: most pairs end here, before any word is looked at. */
function areFarApart(one: string, other: string): boolean {
  const [start, end] = sharedEnds(one, other);
  return Math.max(one.length, other.length) - start - end > mostLetters;
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
  if (!pair || differing.length > 1 || Math.min(pair[0].length, pair[1].length) < shortestWord) return null;
  return mistypedAs(pair[0].toLowerCase(), pair[1].toLowerCase()) ? pair : null;
}
