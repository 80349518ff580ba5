/** An inside place headed EXT, or the reverse. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { closedOutside, openSides, outsideOnly, rooms } from '../../lexicons/flaws/sides.ts';
import { insideKind } from '../../scenes/lies-inside.ts';
import type { SceneFacts } from '../../scenes/scene-facts.ts';
import { quoteOf } from '../../text/quote.ts';
import { capitalised, counted, listed, pagesOf } from '../../wording.ts';
import { scene } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';

const rightShown = 3;
/** Longer outside places have parts of which one may be indoors. */
const mostOutsideWords = 3;

const outside = wholeWords(outsideOnly, { flags: '', end: '$' });
/** A quarter of a city, and an address that stands for its house. */
const quarter = /^(?:HELL['’]?S KITCHEN|(?:DOWNING|WALL) STREET)$/;
/** Seen from without, or with an open side. */
const seenThrough = wholeWords(openSides);
/** Places under ground that lie in a graveyard. */
const underGround = wholeWords(closedOutside);
/** 'BEDROOM 55 STREET' is a room. */
const roomWithin = wholeWords(rooms, { flags: '' });
/** A place with parts ('CAR - HIGHWAY') says too little about where the camera stands. */
const hasParts = /[-–—/,:(.]/;

/** `right` are the ordinals of scenes at the same place with the other setting. */
const facts = z.object({
  pages: z.array(z.number().int()),
  shown: z
    .array(
      z.object({
        place: z.string(),
        scene: z.number().int(),
        page: z.number().int(),
        side: z.enum(['inside', 'outside']),
        right: z.array(z.number().int()),
        cites: z.array(cite),
      }),
    )
    .min(1),
});

/** The action looks through something, or has an open side. */
const seenFromOutside = ({ passages }: SceneFacts): boolean =>
  passages.some(({ kind, text }) => kind !== 'dialogue' && seenThrough.test(text));

function wrongSide(one: SceneFacts): 'inside' | 'outside' | null {
  const { heading, passages } = one;
  const place = heading.location.toUpperCase().trim();
  if (hasParts.test(place) || quarter.test(place)) return null;
  const shows = (pattern: RegExp): boolean =>
    passages.some(({ kind, text }) => kind !== 'dialogue' && pattern.test(text));
  if (heading.setting === 'EXT' && insideKind(place) !== null) return seenFromOutside(one) ? null : 'inside';
  const short = place.split(' ').length <= mostOutsideWords;
  const room = insideKind(place) !== null || roomWithin.test(place);
  return heading.setting === 'INT' && short && outside.test(place) && !room && !shows(underGround) ? 'outside' : null;
}

export const insideOutside = flawRule({
  id: 'insideOutside',
  name: 'An inside place headed EXT, or the reverse',
  topic: 'inside-outside',
  over: 'headings',
  effect: 0.5,
  work: 'slip',
  facts,
  find({ scenes }) {
    const wrong = scenes.flatMap((one) => {
      const side = wrongSide(one);
      return side ? [{ one, side }] : [];
    });
    // A hallway may be open, a classroom stand under trees: sure is what the script itself has indoors elsewhere.
    const indoors = new Set(scenes.filter(({ heading }) => heading.setting === 'INT').map(({ placeKey }) => placeKey));
    const sure = wrong.filter(({ one, side }) => side === 'outside' || indoors.has(one.placeKey));
    if (sure.length === 0) return null;
    // Who heads one hallway so heads the others so.
    const kinds = new Set(
      sure.flatMap(({ one, side }) => (side === 'inside' ? [insideKind(one.heading.location)] : [])),
    );
    const found = scenes.flatMap((one) => {
      const known = sure.find((other) => other.one === one);
      const likewise =
        one.heading.setting === 'EXT' &&
        insideKind(one.heading.location) !== null &&
        kinds.has(insideKind(one.heading.location)) &&
        !seenFromOutside(one);
      return known ?? (likewise ? { one, side: 'inside' as const } : []);
    });
    return {
      pages: found.map(({ one }) => one.page),
      shown: found.slice(0, pointsShown).map(({ one, side }) => {
        const right = scenes.filter(
          (other) => other.placeKey === one.placeKey && other !== one && wrongSide(other) === null,
        );
        return {
          place: one.place,
          scene: one.ordinal,
          page: one.page,
          side,
          right: right.slice(0, rightShown).map(({ ordinal }) => ordinal),
          cites: [one, ...right.slice(0, 1)].map(({ headingPassage }) => quoteOf(headingPassage)),
        };
      }),
    };
  },
  say({ pages, shown }) {
    const { place = '', scene: ordinal = 0, side: lies = 'inside' } = shown[0] ?? {};
    const isMixed = shown.some(({ side }) => side !== lies);
    const [said, meant] = lies === 'inside' ? ['EXT', 'INT'] : ['INT', 'EXT'];
    return {
      title:
        pages.length === 1
          ? `${place} is headed ${said}, though it lies ${lies}`
          : `${capitalised(counted(pages.length, 'heading'))} on ${pagesOf(pages)} say ${isMixed ? 'INT of a place outside, or EXT of one inside' : `${said} of a place that lies ${lies}`}`,
      points: shown.map(({ place: own, scene: number, page, side, right, cites }) => ({
        text: `${own}, scene ${number} on page ${page}, is a place ${side}${right.length > 0 ? ` and has the other heading in ${listed(right.map((one) => `scene ${one}`))}` : ''}.`,
        evidence: cites,
      })),
      advice: `Head ${pagesOf(pages)} ${isMixed ? 'the other way' : meant}, or say in the heading from where we look: a schedule sorts by INT and EXT first.`,
      unless: `If scene ${ordinal} is watched through a window, or ${place} is a set within the story, the heading may stand.`,
    };
  },
  costs: (where) =>
    `${capitalised(where)} ${/^pages/.test(where) ? 'are' : 'is'} headed for the wrong side of the wall`,
  examples: [
    scene("INT. RUTH'S KITCHEN - DAY", 'Ruth waits.') +
      scene('EXT. GARDEN - DAY', 'Ruth waits.') +
      scene("EXT. RUTH'S KITCHEN - NIGHT", 'Ruth waits.'),
    scene('INT. MARKET STREET - DAY', 'Ruth waits.'),
  ],
  nearMisses: [
    scene('EXT. CLASSROOM - DAY', 'Ruth waits.'),
    scene('INT. BEDROOM 55 STREET - DAY', 'Ruth waits.'),
    scene('INT. KITCHEN - DAY', 'Ruth waits.') + scene('EXT. KITCHEN - DAY', 'Through the window we see Ruth.'),
    scene('INT. HOUSE - DAY', 'Ruth waits.') + scene('EXT. HOUSE - DAY', 'Ruth waits.'),
    scene('INT. TRUCK - HIGHWAY - DAY', 'Ruth waits.'),
    scene('INT. BEACH HOUSE - DAY', 'Ruth waits.'),
    scene('INT/EXT. KITCHEN - DAY', 'Ruth waits.'),
    scene('EXT. HOUSE - KITCHEN - DAY', 'Ruth waits.'),
    scene('INT. BACK OF THE OLD STREET - DAY', 'Ruth waits.'),
  ],
});
