/** The words of the character analysis; the only place where it has any, and so as long as they are. */
import { capitalised, counted, decimal, listed, numberWord, percent, quoted, timesAs } from '../../engine/wording.ts';
import type { Bechdel } from '../../story/bechdel.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Agency, Portrait } from '../../story/portrait.ts';
import type { Source } from '../../story/source.ts';
import type { Voices } from '../../story/voices.ts';

export const titles = {
  speakers: 'The main speakers',
  characters: 'Characters',
  quarters: 'When each of them speaks',
  voices: 'Can the voices be told apart?',
  bechdel: 'Bechdel test',
} as const;
export const groups = { arc: 'Arc', voice: 'Voice', agency: 'Agency' } as const;
export const columns = ['Character', 'Words', 'First quarter', 'Second', 'Third', 'Last'];

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
  const share = followed.reduce((sum, one) => sum + one.share, 0);
  const first =
    followed.length === 1
      ? `${followed[0]?.name ?? ''} speaks ${percent(share)} of all words`
      : `${listed(followed.map(({ name }) => name))} share ${followed.length === speakers ? 'all the words between them' : `${percent(share)} of all words`}`;
  return `${first}, among ${counted(speakers, 'speaker')}.${leads ? margin(...leads) : ''}`;
}

function margin(lead: Pick<StoryCharacter, 'name' | 'words'>, second: Pick<StoryCharacter, 'name' | 'words'>): string {
  const factor = lead.words / Math.max(1, second.words);
  return factor < almostEqual
    ? ` ${lead.name} and ${second.name} speak almost equally: by words this is a story of two.`
    : ` ${lead.name} speaks ${timesAs(factor)} as much as ${second.name}.`;
}

/** 'Lena Okafor, 34'. */
export const fullName = ({ name, introduction }: Pick<StoryCharacter, 'name' | 'introduction'>): string =>
  `${introduction?.fullName ?? name}${introduction?.age ? `, ${introduction.age}` : ''}`;

/** `rank` counts from 0, most words first. */
export const role = ({ share }: Pick<StoryCharacter, 'share'>, rank: number): string =>
  `${rank === 0 ? 'most words: ' : ''}${percent(share)} of the talk`;

export const size = ({ speeches, scenes, words }: Pick<StoryCharacter, 'speeches' | 'scenes' | 'words'>): string =>
  capitalised(
    `${counted(speeches, 'speech', 'speeches')} in ${counted(scenes.length, 'scene')}, ${counted(words, 'word')} in all.`,
  );

export const firstShown = (name: string, page: number): string => `${name} is first shown on page ${page}.`;

/** The pages of somebody's first and last words. */
export const firstAndLast = (name: string, [first, last]: readonly [number, number], isLead: boolean): string =>
  `First words on page ${first}, last words on page ${last}${
    isLead ? `: read the two side by side and ask what ${name} has learnt, lost or won between them` : ''
  }.`;

interface NamedPartner {
  readonly character: string;
  readonly name: string;
  readonly exchanges: number;
}

/** Null where nobody is answered at all. */
export function partners(name: string, early: NamedPartner | null, late: NamedPartner | null): string | null {
  const only = early ?? late;
  if (!only) return null;
  const talk = `(${counted(only.exchanges, 'exchange')}`;
  if (!early || !late) return `${name} talks in one half of the script alone, most with ${only.name} ${talk}).`;
  return early.character === late.character
    ? `${name} talks most with ${early.name} in both halves ${talk}, then ${numberWord(late.exchanges)}).`
    : `${name} talks most with ${early.name} in the first half ${talk}) and with ${late.name} in the second (${numberWord(late.exchanges)}).`;
}

const quarterNames = ['first', 'second', 'third', 'last'];
/** Percent of somebody's words from which a quarter is said to hold most of them. */
const muchInAQuarter = 35;
/** A silence is told from this many pages and this share of the script on. */
const longSilencePages = 3;
const longSilenceShare = 0.15;

/** In which quarters of a script of `pages` pages somebody speaks and keeps silent. */
export function weight(
  { name, quarters, silence }: Pick<StoryCharacter, 'name' | 'quarters' | 'silence'>,
  pages: number,
): string {
  const most = Math.max(...quarters);
  const silent = quarters.flatMap((share, index) => (share === 0 ? [quarterNames[index] ?? ''] : []));
  const spoken =
    most < muchInAQuarter
      ? `${name}’s words are spread over the whole script (${quarters.map((share) => `${share}%`).join(', ')} by quarter).`
      : `${name} says most in the ${quarterNames[quarters.indexOf(most)] ?? ''} quarter: ${most}% of all ${name}’s words.`;
  const quiet =
    silent.length > 0
      ? ` Nothing is heard of ${name} in the ${listed(silent)} quarter${silent.length > 1 ? 's' : ''}.`
      : '';
  const long =
    silence && silence.to - silence.from >= Math.max(longSilencePages, pages * longSilenceShare)
      ? ` The longest silence runs from page ${silence.from} to page ${silence.to}.`
      : '';
  return spoken + quiet + long;
}

/** From this factor on speeches are called longer or shorter than the script's average. */
const otherLength = 1.15;

export function voice(
  { name, words, speeches, longest }: Pick<StoryCharacter, 'name' | 'words' | 'speeches' | 'longest'>,
  { questions, exclamations }: Pick<Portrait, 'questions' | 'exclamations'>,
  source: Pick<Source, 'talkWords' | 'speeches'>,
): string {
  const all = source.talkWords / Math.max(1, source.speeches);
  const length = words / speeches;
  const than =
    length > all * otherLength ? 'longer than' : length < all / otherLength ? 'shorter than' : 'about as long as';
  return `${decimal(length)} words a speech, ${than} the script’s average of ${decimal(all)}; a question in ${percent(questions / speeches)} of ${name}’s speeches, an exclamation mark in ${percent(exclamations / speeches)}. Longest: ${counted(longest?.words ?? 0, 'word')}.`;
}

export const ownWords = (name: string, own: Portrait['ownWords']): string =>
  `Words that are ${name}’s more than anyone’s: ${listed(own.map(({ word, count }) => `${quoted(word)} (${count})`))}.`;

export const notEnglish = (name: string): string =>
  `What ${name} refuses, asks for and does is read off English words, which these are not.`;

/** How many of `speeches` refuse, demand and ask; which of these nobody finds. */
export function pushing(
  name: string,
  speeches: number,
  { refusals, demands, questions, pushes }: Pick<Agency, 'refusals' | 'demands' | 'pushes'> & { questions: number },
): string {
  const ways = [
    { count: refusals, one: 'refuses or contradicts', many: 'refuse or contradict', none: ['refuse', 'contradict'] },
    { count: demands, one: 'demands or instructs', many: 'demand or instruct', none: ['demand', 'instruct'] },
    { count: questions, one: 'asks', many: 'ask', none: ['ask'] },
  ];
  const found = ways
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${numberWord(count)} ${count === 1 ? one : many}`);
  const missing = ways.filter(({ count }) => count === 0).flatMap(({ none }) => none);
  const said = [
    ...(found.length > 0 ? [listed(found)] : []),
    ...(missing.length > 0 ? [`none was heard to ${listed(missing).replace(/ and (?=\S+$)/, ' or ')}`] : []),
  ].join('; ');
  return `Of ${name}’s ${counted(speeches, 'speech', 'speeches')} ${said} (${percent(pushes / speeches)} push, by opening words and verbs).`;
}

export function acts(name: string, { acts: count, verbs }: Pick<Agency, 'acts' | 'verbs'>): string {
  const told = verbs.map((one) => (one.count > 1 ? `${quoted(one.verb)} (${one.count})` : quoted(one.verb)));
  return `${capitalised(counted(count, 'sentence'))} of action ${count === 1 ? 'begins' : 'begin'} with ${name} doing something: ${listed(told)}.`;
}

export const noActs = (name: string): string => `No sentence of action begins with ${name} doing something.`;

const voiceTest = 'Burrows’ Delta';

export const tooFewVoices = (
  leading: readonly Pick<StoryCharacter, 'name' | 'words'>[],
  needed: number,
  neededWords: number,
): string =>
  `The test by small words (${voiceTest}) needs ${numberWord(needed)} speakers with ${neededWords} words each; this script has fewer (most: ${listed(leading.map(({ name, words }) => `${name} ${words}`))}), so no answer is given.`;

/** `produced`: the share of halves that find each other among so many speakers of produced scripts. */
export const voicesTold = (
  { matched, halves, chance }: Pick<NonNullable<Voices>, 'matched' | 'halves' | 'chance'>,
  names: readonly string[],
  produced: { readonly share: number; readonly speakers: number },
): string =>
  `${listed(names)} were each split into two halves by every other speech; ${matched} of the ${halves} halves lie nearest to their own other half by their small words (${voiceTest}). Chance gives about ${Math.max(1, Math.round(chance * halves))}; among ${numberWord(produced.speakers)} leading speakers of produced scripts ${percent(produced.share)} find each other.`;

interface Named {
  readonly count: number;
  readonly names: readonly string[];
}

const bracketed = (names: readonly string[]): string => (names.length > 0 ? ` (${listed(names)})` : '');

export const genderStated = (women: Named, men: Named, speakers: number) => ({
  label: 'Gender stated',
  value: `${counted(women.count + men.count, 'speaker')} of ${speakers}: ${counted(women.count, 'woman', 'women')}${bracketed(women.names)}, ${counted(men.count, 'man', 'men')}${bracketed(men.names)}`,
  note: 'Gender is read from the script alone: a title or a word for a person in the cue or the introduction (Mrs., a woman), or two or more paragraphs of action that name one character and use one kind of pronoun. Names are never used.',
});

const twoWomen = 'Two women who talk';

export const tooFewWomen = {
  label: twoWomen,
  value: 'Can’t be told: the action states fewer than two speaking women',
  note: null,
};

/** `names` are those of the first two women who exchange a line. */
export const womenTalk = (
  talk: (Pick<NonNullable<Bechdel['talk']>, 'exchanges' | 'scenes'> & { readonly names: readonly string[] }) | null,
) => ({
  label: twoWomen,
  value: talk
    ? `Met: ${counted(talk.exchanges, 'exchange')} in ${counted(talk.scenes, 'scene')}`
    : 'Not met between women whose gender is stated',
  note: talk ? `first between ${listed(talk.names)}` : null,
});

export const notOfAMan = (free: Pick<NonNullable<Bechdel['free']>, 'exchanges'> | null) => ({
  label: 'About something other than a man',
  value: free
    ? `Met: ${counted(free.exchanges, 'exchange')} without a word for a man`
    : 'Not met, or can’t be told: every such exchange names a man or uses a word for one',
  note: 'By words: an exchange about a man that never names him would slip through.',
});
