/** One cue twice on end. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteOf } from '../../text/quote.ts';
import { pagesOf } from '../../wording.ts';
import { many, scene, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

/** Up to this many are slips; more are a way of writing. */
const mostSlips = 3;
const several = /^(?:ALL|CROWD|VOICES?|EVERYONE)\b/;

/** The page of the second speech, with both. */
const facts = z.object({
  pairs: z.array(z.object({ who: z.string(), page: z.number().int(), cites: z.array(cite) })).min(1),
});

export const sameCueTwice = flawRule({
  id: 'sameCueTwice',
  name: 'One cue twice on end',
  topic: 'same-cue-twice',
  effect: 0.35,
  work: 'slip',
  facts,
  find({ speeches, passages }) {
    const firsts = new Map<number | null, Passage>();
    const lasts = new Map<number | null, Passage>();
    for (const passage of passages) {
      if (!firsts.has(passage.speech)) firsts.set(passage.speech, passage);
      lasts.set(passage.speech, passage);
    }
    const pairs = speeches.slice(1).flatMap((speech, index) => {
      const before = speeches[index];
      const last = before ? lasts.get(before.ordinal) : undefined;
      const [id = ''] = speech.speakers;
      const first = firsts.get(speech.ordinal);
      const adjoining = before && last && first && first.order === last.order + 1 && before.scene === speech.scene;
      const halves = before?.passage.dual || speech.passage.dual;
      const same = before?.speakers.join() === speech.speakers.join() && !several.test(id);
      // A voice-over and the same person's line in the scene are two speeches on purpose.
      const sameVoice = before?.offScreen === speech.offScreen;
      return before && adjoining && same && sameVoice && !halves && (speech.passage.cue?.extensions ?? []).length === 0
        ? [{ who: characterId(id), page: speech.page, cites: [quoteOf(before.passage), quoteOf(speech.passage)] }]
        : [];
    });
    return pairs.length === 0 || pairs.length > mostSlips ? null : { pairs };
  },
  say({ pairs }, nameOf) {
    const [one] = pairs;
    const name = nameOf(one?.who ?? '');
    return {
      title: `${name} has two cues on end on page ${one?.page}`,
      points: pairs.map(({ who, page, cites }) => ({
        text: `On page ${page} one speech of ${nameOf(who)} follows on another, with nothing between them.`,
        evidence: cites,
      })),
      advice: `On ${pagesOf(pairs.map(({ page }) => page))}, see whether a reply was lost, whether the second cue names the wrong person, or whether the two are one speech.`,
      unless: `If ${name} pauses between the two on page ${one?.page}, a line of action or (beat) shows it.`,
    };
  },
  costs: (where) => `A missing line is suspected on ${where}`,
  examples: [pier(talk('INES', 'You never asked.'), talk('INES', 'I did, twice.'))],
  nearMisses: [
    pier(talk('INES', 'You never asked.'), 'She ties the rope.', talk('INES', 'I did, twice.')),
    pier(talk('INES', 'You never asked.'), talk("INES (CONT'D)", 'I did, twice.')),
    pier(talk('INES (V.O.)', 'I never asked.'), talk('INES', 'Where are they?')),
    pier(talk('INES', 'Count me in.'), talk('INES', 'Three, two.'), talk('VALE ^', 'Three, two.')),
    pier(talk('CROWD', 'Jump!'), talk('CROWD', 'Jump!')),
    pier(many(5, () => talk('INES', 'One.'))),
    pier(talk('INES', 'One.')) + pier(talk('INES', 'Two.')),
  ],
});

/** A scene in which somebody waits first. */
function pier(...rest: readonly string[]): string {
  return scene('EXT. PIER - DAY', 'She waits.', ...rest);
}
