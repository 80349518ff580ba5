/** A close-up that nothing comes back to. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { closeUpTerms, plants, shownBefore, shownEnds } from '../../norms/flaw-words/close-ups.ts';
import { anyOf } from '../../text/phrases.ts';
import { quoteWhere } from '../../text/quote.ts';
import { singular } from '../../text/words.ts';
import { listed, pagesOf } from '../../wording.ts';
import { english, scene } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { quietRooms } from './quiet-rooms.ts';

const thingsNamed = 3;
/** What is shown after this share of the script has no time to come back. */
const late = 0.75;

/** 'CLOSE ON a brass key.' 'INSERT: THE LETTER'. The first capture is the phrase up to its first break. */
const closeUp = new RegExp(
  [
    `\\b${anyOf(closeUpTerms)}\\s*(?:[:–—-]+\\s*)?(?:ON |OF )?`,
    `(?:${anyOf(shownBefore)}|[\\p{L}]+['’]s) `,
    "([\\p{L}' -]{3,40}?)",
    `(?=[.,;:!(–—]| - |$| ${anyOf(shownEnds)}\\b)`,
  ].join(''),
  'iu',
);
/** The term as it is printed: 'close on' in running text may be closeness. */
const printed = /^(?:CLOSE|INSERT|ECU|C\.U)/;

const facts = z.object({
  pages: z.array(z.number().int()),
  shown: z.array(z.object({ thing: z.string(), page: z.number().int(), cite })).min(1),
});

export const closeUpForNothing = flawRule({
  id: 'closeUpForNothing',
  name: 'A close-up that nothing comes back to',
  topic: 'close-up',
  effect: 0.35,
  work: 'line',
  facts,
  find({ passages, nameWords, english: isEnglish }) {
    if (!isEnglish) return null;
    const held = passages.filter(({ kind }) => kind === 'shot' || kind === 'action');
    const found = held.flatMap((passage) => {
      const match = closeUp.exec(passage.text);
      const words = match?.[1]?.trim().split(/[\s-]+/) ?? [];
      const thing = words.at(-1)?.toLowerCase() ?? '';
      const isCloseUp = printed.test(match?.[0] ?? '');
      if (!isCloseUp || !plants.has(thing) || nameWords.has(thing) || passage.position > late) return [];
      const again = passages.some(
        (other) => other.order !== passage.order && other.words.some((word) => singular(word) === singular(thing)),
      );
      return again ? [] : [{ passage, thing }];
    });
    if (found.length === 0) return null;
    return {
      pages: found.map(({ passage }) => passage.at.page),
      shown: found.slice(0, pointsShown).map(({ passage, thing }) => ({
        thing,
        page: passage.at.page,
        cite: quoteWhere(passage, (text) => text.toLowerCase().includes(thing)),
      })),
    };
  },
  say({ pages, shown }) {
    const { thing: first = '', page: firstPage = 1 } = shown[0] ?? {};
    const things = new Set(shown.slice(0, thingsNamed).map(({ thing }) => `the ${thing}`));
    return {
      title: `A close-up on the ${first}, page ${firstPage}, that nothing comes back to`,
      points: shown.map(({ thing, page, cite: place }) => ({
        text: `Page ${page} asks us to look closely at the ${thing}; nothing before or after shows or mentions it.`,
        evidence: [place],
      })),
      advice: `A close-up is a promise. Bring back ${listed([...things])}, or let ${pagesOf(pages)} look from further off.`,
      unless: `If the ${first} returns under another word, the close-up is earned.`,
    };
  },
  costs: (where) => `What is pointed at on ${where} is remembered, and nothing comes of it`,
  examples: [
    study('CLOSE ON a brass key.') + quietRooms(6),
    study('INSERT - THE PENDANT of her mother.', 'C.U. Ruth’s lighter.') + quietRooms(6),
  ],
  nearMisses: [
    study("CLOSE ON Ruth's face.") + quietRooms(6),
    study('CLOSE ON the departures board.') + quietRooms(6),
    study('CLOSE ON a brass key.') + quietRooms(6) + study('Ruth tries the keys.'),
    study('Ruth finds a key.', 'CLOSE ON the key.') + quietRooms(6),
    study('Ruth sits close on a bench.') + quietRooms(6),
    study('They close the drawer.') + quietRooms(6),
    quietRooms(6) + study('CLOSE ON a brass key.'),
  ],
});

function study(...body: readonly string[]): string {
  return scene('INT. STUDY - DAY', english, ...body);
}
