/** Checks of what a producer, a programmer and a place would look for on paper: size, lead, length, rootedness. Refuses forecasts. */
import type { Derived } from '../../engine/derive.ts';
import { isNight } from '../../engine/scenes/night.ts';
import { quoteAround, quoteOf } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, listed, numberWord, pagesOf, percent, quoted } from '../../engine/wording.ts';
import { notEnglish, stateOf } from './art-checks.ts';
import type { Check } from './card.ts';

export function commercialChecks(derived: Derived): Check[] {
  return [leadPart(derived), countableSize(derived)];
}

function leadPart({ lead, scenes }: Derived): Check {
  const character = lead?.character;
  const share = character && scenes.length > 0 ? character.scenes.length / scenes.length : 0;
  return {
    name: 'A leading part',
    state: stateOf(character ? character.share >= 0.18 && share >= 0.3 : null),
    text: character
      ? `${character.name} speaks ${percent(character.share)} of all words and is heard in ${character.scenes.length} of ${scenes.length} scenes.`
      : 'Nobody on screen speaks.',
    why: 'Met from 18% of the words (nineteen of twenty produced scripts have that) and three scenes in ten.',
    evidence: character?.speeches[0] ? [quoteOf(character.speeches[0].passage)] : [],
  };
}

function countableSize({ scenes, characters, pages }: Derived): Check {
  const places = new Set(scenes.map(({ placeKey }) => placeKey)).size;
  const perPage = places / Math.max(1, pages);
  return {
    name: 'Few places for its length',
    state: stateOf(scenes.length === 0 ? null : perPage <= 0.6),
    text: `${capitalised(counted(places, 'different heading'))}, ${decimal(perPage, 2)} a page, and ${counted(characters.length, 'speaking part')}.`,
    why: 'Met up to 0.6 headings a page, about the middle of produced scripts (71 different ones on 119 pages). Fewer places are cheaper to shoot; nothing more is claimed.',
    evidence: scenes[0] ? [quoteOf(scenes[0].headingPassage)] : [],
  };
}

export function festivalChecks(derived: Derived): Check[] {
  return [runningTime(derived), ensemble(derived), nightWork(derived), coldOpen(derived)];
}

function runningTime({ pages, format }: Derived): Check {
  const episode = format.format === 'half-hour';
  const kind = episode
    ? pages >= 18 && pages <= 55
      ? 'a half hour of television (18 to 42 pages, to 55 where the lines are set double)'
      : null
    : pages <= 40
      ? 'a short (most festivals take up to 40 minutes)'
      : pages >= 70 && pages <= 130
        ? 'a feature (70 to 130 pages)'
        : null;
  return {
    name: 'A length that programmes have a slot for',
    state: stateOf(pages <= 0 ? null : kind !== null),
    text: `${decimal(pages)} pages, near ${counted(Math.round(pages), 'minute')} at a page a minute: ${kind ?? (episode ? 'outside a half hour of television (18 to 42 pages, to 55 where the lines are set double)' : 'between the slots for shorts and features, or beyond both')}.`,
    why: episode
      ? 'The limits are ours; a channel or a service sets its own.'
      : 'Festivals set their own limits: check the rules of each.',
    evidence: [],
  };
}

function ensemble({ characters }: Derived): Check {
  const strong = characters.filter(({ share }) => share >= 0.1);
  return {
    name: 'Several parts worth casting',
    state: stateOf(characters.length === 0 ? null : strong.length >= 3),
    text:
      strong.length > 0
        ? `${listed(strong.map(({ name, share }) => `${name} (${percent(share)})`))} ${strong.length === 1 ? 'speaks' : 'speak'} a tenth of the words or more${strong.length === 1 ? '' : ' each'}.`
        : 'Nobody speaks a tenth of the words.',
    why: 'Met from three speakers with a tenth of the words each; set by us.',
    evidence: strong.slice(0, 3).flatMap(({ speeches: [first] }) => (first ? [quoteOf(first.passage)] : [])),
  };
}

function nightWork({ scenes }: Derived): Check {
  const dated = scenes.filter(({ heading }) => heading.timeOfDay !== null);
  const outside = dated.filter(({ heading }) => heading.setting === 'EXT' && isNight(heading.timeOfDay));
  const share = outside.length / Math.max(1, dated.length);
  return {
    name: 'Little outdoor night work',
    state: stateOf(dated.length === 0 ? null : share <= 0.1),
    text: `${capitalised(outside.length === 0 ? 'none' : numberWord(outside.length))} of the ${counted(dated.length, 'scene')} with a time of day ${outside.length < 2 ? 'is' : 'are'} outside at night.`,
    why: 'Met up to one scene in ten; night exteriors weigh on small budgets.',
    evidence: outside.slice(0, 2).map(({ headingPassage }) => quoteOf(headingPassage)),
  };
}

function coldOpen({ scenes, speeches, nameOf }: Derived): Check {
  const [first] = speeches;
  const early = scenes.filter(({ page }) => page <= 3).length;
  return {
    name: 'A start that moves',
    state: stateOf(scenes.length < 3 ? null : early >= 3),
    text: `${capitalised(counted(early, 'scene'))} ${early === 1 ? 'begins' : 'begin'} on the first three pages${first ? `; ${nameOf(first.speakers[0] ?? '')} is the first to speak, on page ${first.page}` : ''}.`,
    why: 'Met from three scenes, a little below the pace of the middle produced script (1.19 scenes a page).',
    evidence: scenes.slice(0, 1).map(({ headingPassage }) => quoteOf(headingPassage)),
  };
}

const community =
  /\b(?:town|village|harbour|harbor|church|temple|mosque|school|market|street|(?:dance|assembly|music|concert|community|union|bingo|memorial|civic|parish|mess) hall|cinema|pub|cafe|bar|club|society|neighbou?rhood|factory|allotments?|library)\b/i;
const time = /\b(?:1[5-9]\d\d|20\d\d|nineteen [a-z-]+|eighteen [a-z-]+|world war|century|years ago|when I was)\b/i;

export function culturalChecks(derived: Derived): Check[] {
  return [rootedPlace(derived), theme(derived), generations(derived), past(derived)];
}

function rootedPlace({ scenes, english }: Derived): Check {
  const own = scenes.filter(({ heading }) => community.test(heading.location));
  return {
    name: 'A shared place',
    state: stateOf(scenes.length === 0 || !english ? null : own.length / scenes.length >= 0.2),
    text: !english
      ? notEnglish
      : `${own.length === 0 ? 'None' : capitalised(numberWord(own.length))} of ${counted(scenes.length, 'scene')} ${own.length < 2 ? 'plays' : 'play'} where a community meets, going by the headings (village, cinema, school, street and the like).`,
    why: 'Met from one scene in five; set by us.',
    evidence: own.slice(0, 2).map(({ headingPassage }) => quoteOf(headingPassage)),
  };
}

function theme({ themes }: Derived): Check {
  const held = themes.filter(({ scenes, speakers }) => scenes.length >= 3 && speakers.length >= 3).slice(0, 3);
  const [top] = held;
  const speech = top?.speeches[0];
  return {
    name: 'A word that several characters come back to',
    state: stateOf(themes.length === 0 ? null : top !== undefined),
    text: top
      ? `${listed(held.map(({ word, scenes, speakers }) => `${quoted(word)} (${counted(speakers.length, 'speaker')}, ${counted(scenes.length, 'scene')})`))}.`
      : `No telling word is said by three speakers in three scenes${themes[0] ? `; ${quoted(themes[0].word)} comes nearest (${counted(themes[0].speakers.length, 'speaker')}, ${counted(themes[0].scenes.length, 'scene')})` : ''}.`,
    why: 'Counted in the talk, names and everyday words left out.',
    evidence: top && speech ? [quoteAround(speech.passage, top.word, `${top.word}s`)] : [],
  };
}

function generations({ characters }: Derived): Check {
  const aged = characters.flatMap(({ name, introduction }) =>
    introduction && introduction.age !== null
      ? [{ name, age: introduction.age, passage: introduction.passage, sentence: introduction.sentence }]
      : [],
  );
  const sorted = [...aged].sort((a, b) => a.age - b.age);
  const [young] = sorted;
  const old = sorted.at(-1);
  const gap = young && old ? old.age - young.age : 0;
  return {
    name: 'Generations side by side',
    state: stateOf(aged.length < 2 ? null : gap >= 25),
    text:
      young && old && aged.length >= 2
        ? `From ${young.name} (${young.age}) to ${old.name} (${old.age}) among speakers whose age is printed.`
        : `${aged[0] ? `Only ${aged[0].name} (${aged[0].age})` : `None of ${counted(characters.length, 'speaker')}`} has an age printed.`,
    why: 'Met from 25 years between the youngest and the oldest.',
    evidence:
      young && old && aged.length >= 2
        ? [young, old].map(({ passage, name }) => quoteAround(passage, ...name.toLowerCase().split(' ')))
        : [],
  };
}

function past({ passages }: Derived): Check {
  const lines = passages.filter(({ kind, text }) => kind !== 'heading' && time.test(text));
  const [first] = lines;
  const found = first ? time.exec(first.text)?.[0].toLowerCase().split(/\s+/)[0] : undefined;
  return {
    name: 'A dated past',
    state: stateOf(passages.length === 0 ? null : lines.length >= 2),
    text:
      lines.length === 0
        ? `None of ${passages.length.toLocaleString('en-GB')} passages names a year or looks years back.`
        : `${capitalised(counted(lines.length, 'passage'))} ${lines.length === 1 ? 'names a year or looks' : 'name a year or look'} years back, on ${pagesOf(lines.slice(0, 4).map(({ at }) => at.page))}.`,
    why: 'Met from two; it ties the story to a time that readers can place.',
    evidence: first && found !== undefined ? [quoteAround(first, found)] : [],
  };
}
