/** A speech that runs long. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { quoteBest, spread } from '../../text/quote.ts';
import { capitalised, counted } from '../../wording.ts';
import { hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const longWords = 120;
const placesShown = 3;

/** `words` and `page` are the longest speech's. */
const facts = z.object({
  speaker: z.string(),
  words: z.number().int(),
  page: z.number().int(),
  speeches: z.number().int(),
  places: z.array(cite),
});

export const longSpeech = flawRule({
  id: 'longSpeech',
  name: `A speech over ${longWords} words`,
  topic: 'speech-length',
  effect: 0.6,
  work: 'scene',
  facts,
  find({ speeches }) {
    const long = speeches
      .filter(({ words }) => words.length > longWords)
      .sort((a, b) => b.words.length - a.words.length);
    const [longest] = long;
    if (!longest) return null;
    return {
      speaker: characterId(longest.speakers[0] ?? ''),
      words: longest.words.length,
      page: longest.page,
      speeches: long.length,
      places: spread(long, placesShown).map((speech) => quoteBest(speech.passage, (words) => words.length)),
    };
  },
  say({ speaker, words, page, speeches, places }, nameOf) {
    return {
      title: `${nameOf(speaker)} speaks ${words} words in one go on page ${page}`,
      points: [
        {
          text: `${capitalised(counted(speeches, 'speech runs', 'speeches run'))} over ${longWords} words, the longest to ${words}.`,
          evidence: places,
        },
      ],
      advice: `Find the sentence in ${nameOf(speaker)}’s speech that the scene can’t do without, and let the other answer, object or leave around it.`,
    };
  },
  costs: (where) => `Nobody else in the scene has a say on ${where}`,
  examples: [hall(talk('ANN', `${'word '.repeat(120)}more.`), talk('BEN', 'What?'))],
  nearMisses: [hall(talk('ANN', 'word '.repeat(120).trim()), talk('BEN', 'What?'))],
});
