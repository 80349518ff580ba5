/** What touches most of a script's pages as a question: a stretch that stands apart and what it costs, the longest scene; and the longest silence. */
import { longestOfNine, type longSilence } from '../../../engine/traits/patterns/long-silence.ts';
import { longestOfFour, type longestScene } from '../../../engine/traits/patterns/longest-scene.ts';
import type { standsApart } from '../../../engine/traits/patterns/stands-apart.ts';
import { capitalised, counted, decimal, listed, percent, quoted } from '../../../engine/wording.ts';
import { namedSome, pageRange, rememberedOf, silentIn, strikingOf } from '../../shape/stretch-words.ts';
import type { FactsOf, Naming, Told } from './say.ts';

/** ' It plants what comes back: “Do you trust me?” (page 31, then 76).' */
const plantedText = (planted: FactsOf<typeof standsApart>['planted']): string =>
  planted.length === 0
    ? ''
    : ` It plants what comes back: ${listed(planted.map((one) => `${quoted(one.words)} (page ${one.page}, then ${one.back})`))}.`;

/** What the stretch has and costs, who else speaks there, and what of it the script comes back to. */
export function sayStandsApart(
  { stretch, pages, planted, cites }: FactsOf<typeof standsApart>,
  { nameOf }: Naming,
): Told {
  const { places, speakers, guests, fromPage, toPage } = stretch;
  const own = `${counted(places.length, 'place')} and ${counted(speakers.length, 'speaker')}`;
  const costs = [silentIn(stretch, nameOf), rememberedOf(stretch)].filter((clause) => clause !== null);
  const outside =
    guests.length === 0
      ? 'nobody else speaks there'
      : `from the rest of the script only ${namedSome(guests.map(nameOf))} ${guests.length === 1 ? 'speaks' : 'speak'} there`;
  return {
    title: `${capitalised(pageRange(fromPage, toPage))} stand apart: ${own} found nowhere else`,
    bullets: [
      {
        text: `${strikingOf(stretch)}, ${percent(stretch.pages / pages)} of the script${costs.map((clause) => `; ${clause}`).join('')}.`,
        evidence: cites,
      },
      {
        text: `${capitalised(outside)}.${plantedText(planted)}`,
        evidence: [],
      },
    ],
    advice:
      guests.length === 0
        ? `What would be missed if it went, and is that worth ${own}?`
        : `What ${guests.length === 1 ? 'does' : 'do'} ${namedSome(guests.map(nameOf))} bring back from it${planted.length === 0 ? '' : ' besides'}, and is that worth ${own}?`,
    figures: [],
  };
}

/** How long, beside produced features, with the words around it; it asks nothing. */
export const sayLongSilence = ({ from, to, length, cites }: FactsOf<typeof longSilence>): Told => ({
  title: `Nobody speaks for ${decimal(length)} pages, from page ${from} to page ${to}`,
  bullets: [
    {
      text: `In nine of ten produced features (${longestOfNine.scripts} counted) the longest such run is under ${decimal(longestOfNine.pages)} pages. The last words before it and the first after it:`,
      evidence: cites,
    },
  ],
  advice: null,
  figures: [],
});

/** How long, beside produced features, and between whom. */
export function sayLongestScene(
  { place, from, to, length, speakers, cites }: FactsOf<typeof longestScene>,
  { nameOf }: Naming,
): Told {
  const who =
    speakers.length === 0 ? '' : ` ${listed(speakers.map(nameOf))} ${speakers.length === 1 ? 'talks' : 'talk'}.`;
  return {
    title: `The longest scene runs ${decimal(length)} pages: ${place}, ${pageRange(from, to)}`,
    bullets: [
      {
        text: `In three of four produced features (${longestOfFour.scripts} counted) the longest is under ${decimal(longestOfFour.pages)} pages.${who} Its first words and its last:`,
        evidence: cites,
      },
    ],
    advice: `What is different between these two? Mark each page from ${from} to ${to} on which something changes; one without a mark can go.`,
    figures: [],
  };
}
