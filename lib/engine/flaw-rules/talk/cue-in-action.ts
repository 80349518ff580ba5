/** A cue that runs into the action: somebody's name in capitals and what they say, in one paragraph of action. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { runOnCues } from '../../people/cues/run-on-cues.ts';
import { quoteWhole } from '../../text/quote.ts';
import { capitalised, pagesOf, quoted } from '../../wording.ts';
import { english, hall, many, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { around } from '../spelling/slip-rule.ts';

const note = z.object({ name: z.string(), word: z.string(), cite });
/** `pages` of every such place, `shown` each of them: the name, and it with the first word behind. */
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(note).min(1) });

export const cueInAction = flawRule({
  id: 'cueInAction',
  name: 'A cue that runs into the action (ANN Come in.)',
  topic: 'cue-in-action',
  over: 'action',
  effect: 0.4,
  work: 'slip',
  lineNotes: true,
  facts,
  find(derived) {
    const found = runOnCues(derived);
    if (found.length === 0) return null;
    const shown = found.map(({ passage, name, word }) => ({
      name,
      word,
      cite: quoteWhole(passage, around(passage.text, word)),
    }));
    return { pages: shown.map((one) => one.cite.page), shown };
  },
  say: ({ shown }) => ({
    title: 'A speech runs into the action',
    points: shown.map(({ name, word, cite: place }) => ({
      text: `${capitalised(pagesOf([place.page]))}: ${quoted(`${word} …`)} stands in the action; as a speech it needs ${name} on a line of its own.`,
      evidence: [place],
    })),
    advice: null,
  }),
  costs: (where) => `An actor misses the line on ${where}`,
  examples: [
    hall(english, talk('ANN', 'It is late.'), talk('ANN', 'Go.'), 'The light begins to glow. ANN Dust is gathering.'),
    hall(english, talk('ANN', 'It is late.'), talk('ANN', 'Go.'), 'ANN I know you.'),
  ],
  nearMisses: [
    hall(english, talk('ANN', 'It is late.'), talk('ANN', 'Go.'), 'ANN Leaves. ANN, Mother of Ben. ANN goes.'),
    hall(english, talk('ANN', 'It is late.'), 'ANN Dust is gathering.'),
    hall(english, talk('ANN', 'It is late.'), talk('ANN', 'Go.'), 'ANN We can hear the rain.'),
    hall(
      english,
      talk('ANN', 'It is late.'),
      talk('ANN', 'Go.'),
      many(5, () => 'ANN Dust is gathering.'),
    ),
  ],
});
