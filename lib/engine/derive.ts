/** Everything the analyses share, computed once from a screenplay. Leaves out opinions: what stands here was counted. */

import { emptyDetails } from '../contract/uploads.ts';
import type { Screenplay } from '../screenplay/model.ts';
import { functionWords } from './lexicons/function-words.ts';
import { type CharacterIndex, characterIndexOf } from './people/character-index.ts';
import { speakersByCue } from './people/cue-names.ts';
import { type DisplayName, displayNamesOf } from './people/display-names.ts';
import { introductionsOf } from './people/introductions/introductions.ts';
import { leadOf } from './people/lead.ts';
import { namesOnPage } from './people/names-on-page.ts';
import { type Speech, speechesOf } from './people/speeches.ts';
import { type SpeakingNetwork, speakingNetworkOf } from './people/talk/speaking-network.ts';
import { stretchesOf } from './people/talk/talk-stretches.ts';
import { type PageGap, pageGapsOf } from './reading/page-gaps.ts';
import { type LocationIndex, locationIndexOf } from './scenes/location-index.ts';
import { type MarkedPart, markedPartsOf } from './scenes/marked-parts.ts';
import { type SceneFacts, sceneFactsOf } from './scenes/scene-facts.ts';
import { type FormatReading, formatOf } from './script-format.ts';
import { type Passage, passagesOf, positionsOf } from './text/passages.ts';
import { properNounsOf } from './text/proper-nouns.ts';
import { type RecurringObject, recurringObjectsOf } from './text/recurring-objects.ts';
import { singular, wordsOf } from './text/words.ts';

/** `pages` is the length in pages with its fraction. `short` is below 60 pages: norms of features then hold for rates alone. */
export interface Derived {
  readonly pages: number;
  readonly short: boolean;
  /** What kind of script it is, from its pages alone; where the details form says so, from that. */
  readonly format: FormatReading;
  readonly passages: readonly Passage[];
  readonly actions: readonly Passage[];
  readonly speeches: readonly Speech[];
  readonly characters: CharacterIndex;
  readonly lead: ReturnType<typeof leadOf>;
  readonly scenes: readonly SceneFacts[];
  readonly locations: LocationIndex;
  readonly network: SpeakingNetwork;
  readonly objects: readonly RecurringObject[];
  /** Acts and their kin that the script marks; none where it marks fewer than two acts. */
  readonly parts: readonly MarkedPart[];
  /** Where the printed numbers of its pages leave some out. */
  readonly pageGaps: readonly PageGap[];
  readonly talkWords: number;
  readonly actionWords: number;
  /** True when the words are English enough for the word lists to mean anything. */
  readonly english: boolean;
  /** Words of names and places, in small letters: never a motif, a theme or a tic. */
  readonly nameWords: ReadonlySet<string>;
  readonly display: DisplayName;
  /** A character's display name by id; the id itself, shown, for one who never speaks. */
  readonly nameOf: (id: string) => string;
}

/** Pages below which a script is a short for our purposes: the norms were counted on features of 90 pages and more. */
export const shortPages = 60;

/** Computes the shared facts. Pure; a 118-page script takes about a tenth of a second. */
export function derive(screenplay: Screenplay): Derived {
  const { positionOf, pages } = positionsOf(screenplay);
  const passages = passagesOf(screenplay, positionOf);
  const actions = passages.filter((passage) => passage.kind === 'action');
  const cues = new Map(passages.map(({ speech, cue }) => [speech, cue?.name]));
  const speakersOf = speakersByCue(
    [...cues.values()].filter((name) => name !== undefined),
    passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue').map(({ text }) => text),
  );
  const speeches = speechesOf(passages, speakersOf);
  const display = displayNamesOf([
    ...passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue').map(({ text }) => text),
    ...passages.flatMap(({ cue }) => (cue?.printedName === undefined ? [] : cue.name)),
  ]);
  const pageNames = namesOnPage(speeches);
  const characters = characterIndexOf(speeches, display, pageNames, introductionsOf(passages, pageNames, display));
  const scenes = sceneFactsOf(screenplay, passages, speeches, characters, display, positionOf);
  const nameWords = nameWordsOf(
    [...characters.map(({ id, introduction }) => `${id} ${introduction?.fullName ?? ''}`), ...properNounsOf(passages)],
    scenes,
  );
  const english = isEnglish(passages);
  const names = new Map(characters.map(({ id, name }) => [id, name]));
  return {
    pages,
    short: pages < shortPages,
    format: formatOf(screenplay, emptyDetails),
    passages,
    actions,
    speeches,
    characters,
    lead: leadOf(characters, actions),
    scenes,
    locations: locationIndexOf(scenes, display, new Set(characters.flatMap(({ id, pageName }) => [id, pageName]))),
    network: speakingNetworkOf(characters, stretchesOf({ passages, speeches, scenes })),
    objects: recurringObjectsOf(passages, nameWords),
    parts: markedPartsOf(passages, scenes),
    pageGaps: pageGapsOf(screenplay, passages),
    talkWords: speeches.reduce((total, speech) => total + speech.words.length, 0),
    actionWords: actions.reduce((total, passage) => total + passage.words.length, 0),
    english,
    nameWords,
    display,
    nameOf: (id) => names.get(id) ?? display(id),
  };
}

/** Share of function words in English prose is near a half; in other languages next to nothing of our list is found. */
const englishShare = 0.2;

function isEnglish(passages: readonly Passage[]): boolean {
  const words = passages
    .filter(({ kind }) => kind === 'action' || kind === 'dialogue')
    .flatMap((passage) => passage.words);
  return words.length === 0 || words.filter((word) => functionWords.has(word)).length / words.length >= englishShare;
}

function nameWordsOf(names: readonly string[], scenes: readonly SceneFacts[]): Set<string> {
  const places = scenes.map((scene) => scene.heading.location);
  const words = [...names, ...places].flatMap(wordsOf);
  return new Set(words.flatMap((word) => [word, singular(word), word.replace(/'s$/, '')]));
}
