/** Many speakers with a single speech. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { listed, percent } from '../../wording.ts';
import { hall, many, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { firstSpeech } from './first-speech.ts';

const fewestSpeakers = 8;
const largestShare = 0.4;
const namesShown = 6;
const placesShown = 3;

/** Who speaks in the examples. */
const names = ['ADA', 'BORIS', 'CLARA', 'DMITRI', 'EDITH', 'FERGUS', 'GRETA', 'HUGO', 'INES'];

const facts = z.object({
  speakers: z.number().int(),
  single: z.array(z.string()).min(1),
  share: z.number(),
  places: z.array(cite),
});

export const oneLineSpeakers = flawRule({
  id: 'oneLineSpeakers',
  name: 'Many speakers with a single line',
  topic: 'one-liners',
  effect: 0.6,
  work: 'story',
  facts,
  find({ characters }) {
    const single = characters.filter(({ speeches }) => speeches.length === 1);
    const share = single.length / Math.max(1, characters.length);
    if (characters.length < fewestSpeakers || share <= largestShare) return null;
    return {
      speakers: characters.length,
      single: single.map(({ id }) => characterId(id)),
      share,
      places: single.slice(0, placesShown).flatMap(firstSpeech),
    };
  },
  say({ speakers, single, share, places }, nameOf) {
    return {
      title: `${percent(share)} of the speakers have a single speech`,
      points: [
        {
          text: `${single.length} of ${speakers} speakers speak once: ${listed(single.slice(0, namesShown).map(nameOf))}${single.length > namesShown ? ' and others' : ''}.`,
          evidence: places,
        },
      ],
      advice: `Each of them is a part to cast. See which lines ${listed(single.slice(0, 2).map(nameOf))} could leave to somebody already in the scene.`,
    };
  },
  costs: (where) => `Names that are not needed again fill a reader’s memory, first on ${where}`,
  examples: [hall(many(8, (number) => talk(names[number] ?? '', 'Come in.')))],
  nearMisses: [
    hall(many(7, (number) => talk(names[number] ?? '', 'Come in.'))),
    hall(many(16, (number) => talk(names[number % 8] ?? '', 'Come in.'))),
  ],
});
