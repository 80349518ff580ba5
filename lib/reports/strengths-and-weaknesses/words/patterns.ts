/** Patterns as strengths and as questions: each a plain sentence of its facts, the pages that show it, and what a writer may ask. Their only place. */
import type * as z from 'zod';
import { absences } from '../../../engine/traits/patterns/absences.ts';
import { longSilence } from '../../../engine/traits/patterns/long-silence.ts';
import {
  lineChanged,
  pictureAgain,
  saidAgain,
  thingAgain,
  wordsAgain,
} from '../../../engine/traits/patterns/returns.ts';
import { standsApart } from '../../../engine/traits/patterns/stands-apart.ts';
import { counted, percent, stretch } from '../../../engine/wording.ts';
import { pagesIn } from '../../../story/people/presence.ts';
import { sayLineChanged, sayPictureAgain, saySaidAgain, sayThingAgain, sayWordsAgain } from './returns.ts';
import type { Around, Told } from './say.ts';
import { sayLongSilence, sayStandsApart } from './shape.ts';

/** What names people. */
type Naming = Pick<Around, 'nameOf'>;
type Facts<Rule extends { readonly facts: z.ZodType }> = z.infer<Rule['facts']>;

function sayAbsences({ absences: found }: Facts<typeof absences>, { nameOf }: Naming): Told {
  const [first] = found;
  if (!first) throw new RangeError('Absences need one');
  return {
    title: `${nameOf(first.who)} has no line on ${stretch(first)}`,
    bullets: found.map(({ who, from, to, share, cites }) => ({
      text: `${nameOf(who)}, ${percent(share)} of the talk, speaks on page ${cites[0].page} and then not until page ${cites[1].page}: ${counted(pagesIn({ from, to }), 'page')} without a line.`,
      evidence: cites,
    })),
    advice: null,
    figures: [],
  };
}

/** By the pattern's id. */
const patterns: Readonly<Record<string, (facts: unknown, around: Naming) => Told>> = {
  [lineChanged.id]: (facts, around) => sayLineChanged(lineChanged.facts.parse(facts), around),
  ...Object.fromEntries(
    wordsAgain.map((rule) => [
      rule.id,
      (facts: unknown, around: Naming) => sayWordsAgain(rule.facts.parse(facts), around),
    ]),
  ),
  [saidAgain.id]: (facts, around) => saySaidAgain(saidAgain.facts.parse(facts), around),
  [thingAgain.id]: (facts) => sayThingAgain(thingAgain.facts.parse(facts)),
  [pictureAgain.id]: (facts) => sayPictureAgain(pictureAgain.facts.parse(facts)),
  [longSilence.id]: (facts) => sayLongSilence(longSilence.facts.parse(facts)),
  [standsApart.id]: (facts, around) => sayStandsApart(standsApart.facts.parse(facts), around),
  [absences.id]: (facts, around) => sayAbsences(absences.facts.parse(facts), around),
};

/** Throws RangeError for a pattern that has no words. */
export function patternTold({ rule, facts }: { rule: string; facts: unknown }, around: Naming): Told {
  const told = patterns[rule];
  if (!told) throw new RangeError(`No words for the pattern ${rule}`);
  return told(facts, around);
}
