/** Composes the summary: frame, opening, key scenes, ending, what returns. Refuses words that are neither counted nor quoted. */
import type { Derived } from '../../engine/derive.ts';
import type { Character } from '../../engine/people/character-index.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { firstSentences, speakerName, tellingAction, tellingLine } from '../../engine/scenes/telling-lines.ts';
import { asPrinted } from '../../engine/text/echoes.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { counted, listed, numberWord, percent, quoted, quotedLast } from '../../engine/wording.ts';
import { placeName, positionPhrase, settingName, timePhrase } from '../describe-place.ts';
import { quotedTitle } from '../quoted-title.ts';
import type { KeySceneFinding } from './card.ts';
import { peopleList } from './logline.ts';

export interface Summary {
  readonly paragraphs: readonly string[];
  readonly keyScenes: readonly KeySceneFinding[];
}

/** `title` as shown. Paragraphs are whole; a part for which the script has nothing is left out. */
export function composeSummary(derived: Derived, title: string, lead: Character | null): Summary {
  const used = new Set<string>();
  const opening = openingParagraph(derived, lead, used);
  const scenes = keyScenes(derived, used);
  const paragraphs = [
    frameParagraph(derived, title, lead),
    opening,
    ...scenes.map(({ text }) => text),
    endingParagraph(derived),
    returnsParagraph(derived),
  ];
  return { paragraphs: paragraphs.filter((paragraph) => paragraph !== ''), keyScenes: scenes };
}

function frameParagraph(derived: Derived, title: string, lead: Character | null): string {
  const { scenes, pages, characters } = derived;
  const sentences = [
    `${quotedTitle(title)} runs to ${counted(Math.ceil(pages), 'page')} in ${counted(scenes.length, 'scene')}.`,
  ];
  const settings = settingsByPages(scenes);
  const total = settings.reduce((sum, { pages: own }) => sum + own, 0);
  const [first, ...rest] = settings.slice(0, 3);
  if (first && first.pages / total >= 0.15) {
    const others = rest
      .filter((setting) => setting.pages / total >= 0.06)
      .map(({ name, pages: own }) => `${name} (${percent(own / total)})`);
    sentences.push(
      `Its main setting is ${first.name}, with ${percent(first.pages / total)} of the pages${others.length > 0 ? `, followed by ${listed(others)}` : ''}.`,
    );
  } else if (first)
    sentences.push(
      `It keeps moving: no setting holds more than ${percent(Math.max(first.pages / total, 0.01))} of its pages.`,
    );
  if (lead) {
    const others = characters.filter(({ id, share }) => id !== lead.id && share >= 0.05).slice(0, 3);
    const most = characters[0]?.id === lead.id ? 'speaks most' : 'is named as the main character and speaks';
    sentences.push(
      `${peopleList([lead])} ${most}${most === 'speaks most' ? ',' : ''} ${percent(lead.share)} of all words${others.length > 0 ? `; after ${lead.name} ${others.length === 1 ? 'comes' : 'come'} ${peopleList(others)}` : ''}.`,
    );
  }
  return sentences.join(' ');
}

/** Pages by building or area, most first. */
function settingsByPages(scenes: readonly SceneFacts[]): { name: string; pages: number }[] {
  const pages = new Map<string, number>();
  for (const scene of scenes) pages.set(settingName(scene), (pages.get(settingName(scene)) ?? 0) + scene.pages);
  return [...pages]
    .map(([name, own]) => ({ name, pages: own }))
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
}

function openingParagraph(derived: Derived, lead: Character | null, used: Set<string>): string {
  const [first] = derived.scenes;
  if (!first) return '';
  const image = first.passages.find(({ kind }) => kind === 'action');
  const shown = image ? firstSentences(image) : null;
  const sentences = [
    `It opens on ${placeName(first)}${timePhrase(first)}${shown ? `: ${quotedLast(shown.quote)}` : '.'}`,
  ];
  const [speech] = derived.speeches;
  if (speech) {
    const words = quoteOf(speech.passage).quote;
    used.add(words);
    sentences.push(
      `The first words are ${speakerName(speech, derived)}’s, on page ${speech.page}: ${quotedLast(words)}`,
    );
  }
  const entrance = lead?.introduction;
  if (lead && entrance && speech && !speech.speakers.includes(lead.id)) {
    used.add(entrance.sentence);
    sentences.push(
      `${lead.name} enters on page ${entrance.passage.at.page}: ${quotedLast(quoteExactlyShort(entrance.sentence))}`,
    );
  }
  return sentences.join(' ');
}

/** An entrance is quoted whole or, when long, up to its last comma in reach. */
function quoteExactlyShort(sentence: string): string {
  if (sentence.length <= 160) return sentence;
  const cut = sentence.slice(0, 160);
  return cut.slice(0, Math.max(cut.lastIndexOf(', '), 60));
}

/** One finding a key scene: its place in the script, who is there, what is seen, what is said. */
function keyScenes(derived: Derived, used: Set<string>): KeySceneFinding[] {
  let before = '';
  let company = '';
  return derived.keyScenes.map(({ zone, scene }) => {
    const line = tellingLine(scene, derived, used);
    const action = tellingAction(scene, derived, used);
    if (line) used.add(line.evidence.quote);
    if (action) used.add(action.quote);
    const position = positionPhrase(scene.position);
    const opening = position === before ? 'Soon after' : position;
    before = position;
    const place = `${placeName(scene)}, page ${scene.page}`;
    const seen = action ? ` ${quotedLast(action.quote)}` : '';
    const said = line ? ` ${line.speaker} says: ${quotedLast(line.evidence.quote)}` : '';
    const present = presentIn(scene, derived);
    const people = present.join() === company ? sameAgain(present) : peopleIn(present);
    company = present.join();
    return {
      scene: scene.ordinal,
      zone: zone.name,
      place: placeName(scene),
      fromPage: scene.page,
      toPage: Math.max(scene.page, scene.lastPage),
      text: `${opening} (${place}), ${people}${seen === '' ? '.' : `:${seen}`}${said}`,
      present,
      evidence: [action, line?.evidence].filter((place) => place !== null && place !== undefined),
    };
  });
}

/** Names of who is in the scene, most words first. */
const presentIn = (scene: SceneFacts, { characters }: Derived): string[] =>
  characters.filter(({ id }) => scene.present.includes(id)).map(({ name }) => name);

/** Who is in the scene, the first three by words, as a clause. */
function peopleIn(present: readonly string[]): string {
  const [only] = present;
  if (only === undefined) return 'nobody who speaks is there';
  if (present.length === 1) return `we are with ${only}`;
  const shown = present.slice(0, 3);
  return `${present.length > 4 ? `${shown.join(', ')} and ${counted(present.length - 3, 'other')}` : listed(present)} are together`;
}

/** The same company as in the scene told before. */
function sameAgain(present: readonly string[]): string {
  const [only] = present;
  if (only === undefined) return 'again nobody who speaks is there';
  return present.length === 1 ? `still with ${only}` : `with the same ${numberWord(present.length)}`;
}

function endingParagraph(derived: Derived): string {
  const last = derived.scenes.at(-1);
  if (!last) return '';
  const image = last.passages.filter(({ kind }) => kind === 'action').at(-1);
  const words = derived.speeches.at(-1);
  const shown = image ? firstSentences(image) : null;
  const sentences: string[] = [];
  if (words)
    sentences.push(
      `The last words are ${speakerName(words, derived)}’s, on page ${words.page}: ${quotedLast(quoteOf(words.passage).quote)}`,
    );
  const where = `It ends on ${placeName(last)}${timePhrase(last)}`;
  sentences.push(shown ? `${where}, with this image: ${quotedLast(shown.quote)}` : `${where}.`);
  return sentences.join(' ');
}

function returnsParagraph({ objects, echoes, nameOf }: Derived): string {
  const sentences: string[] = [];
  const things = objects.slice(0, 3).map(({ name, scenes }) => `the ${name} (${counted(scenes.length, 'scene')})`);
  if (things.length > 0) sentences.push(`What keeps coming back: ${listed(things)}.`);
  const echo = echoes.find(({ speakers }) => speakers.length > 1) ?? echoes[0];
  const [first] = echo?.passages ?? [];
  const last = echo?.passages.at(-1);
  if (echo && first && last) {
    const names = [first, last].map(({ cue }) =>
      nameOf(echo.speakers.find((id) => cue?.name.toUpperCase() === id) ?? cue?.name ?? ''),
    );
    const again = names[0] === names[1] ? 'again' : `again by ${names[1]}`;
    sentences.push(
      `The words ${quoted(asPrinted(echo, first))} are said by ${names[0]} on page ${first.at.page} and ${again} on page ${last.at.page}.`,
    );
  }
  return sentences.join(' ');
}
