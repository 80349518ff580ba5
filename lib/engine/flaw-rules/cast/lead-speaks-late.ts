/** A lead who is first heard late. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { hall, silentPages, talkingPages } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { firstSpeech } from './first-speech.ts';

const latestPage = 12;

const facts = z.object({ lead: z.string(), page: z.number().int(), first: z.array(cite) });

export const leadSpeaksLate = flawRule({
  id: 'leadSpeaksLate',
  name: `A lead who first speaks after page ${latestPage}`,
  topic: 'lead-entrance',
  effect: 0.8,
  work: 'story',
  featuresOnly: true,
  facts,
  find({ lead }) {
    if (!lead || lead.character.firstPage <= latestPage) return null;
    const { id, firstPage } = lead.character;
    return { lead: characterId(id), page: firstPage, first: firstSpeech(lead.character) };
  },
  say({ lead, page, first }, nameOf) {
    return {
      title: `${nameOf(lead)}, who speaks most, is first heard on page ${page}`,
      points: [{ text: `The first speech of the lead comes on page ${page}.`, evidence: first }],
      advice: `Check whether the pages before ${page} make the reader ask for ${nameOf(lead)}; if not, begin nearer to the entrance.`,
    };
  },
  costs: (where) => `Up to ${where} a reader follows somebody else and has to change over`,
  examples: [hall(silentPages(13), talkingPages(55))],
  nearMisses: [hall(silentPages(10), talkingPages(55)), hall(silentPages(13), talkingPages(20))],
});
