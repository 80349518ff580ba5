/** Somebody introduced by name and age, and not met again. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { determiners, determinersInCapitals, determinersOfNames } from '../../norms/flaw-words/people.ts';
import type { Passage } from '../../text/passages.ts';
import { anyOf } from '../../text/phrases.ts';
import { quoteExactly } from '../../text/quote.ts';
import { capitalised, listed } from '../../wording.ts';
import { scene, talk } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { nameSource, nameWordsOf } from '../name-pattern.ts';

const namesShown = 3;

/** 'HELEN SHAW (45)' and 'HELEN SHAW, 45,': a name in capitals with an age in years behind it, and no determiner before it. */
const capitalsAndAge = new RegExp(
  [
    "(?<![\\p{L}'’-])",
    '(?<!\\p{Lu}[\\p{Lu}\'’.-]+["”]? )',
    `(?<!\\b${anyOf([...determiners, ...determiners.map(capitalised), ...determinersInCapitals])} )`,
    "((?:\\p{Lu}[\\p{Lu}'’.-]+ ){0,2}\\p{Lu}[\\p{Lu}'’-]+)",
    '(?: ?\\((?:aged? )?\\d{1,2}(?:\\)|,)|, (?:aged? )?\\d{1,2}(?:,|\\.))',
  ].join(''),
  'gu',
);
const determined = new RegExp(`^${anyOf(determinersOfNames)}\\b`);

function introducedIn(passage: Passage): { name: string; passage: Passage }[] {
  return [...passage.text.matchAll(capitalsAndAge)].flatMap((match) => {
    const name = match[1] ?? '';
    return !determined.test(name) && nameWordsOf(name).length > 0 ? [{ name, passage }] : [];
  });
}

const facts = z.object({
  names: z.array(z.string()).min(1),
  shown: z.array(z.object({ name: z.string(), page: z.number().int(), cite })),
});

export const introducedForNothing = flawRule({
  id: 'introducedForNothing',
  name: 'Somebody introduced by name and age, and not met again',
  topic: 'introduced-for-nothing',
  effect: 0.5,
  work: 'line',
  facts,
  find({ actions, passages, characters, display }) {
    const cues = new Set(characters.flatMap(({ id }) => id.split(/[\s/&]+/)));
    const found = actions.flatMap(introducedIn).filter(({ name, passage }) => {
      const words = nameWordsOf(name);
      if (words.some((word) => cues.has(word))) return false;
      const pattern = new RegExp(words.map((word) => nameSource(word)).join('|'), 'iu');
      return !passages.some(({ order, text }) => order !== passage.order && pattern.test(text));
    });
    if (found.length === 0) return null;
    return {
      names: found.map(({ name }) => display(name)),
      shown: found.slice(0, pointsShown).map(({ name, passage }) => ({
        name: display(name),
        page: passage.at.page,
        cite: quoteExactly(passage, name),
      })),
    };
  },
  say({ names, shown }) {
    const [first = ''] = names;
    const page = shown[0]?.page ?? 1;
    const are = names.length > namesShown ? ' and others are' : names.length > 1 ? ' are' : ' is';
    return {
      title: `${listed(names.slice(0, namesShown))}${are} introduced by name and age, and not met again`,
      points: shown.map((one) => ({
        text: `${one.name} comes in on page ${one.page}, never speaks, and is not named again.`,
        evidence: [one.cite],
      })),
      advice: `Give ${first} something to do after page ${page}, or take away the name and the age: a reader stores both.`,
      unless: `If ${first} is only there to fill the room on page ${page}, what they do is enough; they need no name.`,
    };
  },
  costs: (where) => `A name and an age on ${where} promise somebody who never comes back`,
  examples: [
    scene(
      'INT. SHOP - DAY',
      'Ruth counts the till. HELEN SHAW (45) watches her from the window.',
      talk('RUTH', 'I see the till.'),
    ) + scene('INT. SHOP - NIGHT', 'Ruth locks up.'),
    scene('INT. SHOP - DAY', 'Ruth counts the till and sees HELEN SHAW, 45, go by.'),
  ],
  nearMisses: [
    scene('INT. SHOP - DAY', 'HELEN SHAW (45) watches her.', talk('HELEN', 'Closed?')),
    scene('INT. SHOP - DAY', 'HELEN SHAW (45) watches her.') + scene('INT. ATTIC - NIGHT', 'Helen lies awake.'),
    scene('INT. SHOP - DAY', 'HELEN SHAW (45) watches her.') +
      scene('INT. ATTIC - NIGHT', talk('RUTH', 'Was that Shaw?')),
    scene('INT. SHOP - DAY', 'HELEN SHAW (45) watches her.', 'Helen takes the last apple and puts it back.'),
    scene('INT. SHOP - DAY', 'A WAITER (45) watches her.'),
    scene('INT. SHOP - DAY', 'Two GUARDS, 30, watch her.'),
    scene('INT. SHOP - DAY', 'THE TAX MAN (50) watches her. The HEAD WAITER, 60, bows.'),
    scene('INT. SHOP - DAY', 'Beside her RUTHERFORD "RUTH" DOS SANTOS, 34, waits.', talk('RUTH', 'Next.')),
  ],
});
