/** An opening on somebody waking. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { wakings } from '../../lexicons/flaws/action-verbs.ts';
import { quoteWhere } from '../../text/quote.ts';
import { scene } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const paragraphsRead = 3;
const waking = wholeWords(wakings);

const facts = z.object({ page: z.number().int(), place: cite });

export const wakingOpening = flawRule({
  id: 'wakingOpening',
  name: 'An alarm, a waking or a dream to open with',
  topic: 'opening',
  over: 'pages',
  effect: 0.5,
  work: 'scene',
  facts,
  find({ scenes }) {
    const first = scenes[0]?.passages.filter(({ kind }) => kind === 'action').slice(0, paragraphsRead) ?? [];
    const found = first.find(({ text }) => waking.test(text));
    return found ? { page: found.at.page, place: quoteWhere(found, (text) => waking.test(text)) } : null;
  },
  say({ page, place }) {
    return {
      title: 'The script opens on somebody waking',
      points: [{ text: `The first scene begins with waking or an alarm, on page ${page}.`, evidence: [place] }],
      advice:
        'Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.',
    };
  },
  costs: (where) => `The first image, on ${where}, is one that readers have met in other scripts`,
  examples: [
    scene('INT. BEDROOM - MORNING', 'An alarm clock rings. Ann turns.'),
    scene('INT. BEDROOM - MORNING', 'Rain.', 'Dawn.', 'Ann sits up in bed.'),
  ],
  nearMisses: [
    scene('INT. BEDROOM - MORNING', 'Rain.', 'Dawn.', 'A bird.', 'Ann wakes up.'),
    scene('INT. BEDROOM - MORNING', 'A wake is held.') + scene('INT. ATTIC - MORNING', 'Ann wakes up.'),
  ],
});
