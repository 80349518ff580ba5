/** Questions about who is heard where: a long silence, a voice that ends, somebody who comes late. */
import type { absences } from '../../../engine/traits/patterns/absences.ts';
import type { lateComers } from '../../../engine/traits/patterns/late-comers.ts';
import type { numberedParts } from '../../../engine/traits/patterns/numbered-parts.ts';
import type { voiceEnds } from '../../../engine/traits/patterns/voice-ends.ts';
import {
  capitalised,
  counted,
  listed,
  numberWord,
  onRuns,
  pagesOf,
  percent,
  stretch,
} from '../../../engine/wording.ts';
import { pagesIn } from '../../../story/people/presence.ts';
import type { FactsOf, Naming, Told } from './say.ts';

/** Who is named on so many pages meanwhile is not forgotten. Own rule. */
const spokenOf = 3;

/** Each silence with the lines around it; asks for a line between, or, where others speak of them, what a reader thinks meanwhile. */
export function sayAbsences({ absences: found }: FactsOf<typeof absences>, { nameOf }: Naming): Told {
  const [first] = found;
  if (!first) throw new RangeError('Absences need one');
  const name = nameOf(first.who);
  return {
    title: `${name} has no line on ${stretch(first)}`,
    bullets: found.map(({ who, from, to, share, called, cites }) => ({
      text: `${nameOf(who)}, ${percent(share)} of the talk, speaks on page ${cites[0].page} and then not until page ${cites[1].page}: ${counted(pagesIn({ from, to }), 'page')} without a line${called < spokenOf ? '' : `, though the name stands on at least ${numberWord(called)} of them`}.`,
      evidence: cites,
    })),
    advice:
      first.called >= spokenOf
        ? `Others speak of ${name} meanwhile: does a reader wait for page ${first.cites[1].page}, or think ${name} done with on page ${first.cites[0].page}?`
        : `Would a reader still know ${name} on page ${first.cites[1].page}? If not, give ${name} one line in between.`,
    figures: [],
  };
}

/** Where each is heard last and named after it. */
export function sayVoiceEnds({ voices, pages }: FactsOf<typeof voiceEnds>, { nameOf }: Naming): Told {
  const [first] = voices;
  if (!first) throw new RangeError('Voices that end need one');
  const name = nameOf(first.who);
  return {
    title: `${name} speaks for the last time on page ${first.page} of ${pages}`,
    bullets: voices.map(({ who, share, scenes, page, named, cites }) => ({
      text: `${nameOf(who)}, ${percent(share)} of the talk in ${counted(scenes, 'scene')}, is not heard after page ${page}; the name or a part of it still stands on ${onRuns(named)}.`,
      evidence: cites,
    })),
    advice: `Is the line on page ${first.page} meant as a farewell? If not, page ${first.cites[1].page} has room for one more; if ${name} goes by another name from there, a reader needs to hear it.`,
    figures: [],
  };
}

/** From which page on the script has each. */
export function sayLateComers({ comers, pages }: FactsOf<typeof lateComers>, { nameOf }: Naming): Told {
  const [first] = comers;
  if (!first) throw new RangeError('Late comers need one');
  const inOrder = comers.toSorted((a, b) => a.page - b.page);
  const names = listed(inOrder.map(({ who }) => nameOf(who)));
  return {
    title: `${names} ${comers.length === 1 ? 'comes' : 'come'} late, on ${pagesOf(inOrder.map(({ page }) => page))} of ${pages}`,
    bullets: comers.map(({ who, share, named, page, cite }) => ({
      text: `${nameOf(who)} has ${percent(share)} of the talk; no page before ${named} has the name, and the first line stands on page ${page}.`,
      evidence: [cite],
    })),
    advice: `Should a reader expect ${names}? Then let somebody speak of ${comers.length === 1 ? nameOf(first.who) : 'them'} in the first half.`,
    figures: [],
  };
}

/** Parts told of in a line. */
const mostParts = 4;

/** Which could be one, and what their lines are. */
export function sayNumberedParts(
  { groups, saved, small, cast }: FactsOf<typeof numberedParts>,
  { nameOf }: Naming,
): Told {
  const parts = groups.flatMap((group) => group.parts);
  const [one, other] = parts;
  if (!one || !other) throw new RangeError('Parts that could be one are two');
  return {
    title: `${capitalised(counted(saved, 'speaking part'))} could be saved: ${groups.map((group) => listed(group.parts.slice(0, mostParts).map(({ who }) => nameOf(who)))).join('; ')}`,
    bullets: groups.map((group) => ({
      text: `${listed(group.parts.map(({ who, pages }) => `${nameOf(who)} (${onRuns(pages)})`))}: three speeches each at most, and they never meet.`,
      evidence: group.parts.slice(0, mostParts).map(({ cite }) => cite),
    })),
    advice: `Each speaking part is paid, and ${small} of the ${cast} here speak three times or less. Give the lines on ${onRuns(other.pages)} to ${nameOf(one.who)}, unless a reader must know them apart.`,
    figures: [],
  };
}
