/** The words of the character network; the only place where it has any, and so as long as they are. */
import {
  capitalised,
  counted,
  decimal,
  listed,
  numberWord,
  often,
  pagesOf,
  percent,
  possessive,
  quoted,
} from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Network } from '../../story/network.ts';
import type { Manner, Portrait, SpeechHabit } from '../../story/portrait.ts';
import type { Relation } from '../../story/relation.ts';

export const titles = {
  analysis: 'Analysis',
  characteristics: 'Key Characteristics',
  tones: 'Tone Spectrum',
  ties: 'Character Network',
} as const;
export const quotesLabel = 'In the script’s words';
export const units = { node: 'words spoken', link: 'exchanges' } as const;

/** Who says a quote; what nobody says is action. */
export const by = (speakers: readonly string[]): string => speakers.join(' and ');
export const action = 'Action';

/** What stands on a card: its heading and its text. */
interface Told {
  readonly keyword: string;
  readonly description: string;
}

/** Names given before the rest is counted. */
const mostNamed = 4;
/** Names given where the rest is counted. */
const namedOfMany = 3;

/** 'Ann, Ben and others'. */
const namedFirst = (names: readonly string[]): string =>
  `${listed(names.slice(0, mostNamed))}${names.length > mostNamed ? ' and others' : ''}`;

/** 'Ann, Ben, Carl and 3 others'. */
const namedAndCounted = (names: readonly string[]): string =>
  listed(names.length > mostNamed ? [...names.slice(0, namedOfMany), `${names.length - namedOfMany} others`] : names);

/** 'on page 1', 'from page 2 to page 14'. */
const span = (pages: readonly number[]): string => {
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? `on page ${first}` : `from page ${first} to page ${last}`;
};

/** `lead` is who speaks more words than the one in the centre, if somebody does. */
export function centre(
  name: string,
  { exchanges, partners }: Pick<Network['people'][number], 'exchanges' | 'partners'>,
  all: { readonly exchanges: number; readonly speakers: number; readonly lead: string | null },
): Told {
  const others = all.speakers - 1;
  const whom =
    partners < others
      ? `${partners} of the ${others} others`
      : partners === 1
        ? 'the one other'
        : `all ${partners} others`;
  const also = all.lead === null ? '' : ` ${all.lead} speaks more words, but is answered less often.`;
  return {
    keyword: `Centre: ${name}`,
    description: `${name} takes part in ${percent(exchanges / all.exchanges)} of all exchanges (${exchanges} of ${all.exchanges}) and talks with ${whom} who ${others === 1 ? 'speaks' : 'speak'}.${also}`,
  };
}

interface NamedTie {
  readonly names: readonly string[];
  readonly exchanges: number;
}

/** `pages` are those of the scenes in which the two exchange lines. */
export function strongestTie(first: NamedTie, pages: readonly number[], second: NamedTie | null): Told {
  const next = second ? `; the next tie, ${listed(second.names)}, has ${second.exchanges}` : '';
  return {
    keyword: `Strongest tie: ${listed(first.names)}`,
    description: `They answer each other ${often(first.exchanges)} in ${counted(pages.length, 'scene')}, ${span(pages)}${next}.`,
  };
}

/** `only` are those who talk with nobody else. */
export function bridge(name: string, betweenness: number, only: readonly string[]): Told {
  const whom = only.length > 0 ? ` ${namedFirst(only)} ${only.length === 1 ? 'talks' : 'talk'} with nobody else.` : '';
  return {
    keyword: `Bridge: ${name}`,
    description: `${percent(betweenness)} of the shortest ways between any two others lead through ${name}.${whom}`,
  };
}

/** Below this modularity the groups run into one another (Newman's rule of thumb puts clear communities above 0.3). */
const clearGroups = 0.3;

/** Each group by the names of its members. */
export function groups(found: readonly (readonly string[])[], modularity: number): Told {
  const named = found.map((members, index) => `(${index + 1}) ${namedAndCounted(members)}`);
  const clear = modularity >= clearGroups ? 'The groups are clearly apart' : 'The groups run into one another';
  return {
    keyword: capitalised(counted(found.length, 'group')),
    description: `By who answers whom the cast falls into ${named.join('; ')}. ${clear} (modularity ${decimal(modularity, 2)}).`,
  };
}

export const reach = (
  pairs: number,
  { possible, density, exchanges }: Pick<Network, 'possible' | 'density' | 'exchanges'>,
): Told => ({
  keyword: 'Reach',
  description: `${pairs} of ${possible} possible pairs ever exchange a line (${percent(density)}), over ${counted(exchanges, 'exchange')}.`,
});

/** Pages named of the scenes that two people share, and further pairs named. */
const pagesNamed = 4;
const pairsNamed = 2;

/** `pages` are those of the scenes in which both are; `leading` says among how many who speak most they are, null where the cast has no more. */
export function neverTalk(o: {
  readonly names: readonly [string, string];
  readonly pages: readonly number[];
  readonly leading: number | null;
  readonly others: readonly (readonly string[])[];
}): Told {
  const shared =
    o.pages.length > 0
      ? `, though both are in ${counted(o.pages.length, 'scene')} (${pagesOf(o.pages.slice(0, pagesNamed))})`
      : ' and share no scene';
  const who = o.leading === null ? 'Both speak' : `They are among the ${numberWord(o.leading)} who speak most`;
  const also = o.others.length > 0 ? ` The same holds for ${listed(o.others.slice(0, pairsNamed).map(listed))}.` : '';
  return {
    keyword: `Never talk: ${o.names[0]} and ${o.names[1]}`,
    description: `${who}, yet exchange no line${shared}.${also}`,
  };
}

/** `alone` has somebody in it. */
export function answeredByNobody(alone: readonly Pick<StoryCharacter, 'name' | 'onlyHeard'>[]): Told {
  const names = namedFirst(alone.map(({ name }) => name));
  const unseen = alone.filter(({ onlyHeard }) => onlyHeard).map(({ name }) => name);
  const only =
    unseen.length > 0 ? ` ${listed(unseen)} ${unseen.length === 1 ? 'is' : 'are'} only heard, in voice-over.` : '';
  return {
    keyword: `Answered by nobody: ${names}`,
    description: `${names} ${alone.length === 1 ? 'speaks' : 'speak'} without exchanging lines with anyone.${only}`,
  };
}

/** `partner` is with whom this person exchanges most lines. */
export function portrait(
  character: StoryCharacter,
  partner: { readonly name: string; readonly exchanges: number } | null,
  own: Portrait['ownWords'],
): string {
  const { name, words, share, speeches, scenes, firstPage, lastPage, introduction } = character;
  const printed = [
    ...(introduction?.age ? [`${introduction.age}`] : []),
    ...(introduction?.description ? [introduction.description] : []),
  ];
  const who = printed.length > 0 ? `${introduction?.fullName ?? name}, ${printed.join(', ')}: ` : '';
  const pages = [firstPage, lastPage].filter((page) => page !== null);
  const shown = own.map(({ word, count, others }) => `${quoted(word)} (${count}, the others ${others})`);
  const sentences = [
    `${who}${counted(speeches, 'speech', 'speeches')} and ${words} words (${percent(share)} of the talk) in ${counted(Math.max(1, scenes.length), 'scene')}, ${span(pages)}.`,
    ...(partner ? [`Talks most with ${partner.name} (${counted(partner.exchanges, 'exchange')}).`] : []),
    ...(own.length > 0 ? [`${possessive(name)} own ${own.length === 1 ? 'word' : 'words'}: ${listed(shown)}.`] : []),
  ];
  return capitalised(sentences.join(' '));
}

/** Each habit completes '… of the speeches'. */
const habits: Readonly<Record<SpeechHabit, string>> = {
  asking: 'ask',
  refusing: 'open by refusing or correcting',
  loud: 'have an exclamation mark',
  'breaking off': 'break off or trail away',
  sweeping: 'speak of everyone, nobody, always or never',
  pressing: 'hold a word of deadline, demand or danger',
  warm: 'hold a word of thanks, apology, affection or care',
  directed: 'come with a direction to the actor',
};
const lengths = { long: 'at length', brief: 'brief' } as const;

export function manner(
  { name, speeches }: Pick<StoryCharacter, 'name' | 'speeches'>,
  { habits: found, length }: Pick<Manner, 'habits' | 'length'>,
): Told {
  const tones = [...found.map(({ habit }) => habit), ...(length.stands ? [lengths[length.stands]] : [])];
  const sentences = [
    ...found.map(
      ({ habit, share, others }) =>
        `${percent(share)} of ${name}’s ${speeches} speeches ${habits[habit]}, against ${percent(others)} of the others’.`,
    ),
    `A speech has ${decimal(length.words)} words on average, the others’ ${decimal(length.others)}.`,
    ...(tones.length === 0 ? [`In no habit counted here does ${name} stand out from the others.`] : []),
  ];
  return {
    keyword: `${name}: ${tones.length > 0 ? tones.join(', ') : 'even'}`,
    description: sentences.join(' '),
  };
}

/** Two shares of words nearer to a half than this are called equal. */
const aboutEqual = 0.07;

/** `pages` are those of the scenes in which the two exchange lines. */
export function tie(
  names: readonly [string, string],
  { exchanges, words, questions }: Pick<Relation, 'exchanges' | 'words' | 'questions'>,
  pages: readonly number[],
): Told {
  const where = new Set(pages).size === 1 ? `, all on page ${pages[0]}` : ` between ${betweenPages(pages)}`;
  const scenes = pages.length > 1 ? `${counted(pages.length, 'scene')}${where}` : `one scene, on page ${pages[0] ?? 1}`;
  const total = words[0] + words[1];
  const share = words[0] / Math.max(1, total);
  const balance =
    Math.abs(share - 0.5) < aboutEqual
      ? `There ${names[0]} and ${names[1]} speak about equally`
      : `There ${share > 0.5 ? names[0] : names[1]} has ${percent(Math.max(share, 1 - share))} of the words of the two`;
  const first = capitalised(`${counted(exchanges, 'exchange')} in ${scenes}.`);
  return {
    keyword: listed(names),
    description: total > 0 ? `${first} ${balance}; ${asking(names, questions)}.` : first,
  };
}

const betweenPages = (pages: readonly number[]): string => `page ${Math.min(...pages)} and page ${Math.max(...pages)}`;

/** 'Mags asks more (6 questions to 5)'. */
function asking(names: readonly [string, string], [one, other]: Relation['questions']): string {
  if (one + other === 0) return 'neither asks a question';
  if (one === other) return `each asks ${counted(one, 'question')}`;
  const name = one > other ? names[0] : names[1];
  const [more, fewer] = [Math.max(one, other), Math.min(one, other)];
  return fewer === 0
    ? `only ${name} asks (${counted(more, 'question')})`
    : `${name} asks more (${more} questions to ${fewer})`;
}

export const mapTitle = (names: readonly string[], exchanges: number, total: number): string =>
  `${listed(names)} carry ${exchanges} of ${total} exchange${total === 1 ? '' : 's'}`;
export const nobodyAnswers = 'Nobody answers anybody in this script';

/** 'Mags and Lena', or 'Around Brianna: Samantha, Noah and 12 others'. */
export function groupLabel(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (names.length <= mostNamed) return listed(names);
  const shown = namedOfMany - 1;
  return `Around ${first}: ${listed([...rest.slice(0, shown), `${rest.length - shown} others`])}`;
}

export const aloneLabel = (names: readonly string[]): string => `With nobody: ${namedAndCounted(names)}`;
