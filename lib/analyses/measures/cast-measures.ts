/** Measures of the cast: how talk is shared, how the lead meets the others, how voices and the second half differ. */
import { quoteOf, spread } from '../derived/quote.ts';
import { isRefusal } from '../derived/speech-kinds.ts';
import { shareError } from '../derived/statistics.ts';
import { producedScale } from '../norms/quick-parser-norms.ts';
import { yardstick } from '../norms/scale.ts';
import { pressureWords, warmWords } from '../norms/word-lists.ts';
import { decimal, listed, numberWord, percent } from '../wording.ts';
import type { MeasureDefinition } from './measure.ts';
import { holdsWord, speechPlaces } from './speech-places.ts';

const leadShare: MeasureDefinition = {
  id: 'lead-share',
  name: 'the lead’s share of talk',
  direction: 'typical',
  scale: producedScale('topSpeakerShare'),
  unit: 'share',
  read({ lead, talkWords, speeches, short }) {
    // The cast grows with the length: a short's lead has fewer people to leave words to.
    if (!lead || short || talkWords < 300) return null;
    const value = lead.character.share;
    return {
      value,
      error: shareError(value, speeches.length),
      shown: `${lead.character.name} speaks ${percent(value)} of all spoken words`,
      places: speechPlaces(lead.character.speeches.filter((speech) => speech.words.length >= 6)),
    };
  },
};

const topThree: MeasureDefinition = {
  id: 'top-three',
  name: 'talk of the first three',
  direction: 'typical',
  scale: producedScale('topThreeShare'),
  unit: 'share',
  read({ characters, talkWords, speeches, short }) {
    if (characters.length < 4 || short || talkWords < 300) return null;
    const three = characters.slice(0, 3);
    const value = three.reduce((sum, { share }) => sum + share, 0);
    return {
      value,
      error: shareError(Math.min(1, value), speeches.length),
      shown: `${listed(three.map(({ name }) => name))} speak ${percent(value)} of all spoken words`,
      places: three.flatMap(({ speeches: own }) => own.slice(0, 1).map((speech) => quoteOf(speech.passage))),
    };
  },
};

const leadPartners: MeasureDefinition = {
  id: 'lead-partners',
  name: 'people the lead talks with',
  direction: 'more',
  scale: yardstick(0.35, 0.6, 0.9),
  unit: 'share',
  read({ lead, characters, network, nameOf }) {
    const others = characters.filter(({ id, speeches }) => id !== lead?.character.id && speeches.length >= 2);
    if (!lead || others.length < 3) return null;
    const { id, name } = lead.character;
    const partners = new Map(
      network.links
        .filter(({ source, target }) => source === id || target === id)
        .map((link) => [link.source === id ? link.target : link.source, link]),
    );
    const met = others.filter((other) => partners.has(other.id));
    const value = met.length / others.length;
    const meetings = met.slice(0, 3).flatMap(({ speeches, id: other }) => {
      const scenes = partners.get(other)?.scenes ?? [];
      return speeches.find(({ scene }) => scene !== null && scenes.includes(scene)) ?? [];
    });
    return {
      value,
      error: shareError(value, others.length),
      shown: `${name} exchanges lines with ${met.length === others.length ? `all ${met.length}` : `${met.length} of the ${others.length}`} others who speak twice or more, most with ${nameOf(met[0]?.id ?? '')}`,
      places: meetings.map((speech) => quoteOf(speech.passage)),
    };
  },
};

const leadWarmth: MeasureDefinition = {
  id: 'lead-warmth',
  name: 'warmth of the lead',
  direction: 'more',
  scale: yardstick(0.06, 0.13, 0.22),
  unit: 'share',
  english: true,
  read({ lead }) {
    const speeches = lead?.character.speeches ?? [];
    if (!lead || speeches.length < 10) return null;
    const warm = speeches.filter((speech) => speech.words.some((word) => warmWords.has(word)));
    const value = warm.length / speeches.length;
    return {
      value,
      error: shareError(value, speeches.length),
      shown: `${warm.length === 0 ? 'none' : numberWord(warm.length)} of ${lead.character.name}’s ${speeches.length} speeches ${warm.length === 1 ? 'holds' : 'hold'} a word of thanks, apology, affection or care`,
      places: speechPlaces(warm, holdsWord(warmWords)),
    };
  },
};

const distinctVoices: MeasureDefinition = {
  id: 'distinct-voices',
  name: 'voices that can be told apart',
  direction: 'more',
  scale: {
    ...yardstick(0.3, 0.68, 0.95),
    source:
      'two of three halves match over produced scripts (Burrows’ Delta, own measurement); the ends are set for this project',
  },
  unit: 'share',
  read({ voices, characters, nameOf }) {
    if (!voices) return null;
    const value = voices.matched / voices.halves;
    const speakers = characters.filter(({ id }) => voices.speakers.includes(id));
    return {
      value,
      error: shareError(value, voices.halves),
      shown: `in a blind test on small words, ${voices.matched} of ${voices.halves} halves of what ${listed(voices.speakers.map(nameOf))} say find their own speaker (chance ${percent(voices.chance)})`,
      places: speakers
        .slice(0, 3)
        .flatMap(({ speeches }) => {
          const long = speeches.filter(({ words }) => words.length >= 12);
          return (long[Math.floor(long.length / 2)] ?? speeches[0])?.passage ?? [];
        })
        .map(quoteOf),
    };
  },
};

/** Heat: words of pressure, refusals and exclamations per 100 spoken words, last third over first third. */
const lateHeat: MeasureDefinition = {
  id: 'late-heat',
  name: 'rise towards the end',
  direction: 'more',
  scale: yardstick(0.65, 1.05, 1.7),
  unit: 'number',
  english: true,
  read({ speeches, talkWords }) {
    if (talkWords < 600) return null;
    const heat = (from: number, to: number): { events: number; words: number } => {
      const own = speeches.filter(({ position }) => position >= from && position < to);
      const events = own.reduce((sum, speech) => sum + heatOf(speech), 0);
      return { events, words: own.reduce((sum, { words }) => sum + words.length, 0) };
    };
    const first = heat(0, 1 / 3);
    const last = heat(2 / 3, 1.01);
    if (first.words < 150 || last.words < 150) return null;
    const value = (last.events + 1) / last.words / ((first.events + 1) / first.words);
    const hottest = speeches
      .filter(({ position }) => position >= 2 / 3)
      .sort((a, b) => heatOf(b) - heatOf(a))
      .slice(0, 8);
    return {
      value,
      error: value * Math.sqrt(1 / (first.events + 1) + 1 / (last.events + 1)),
      shown: `pressure, refusals and exclamations are ${decimal(value)} times as dense in the last third as in the first`,
      places: spread(hottest, 3)
        .sort((a, b) => a.ordinal - b.ordinal)
        .map((speech) => quoteOf(speech.passage)),
    };
  },
};

const heatOf = (speech: Parameters<typeof isRefusal>[0]): number =>
  speech.words.filter((word) => pressureWords.has(word)).length +
  (isRefusal(speech) ? 1 : 0) +
  (speech.text.match(/!/g)?.length ?? 0);

export const castMeasures = { leadShare, topThree, leadPartners, leadWarmth, distinctVoices, lateHeat };
