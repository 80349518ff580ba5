/** A lead with more than half of the words. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { quoteOf } from '../../text/quote.ts';
import { percent } from '../../wording.ts';
import { hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

/** Among fewer speakers one has half of the words without anything being amiss: ours, as produced features have twenty and more. */
const fewestSharing = 6;
const half = 0.5;
const placesShown = 2;

const facts = z.object({ lead: z.string(), share: z.number(), speakers: z.number().int(), longest: z.array(cite) });

export const leadSpeaksHalf = flawRule({
  id: 'leadSpeaksHalf',
  name: 'A lead with more than half of the words',
  topic: 'lead-share',
  effect: 0.7,
  work: 'story',
  facts,
  find({ lead, characters }) {
    if (!lead || characters.length < fewestSharing || lead.character.share <= half) return null;
    const { id, share, speeches } = lead.character;
    const longest = [...speeches].sort((a, b) => b.words.length - a.words.length).slice(0, placesShown);
    return {
      lead: characterId(id),
      share,
      speakers: characters.length,
      longest: longest.map(({ passage }) => quoteOf(passage)),
    };
  },
  say({ lead, share, speakers, longest }, nameOf) {
    const name = nameOf(lead);
    return {
      title: `${name} speaks ${percent(share)} of all words`,
      points: [{ text: `The other ${speakers - 1} speakers share what is left.`, evidence: longest }],
      advice: `Take ${name}’s longest speech, on page ${longest[0]?.page ?? 1}, and see what the listener could say instead.`,
    };
  },
  costs: (where) => `The others have little room to be anybody, as on ${where}`,
  examples: [hall(...among('INES', 'VALE', 'RUDD', 'OTTO', 'BEA'))],
  nearMisses: [
    hall(...among('INES', 'VALE', 'RUDD', 'OTTO')),
    hall(...among('INES', 'VALE', 'RUDD', 'OTTO', 'BEA'), talk('INES', 'And I have even more to say. '.repeat(6))),
  ],
});

/** Ada speaks with each of them in turn. */
function among(...others: readonly string[]): string[] {
  return others.flatMap((name) => [talk('ADA', 'I have a good deal to say about that.'), talk(name, 'Yes.')]);
}
