/** The words of the structure report; the only place where it has any, and so as long as they are. */

import { mean } from '../../engine/text/statistics.ts';
import {
  capitalised,
  counted,
  decimal,
  listed,
  numberWord,
  pagesOf,
  percent,
  quotedLast,
} from '../../engine/wording.ts';
import { positionOf, type StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import type { ScenePacing, StoryAct, TurnName, TurnZone } from '../../story/structure.ts';
import { placeName } from '../describe-place.ts';
import { isEpisode } from '../format-words.ts';
import { comparisonOf, shownOf } from '../measure-words.ts';

export const titles = {
  shape: 'Shape',
  zones: 'Five zones and their candidate scenes',
  balance: 'Act balance',
  acts: 'The acts',
  pacing: 'Pacing: how long the scenes are',
} as const;
export const columns = {
  act: 'Act',
  pages: 'Pages',
  share: 'Share',
  usual: 'Usual share',
  scenes: 'Scenes',
  meanScene: 'Pages a scene',
  talk: 'Talk',
} as const;
export const axes = {
  item: 'Act',
  share: 'hundredths of the script',
  usual: 'the usual share, by the mean turns of produced films',
  page: 'page on which the scene begins',
  length: 'length of the scene in pages',
  each: 'Each scene',
  smoothed: 'Mean of five scenes',
} as const;

/** '1 page', '1.38 pages'. */
const pagesLong = (pages: number): string => (pages === 1 ? '1 page' : `${decimal(pages, 2)} pages`);

export const tooFew = (scenes: number, needed: number): string =>
  scenes === 0
    ? 'No scene headings were found, so there are no scenes to lay over the pages.'
    : `The script has ${counted(scenes, 'scene')}: too few to speak of acts, zones or pace (that takes ${needed}).`;

export function overview({ pages, locations, short, marked, format }: Source, scenes: number): string {
  const size = `${capitalised(counted(scenes, 'scene'))} on ${decimal(pages)} pages, in ${counted(locations, 'location')}.`;
  const caution = isEpisode(format)
    ? ' The positions below come from features; an episode turns at its act breaks, so take them as a ruler laid beside it.'
    : short
      ? ' The positions below come from features; a short turns when it likes, so take them as a ruler laid beside it.'
      : ' The positions below are where produced features turn on average, with a wide spread; a script that turns elsewhere is in good company.';
  const parts =
    marked.length > 0
      ? ` The script marks its own parts (${listed(marked.map(({ name }) => name.toLowerCase()))}); they are measured as marked.`
      : '';
  return size + parts + caution;
}

const meanings: Readonly<Record<TurnName, string>> = {
  Opportunity: 'something new comes into the main character’s life',
  'Change of plans': 'the goal takes shape and the direction changes',
  'Point of no return': 'the main character commits and cannot go back',
  'Major setback': 'things fall apart, for a time or for good',
  Climax: 'the final confrontation decides it',
};

export const zoneText = ({ turn, goldShare, mean: position }: TurnZone): string =>
  `In ${goldShare} of 100 produced films this zone holds the turn at which ${meanings[turn]} (on average ${position}% in).`;

export const noCandidate = 'No scene of this script lies near it.';

/** Names shown before the rest is counted. */
const mostNamed = 4;

/** `people` are the names of those present; `line` is the telling line with its speakers' names. */
export function candidateText(
  scene: StoryScene,
  o: {
    readonly people: readonly string[];
    readonly lengthRank: number;
    readonly line: { readonly speakers: readonly string[]; readonly quote: string } | null;
  },
): string {
  const { people, lengthRank, line } = o;
  const who =
    people.length === 0
      ? ' with nobody who speaks'
      : ` with ${people.length > mostNamed ? `${people.slice(0, mostNamed - 1).join(', ')} and ${counted(people.length - mostNamed + 1, 'other')}` : listed(people)}`;
  const weight = lengthRank <= 3 ? ', one of the three longest' : '';
  const where = `Candidate: scene ${scene.ordinal}, ${placeName(scene)}, page ${scene.page}, ${pagesLong(scene.pages)}${weight},${who} (${percent(positionOf(scene))} in).`;
  return line ? `${where} ${line.speakers.join(' and ')} says ${quotedLast(line.quote)}` : where;
}

export const zonesNote =
  'A zone reaches ten hundredths of the script to either side of where the turn stands on average in 99 produced films. The candidate in it is chosen by position, length and who is present; over produced scripts such a choice names the exact scene in 17 to 19 of 100 cases (position alone: 9). Read each as a question to you: is this where it turns?';

/** 'Candidates for the five turns stand on pages 8, 26, 58, 86 and 100' */
export const zonesTitle = (pages: readonly number[]): string =>
  pages.length === 0 ? titles.zones : `Candidates for the five turns stand on ${pagesOf(pages)}`;

const actNames = ['One: up to the change of plans', 'Two: up to the major setback', 'Three: to the end'];

export const actName = ({ marked, number }: StoryAct): string => marked ?? actNames[(number ?? 1) - 1] ?? '';

export const actPages = ({ firstPage, lastPage }: StoryAct): string =>
  lastPage > firstPage ? `${firstPage}-${lastPage}` : `${firstPage}`;

/** An act as the report's data hold it. */
interface NamedAct {
  readonly name: string;
  readonly pages: string;
  readonly share: number;
  readonly usual: number | null;
  readonly scenes: number;
  readonly meanScene: number;
  readonly talk: number;
}

/** 'one' for 'One: up to the change of plans'. */
const shortName = ({ name }: NamedAct): string => (name.split(':')[0] ?? name).toLowerCase();
const gapOf = ({ share, usual }: NamedAct): number => share - (usual ?? share);
const byGap = (acts: readonly NamedAct[]): NamedAct[] =>
  [...acts].sort((a, b) => Math.abs(gapOf(b)) - Math.abs(gapOf(a)));

/** The scene at which an act ends, or the last act begins: 'scene 5 (Lobby, page 7)'. */
function borderOf(acts: readonly NamedAct[], act: NamedAct, scenes: readonly StoryScene[]): string {
  const index = Math.min(acts.indexOf(act), acts.length - 2);
  const before = acts.slice(0, index + 1).reduce((total, one) => total + one.scenes, 0);
  const scene = scenes[before];
  return scene ? `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})` : 'the scene at its border';
}

/** From this factor on the scenes of one act are called longer than those of another. */
const longer = 1.2;
/** Points within which an act's share is called usual. */
const nearUsual = 7;
const nearEnough = 3;

const lengthsSentence = (
  quick: string,
  slow: string,
  acts: { quick: number; slow: number },
  scenes: readonly StoryScene[],
) =>
  `Scenes are shortest in ${quick} (${decimal(acts.quick, 2)} pages on average) and longest in ${slow} (${decimal(acts.slow, 2)}); over all ${scenes.length} scenes the mean is ${decimal(mean(scenes.map(({ pages }) => pages)), 2)}.`;

export function balance(acts: readonly NamedAct[], scenes: readonly StoryScene[]): string[] {
  if (acts.length < 3) return ['The candidates lie too close together to cut the script into three acts.'];
  const ordered = [...acts].sort((a, b) => a.meanScene - b.meanScene);
  const [quick] = ordered;
  const slow = ordered.at(-1);
  const [widest] = byGap(acts);
  const sentences: string[] = [];
  if (widest) {
    const off = gapOf(widest);
    sentences.push(
      Math.abs(off) <= nearUsual
        ? `Cut at its candidate scenes, the script’s acts are all within ${counted(Math.max(1, Math.abs(off)), 'percentage point')} of the usual shares.`
        : `Cut at its candidate scenes, act ${shortName(widest)} is the one furthest from usual: ${widest.share}% of the script against ${widest.usual}%. Before moving anything, ask of ${borderOf(acts, widest, scenes)} whether it is really the turn.`,
    );
  }
  if (quick && slow && slow.meanScene > quick.meanScene * longer)
    sentences.push(
      lengthsSentence(
        `act ${shortName(quick)}`,
        `act ${shortName(slow)}`,
        { quick: quick.meanScene, slow: slow.meanScene },
        scenes,
      ),
    );
  return [sentences.join(' '), 'Usual shares follow the mean turns of produced films: 33, 41 and 26%.'];
}

/** 'act one', but 'the tag'. */
const withArticle = (name: string): string =>
  name.startsWith('Act') ? name.toLowerCase() : `the ${name.toLowerCase()}`;

/** The writer's own acts: which holds most, and where the scenes are short and long. */
export function markedBalance(acts: readonly NamedAct[], scenes: readonly StoryScene[]): string[] {
  const ordered = [...acts].sort((a, b) => a.meanScene - b.meanScene);
  const [quick] = ordered;
  const slow = ordered.at(-1);
  const talked = [...acts].sort((a, b) => b.talk - a.talk)[0];
  const [longest] = [...acts].sort((a, b) => b.share - a.share);
  if (!quick || !slow || !talked || !longest) return [];
  const sentences = [
    `These are the breaks you marked. ${longest.name} is the longest, with ${longest.share}% of the script on ${longest.pages.includes('-') ? 'pages' : 'page'} ${longest.pages}; ${withArticle(talked.name)} has the most talk, ${talked.talk}% of its words.`,
  ];
  if (slow.meanScene > quick.meanScene * longer)
    sentences.push(
      lengthsSentence(
        withArticle(quick.name),
        withArticle(slow.name),
        { quick: quick.meanScene, slow: slow.meanScene },
        scenes,
      ),
    );
  return [
    sentences.join(' '),
    'No usual share is given beside them: how long an act of an episode runs differs from house to house.',
  ];
}

export const actNote = ({ share, usual, pages, scenes }: NamedAct): string =>
  `${share}%${usual === null ? '' : `, usual ${usual}%`}; pages ${pages}, ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`;

/** 'Act one holds 22% of the script, usual is 33%; the other two are nearer'. */
export function actsTitle(acts: readonly NamedAct[]): string {
  if (acts.every(({ usual }) => usual === null)) {
    const [longest] = [...acts].sort((a, b) => b.share - a.share);
    return longest
      ? `${longest.name} is the longest of the ${numberWord(acts.length)} parts marked: ${longest.share}%`
      : titles.acts;
  }
  const [widest] = byGap(acts);
  if (!widest) return titles.acts;
  return Math.abs(gapOf(widest)) <= nearEnough
    ? 'Every act is within three hundredths of its usual share'
    : `Act ${shortName(widest)} holds ${widest.share}% of the script against a usual ${widest.usual}%, the widest gap of the ${numberWord(acts.length)}`;
}

/** `points` are lengths of scenes over pages. */
export function pacingTitle(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [longest] = [...points].sort((a, b) => b.y - a.y || a.x - b.x);
  const [shortest] = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  if (!longest || !shortest || longest.y === shortest.y) return titles.pacing;
  return `Pacing: scenes run longest around page ${Math.floor(longest.x)} and shortest around page ${Math.floor(shortest.x)}`;
}

export function pacingText({ middle, heldByLongest, pace }: ScenePacing, nameOf: (id: string) => string): string {
  const against = pace ? ` ${capitalised(shownOf(pace, nameOf))}: ${comparisonOf(pace)}.` : '';
  return `Half of the scenes are shorter than ${decimal(middle, 2)} pages; the longest tenth of them holds ${percent(heldByLongest)} of the script.${against}`;
}

const ranks = ['Longest scene', 'Second longest', 'Third longest'];
/** Speakers named beside a long scene. */
const speakersShown = 4;

export const longScene = (scene: StoryScene, index: number, speakers: readonly string[]) => ({
  label: ranks[index] ?? 'Long scene',
  value: `scene ${scene.ordinal}, ${placeName(scene)}, ${pagesLong(scene.pages)}`,
  note: speakers.length > 0 ? `speaking: ${speakers.slice(0, speakersShown).join(', ')}` : 'without talk',
});

export const quickestRun = (first: StoryScene, last: StoryScene, meanScene: number) => ({
  label: 'Quickest run',
  value: `scenes ${first.ordinal} to ${last.ordinal}, ${decimal(meanScene, 2)} pages each on average`,
  note: `from ${placeName(first)} to ${placeName(last)}`,
});
