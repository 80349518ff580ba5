/** Selects what would have to change for a format. What already fits stays. */
import { fewSpeeches } from '../../engine/formats/count-formats.ts';
import { smallCast, standingPlaces } from '../../engine/formats/format-facts.ts';
import type { Want } from '../../engine/norms/formats.ts';
import { scenesByPlace } from '../../engine/scenes/scenes-by-place.ts';
import { speakersAmong } from '../../story/character.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { StoryFormats } from '../../story/formats.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { FormatChange } from './card.ts';
import * as words from './change-words.ts';
import { firstOf, spreadOver, usedOnce } from './choose-scenes.ts';
import { isTold, type ToldFact } from './words.ts';

/** What a change is selected from. */
export type FormatStory = Pick<Story, 'source' | 'scenes' | 'characters' | 'talk'> & { readonly formats: StoryFormats };

/** `want` is the bound as printed: 'at most 4'. Null where the script has no place to show. */
type Select = (story: FormatStory, want: string) => (words.ChangeWords & { readonly cite: Cite | null }) | null;

/** Long scenes that a single turn may not need. */
const longestShown = 3;

const leadName = ({ source, characters }: FormatStory): string | null =>
  characters.find(({ id }) => id === source.lead)?.name ?? null;
const talkShare = ({ source: { talkWords, actionWords } }: FormatStory): number =>
  talkWords / Math.max(1, talkWords + actionWords);

/** A part big enough to be missed. */
const leastShare = 0.05;
const peopleShown = 3;
const silentIn = (scenes: FormatStory['scenes']): number => scenes.filter(({ talkWords }) => talkWords === 0).length;

const selections: Readonly<Record<ToldFact, { readonly low?: Select; readonly high?: Select }>> = {
  pages: {
    low(story, want) {
      const { source, scenes } = story;
      const others = speakersAmong(story.characters).filter(({ id }) => id !== source.lead);
      const hidden = others
        .filter(({ share }) => share >= leastShare)
        .filter(({ id }) =>
          scenes.every(({ speakers }) => !speakers.includes(id) || speakers.includes(source.lead ?? '')),
        );
      const people = hidden.length > 0 ? hidden.slice(0, peopleShown) : others.slice(0, 2);
      return {
        ...words.tooFewPages(want, source.pages, people, leadName(story), hidden.length > 0),
        cite: people[0]?.first?.cite ?? null,
      };
    },
    high({ source, scenes }, want) {
      const longest = [...scenes].sort((a, b) => b.pages - a.pages || a.ordinal - b.ordinal).slice(0, longestShown);
      return { ...words.tooManyPages(want, source.pages, longest), cite: longest[0]?.heading ?? null };
    },
  },
  scenes: {
    low: ({ scenes }, want) => ({ ...words.tooFewScenes(want, scenes.length), cite: null }),
    high: ({ scenes }, want) => ({ ...words.tooManyScenes(want, scenes.length), cite: null }),
  },
  speakers: {
    low({ characters }, want) {
      const speakers = speakersAmong(characters);
      const [first] = speakers;
      return {
        ...words.tooFewSpeakers(want, speakers.length, first?.name ?? null),
        cite: first?.first?.cite ?? null,
      };
    },
    high(story, want) {
      const { characters, formats } = story;
      const speakers = speakersAmong(characters);
      const inOrder = formats.doubles.flatMap((id) => speakers.find((one) => one.id === id) ?? []);
      const few = speakers.filter(({ speeches }) => speeches <= fewSpeeches).length;
      return {
        ...words.tooManySpeakers(
          want,
          speakers.length,
          few,
          inOrder.map(({ name }) => name),
          leadName(story),
        ),
        cite: inOrder[0]?.first?.cite ?? null,
      };
    },
  },
  places: {
    low: ({ scenes }, want) => ({ ...words.tooFewPlaces(want, scenesByPlace(scenes).length), cite: null }),
    high({ scenes }, want) {
      const places = scenesByPlace(scenes);
      const standing = places.slice(0, standingPlaces);
      const once = usedOnce(places);
      const [shown = null] = spreadOver(once.length > 0 ? once : firstOf(places.slice(standingPlaces)), 1);
      const held = standing.flat().length;
      return {
        ...words.tooManyPlaces(want, places.length, firstOf(standing), held, scenes.length, shown),
        cite: shown?.heading ?? null,
      };
    },
  },
  talk: {
    low: (story, want) => ({ ...words.tooLittleTalk(want, talkShare(story)), cite: null }),
    high: (story, want) => ({ ...words.tooMuchTalk(want, talkShare(story)), cite: null }),
  },
  speech: {
    high({ source, talk, characters }, want) {
      if (!talk.longest) return null;
      const { cite, speakers } = talk.longest.line;
      const longest = {
        words: talk.longest.words,
        speakers: speakers.map(nameFinder({ characters })),
        page: cite.page,
      };
      return { ...words.speechesTooLong(want, source.talkWords / source.speeches, longest), cite: cite };
    },
  },
  small: {
    low({ scenes }, want) {
      const many = scenes.filter(({ speakers }) => speakers.length > smallCast).length;
      return { ...words.tooCrowded(want, many), cite: null };
    },
  },
  interiors: {
    low({ scenes }, want) {
      const outside = scenes.filter(({ setting }) => setting !== null && setting !== 'INT').length;
      return { ...words.tooFewInside(want, outside, scenes.length), cite: null };
    },
    high({ scenes }, want) {
      const inside = scenes.filter(({ setting }) => setting === 'INT').length;
      return { ...words.tooManyInside(want, inside, scenes.length), cite: null };
    },
  },
  wordless: {
    low: ({ scenes }, want) => ({ ...words.tooFewWordless(want, silentIn(scenes), scenes.length), cite: null }),
    high: ({ scenes }, want) => ({ ...words.tooManyWordless(want, silentIn(scenes), scenes.length), cite: null }),
  },
  standing: {
    low({ scenes }, want) {
      const places = scenesByPlace(scenes);
      const standing = places.slice(0, standingPlaces);
      const top = firstOf(standing);
      const once = usedOnce(places);
      const indoors = once.filter(({ setting }) => setting === 'INT');
      const shown = spreadOver(indoors.length > 0 ? indoors : once);
      return {
        ...words.tooFewStanding(want, top, standing.flat().length, scenes.length, shown),
        cite: (shown[0] ?? top[0])?.heading ?? null,
      };
    },
  },
};

/** What the criteria that don't fit ask for, of facts that are told. `shown` prints a bound. */
export function changesFor(story: FormatStory, missed: readonly Want[], shown: (want: Want) => string): FormatChange[] {
  return [...missed]
    .sort((a, b) => b.weight - a.weight)
    .flatMap((want) => {
      const { fact } = want;
      if (!isTold(fact)) return [];
      const value = story.formats.facts.find(({ id }) => id === want.fact)?.value ?? 0;
      const side = want.low !== null && value < want.low ? 'low' : 'high';
      const change = selections[fact][side]?.(story, shown(want));
      if (!change) return [];
      const { cite, ...said } = change;
      return [{ fact: want.fact, ...said, evidence: cite ? [evidenceOf(cite)] : [] }];
    });
}
