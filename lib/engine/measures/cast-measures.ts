/** Measures of the cast: how talk is shared, how the lead meets the others, how the last third differs. */

import { characterId } from '../../story/ids.ts';
import { pressureWords, warmWords } from '../lexicons/word-lists.ts';
import { craftScale } from '../norms/craft-measures.ts';
import { quoteOf, spread } from '../text/quote.ts';
import { isRefusal } from '../text/speech-kinds.ts';
import { shareError } from '../text/statistics.ts';
import { type MeasureDefinition, mostPlaces } from './measure.ts';
import { fewestSpeeches, holdsWord, speechPlaces } from './speech-places.ts';

const fewestSpoken = 300;
const fewestSpeakers = 4;
const fewestOthers = 3;
/** Words of a speech of the lead that is worth quoting. */
const quotable = 6;

const leadShare: MeasureDefinition = {
  id: 'lead-share',
  direction: 'typical',
  scale: craftScale('lead-share'),
  count({ lead, talkWords, speeches, short }) {
    // The cast grows with the length: a short's lead has fewer people to leave words to.
    if (!lead || short || talkWords < fewestSpoken) return null;
    const value = lead.character.share;
    return {
      value,
      error: shareError(value, speeches.length),
      about: [characterId(lead.character.id)],
      places: speechPlaces(lead.character.speeches.filter((speech) => speech.words.length >= quotable)),
    };
  },
};

const topSpeakers = 3;

const topThree: MeasureDefinition = {
  id: 'top-three',
  direction: 'typical',
  scale: craftScale('top-three'),
  count({ characters, talkWords, speeches, short }) {
    if (characters.length < fewestSpeakers || short || talkWords < fewestSpoken) return null;
    const three = characters.slice(0, topSpeakers);
    const value = three.reduce((sum, { share }) => sum + share, 0);
    return {
      value,
      error: shareError(Math.min(1, value), speeches.length),
      about: three.map(({ id }) => characterId(id)),
      places: three.flatMap(({ speeches: own }) => own.slice(0, 1).map((speech) => quoteOf(speech.passage))),
    };
  },
};

/** Who speaks less often has hardly a chance to meet the lead. */
const fewestOfPartner = 2;

const leadPartners: MeasureDefinition = {
  id: 'lead-partners',
  direction: 'more',
  scale: craftScale('lead-partners'),
  count({ lead, characters, network }) {
    const others = characters.filter(
      ({ id, speeches }) => id !== lead?.character.id && speeches.length >= fewestOfPartner,
    );
    if (!lead || others.length < fewestOthers) return null;
    const { id } = lead.character;
    const partners = new Map(
      network.links
        .filter(({ source, target }) => source === id || target === id)
        .map((link) => [link.source === id ? link.target : link.source, link]),
    );
    const met = others.filter((other) => partners.has(other.id));
    const value = met.length / others.length;
    const meetings = met.slice(0, mostPlaces).flatMap(({ speeches, id: other }) => {
      const scenes = partners.get(other)?.scenes ?? [];
      return speeches.find(({ scene }) => scene !== null && scenes.includes(scene)) ?? [];
    });
    return {
      value,
      error: shareError(value, others.length),
      counts: { met: met.length, others: others.length, fewestSpeeches: fewestOfPartner },
      about: [id, ...met.slice(0, 1).map((other) => other.id)].map(characterId),
      places: meetings.map((speech) => quoteOf(speech.passage)),
    };
  },
};

const leadWarmth: MeasureDefinition = {
  id: 'lead-warmth',
  direction: 'more',
  scale: craftScale('lead-warmth'),
  english: true,
  count({ lead }) {
    const speeches = lead?.character.speeches ?? [];
    if (!lead || speeches.length < fewestSpeeches) return null;
    const warm = speeches.filter((speech) => speech.words.some((word) => warmWords.has(word)));
    const value = warm.length / speeches.length;
    return {
      value,
      error: shareError(value, speeches.length),
      counts: { warm: warm.length, speeches: speeches.length },
      about: [characterId(lead.character.id)],
      places: speechPlaces(warm, holdsWord(warmWords)),
    };
  },
};

const fewestForHeat = 600;
const fewestInThird = 150;
/** From as many of the hottest speeches the places are chosen, so that they lie spread. */
const candidates = 8;

/** Heat: words of pressure, refusals and exclamations per 100 spoken words, last third over first third. */
const lateHeat: MeasureDefinition = {
  id: 'late-heat',
  direction: 'more',
  scale: craftScale('late-heat'),
  english: true,
  count({ speeches, talkWords }) {
    if (talkWords < fewestForHeat) return null;
    const heat = (from: number, to: number): { events: number; words: number } => {
      const own = speeches.filter(({ position }) => position >= from && position < to);
      const events = own.reduce((sum, speech) => sum + heatOf(speech), 0);
      return { events, words: own.reduce((sum, { words }) => sum + words.length, 0) };
    };
    const first = heat(0, 1 / 3);
    const last = heat(2 / 3, 1.01);
    if (first.words < fewestInThird || last.words < fewestInThird) return null;
    const value = (last.events + 1) / last.words / ((first.events + 1) / first.words);
    const hottest = speeches
      .filter(({ position }) => position >= 2 / 3)
      .sort((a, b) => heatOf(b) - heatOf(a))
      .slice(0, candidates);
    return {
      value,
      error: value * Math.sqrt(1 / (first.events + 1) + 1 / (last.events + 1)),
      places: spread(hottest, mostPlaces)
        .sort((a, b) => a.ordinal - b.ordinal)
        .map((speech) => quoteOf(speech.passage)),
    };
  },
};

const heatOf = (speech: Parameters<typeof isRefusal>[0]): number =>
  speech.words.filter((word) => pressureWords.has(word)).length +
  (isRefusal(speech) ? 1 : 0) +
  (speech.text.match(/!/g)?.length ?? 0);

export const castMeasures = { leadShare, topThree, leadPartners, leadWarmth, lateHeat };
