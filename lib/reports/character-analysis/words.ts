/** The words of the character analysis; the only place where it has any, and so as long as they are. */
import { capitalised, counted, listed, numberWord, percent, timesAs } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';

export const titles = {
  speakers: 'The main speakers',
  characters: 'Characters',
  voices: 'Can the voices be told apart?',
} as const;
export const groups = { arc: 'Arc', agency: 'Agency' } as const;

/** What a place shows of a person. */
export const shown = {
  introduced: 'Introduced',
  first: 'First words',
  last: 'Last words',
  lastAct: 'Last act',
} as const;

export const nobodyToFollow = (speakers: number, needed: number): string =>
  speakers === 0
    ? 'Nobody speaks in this script, so no character can be followed by their words.'
    : `${capitalised(counted(speakers, 'character'))} ${speakers === 1 ? 'speaks' : 'speak'}, none of them ${numberWord(needed)} times or more: too little to follow anyone.`;

/** Below this factor two leads are said to speak almost equally. */
const almostEqual = 1.2;

/** `followed` has somebody in it; `leads` are the two who speak most of those who are seen. */
export function overview(
  followed: readonly Pick<StoryCharacter, 'name' | 'share'>[],
  speakers: number,
  leads: readonly [Pick<StoryCharacter, 'name' | 'words'>, Pick<StoryCharacter, 'name' | 'words'>] | null,
): string {
  if (speakers === 1) return `${followed[0]?.name ?? ''} alone speaks.`;
  const who = capitalised(counted(followed.length, 'person', 'people'));
  const share = percent(followed.reduce((sum, one) => sum + one.share, 0));
  const first =
    followed.length === speakers
      ? `${who} speak.`
      : followed.length === 1
        ? `${followed[0]?.name ?? ''} has ${share} of the words, among ${numberWord(speakers)} who speak.`
        : `${who} have ${share} of the words, among ${numberWord(speakers)} who speak.`;
  return leads ? `${first} ${margin(...leads)}` : first;
}

function margin(lead: Pick<StoryCharacter, 'name' | 'words'>, second: Pick<StoryCharacter, 'name' | 'words'>): string {
  const factor = lead.words / Math.max(1, second.words);
  return factor < almostEqual
    ? `${lead.name} and ${second.name} speak almost equally.`
    : `${lead.name} speaks ${timesAs(factor)} as much as ${second.name}.`;
}

/** 'Lena Okafor, 34'. */
export const fullName = ({ name, introduction }: Pick<StoryCharacter, 'name' | 'introduction'>): string =>
  `${introduction?.fullName ?? name}${introduction?.age ? `, ${introduction.age}` : ''}`;

export const role = ({ share }: Pick<StoryCharacter, 'share'>): string => `${percent(share)} of the talk`;

/** A silence is told from this many pages and this share of the script on. */
const longSilencePages = 3;
const longSilenceShare = 0.15;

/** How often, from where to where, and the longest silence between, in a script of `pages` pages. */
export function size({ speeches, scenes, firstPage, lastPage, silence }: StoryCharacter, pages: number): string {
  const where = firstPage === lastPage ? `page ${firstPage}` : `pages ${firstPage}-${lastPage}`;
  const long = silence && silence.to - silence.from >= Math.max(longSilencePages, pages * longSilenceShare);
  const quiet = long ? `; silent from page ${silence.from} to page ${silence.to}` : '';
  return `${capitalised(counted(speeches, 'speech', 'speeches'))} in ${counted(scenes.length, 'scene')}, ${where}${quiet}.`;
}

/** `alike` are pairs of names; null where there is nothing to say. */
export function voicesTold(
  names: readonly string[],
  alike: readonly (readonly [string, string])[],
  apart: boolean,
): string | null {
  if (alike.length > 0)
    return `Not ${listed(alike.map(listed))}: by their small words (Burrows’ Delta) half of what either says lies nearer to the other than to the rest of their own.`;
  return apart ? `Yes: ${listed(names)} each keep their own small words (Burrows’ Delta).` : null;
}
