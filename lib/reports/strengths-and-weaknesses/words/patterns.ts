/** Patterns as strengths: a line that returns, an object carried through, an ending that looks back, a lead who carries the script. */
import type * as z from 'zod';
import { carriedObject } from '../../../engine/traits/patterns/carried-object.ts';
import { echo } from '../../../engine/traits/patterns/echo.ts';
import { lookBack } from '../../../engine/traits/patterns/look-back.ts';
import { soleLead } from '../../../engine/traits/patterns/sole-lead.ts';
import { counted, listed, numberWord, pagesOf, quoted, timesAs } from '../../../engine/wording.ts';
import type { Cite } from '../../../story/cite.ts';
import type { NameOf } from '../../measure-words/measure-phrase.ts';

interface Told {
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Cite[] }[];
  readonly advice: string;
}

function sayEcho({ words, isLine, first, last, scenes, others }: z.infer<typeof echo.facts>, nameOf: NameOf): Told {
  const [one, other] = [nameOf(first.who), nameOf(last.who)];
  const what = isLine ? 'line' : 'phrase';
  const pages = last.page - first.page;
  return {
    title:
      one === other
        ? `${one} says a ${what} twice, ${counted(scenes, 'scene')} apart`
        : `A ${what} passes from ${one} to ${other}`,
    bullets: [
      { text: `${one} says ${quoted(words)} on page ${first.page}.`, evidence: [first.cite] },
      {
        text: `${one === other ? `${other} says it again` : `${other} takes it up`} on page ${last.page}, ${numberWord(Math.max(1, pages))} ${pages > 1 ? 'pages' : 'page'} later.`,
        evidence: [last.cite],
      },
      ...others.map(({ words: own, pages: on, cite }) => ({
        text: `${quoted(own)} returns, too, on ${pagesOf(on)}.`,
        evidence: [cite],
      })),
    ],
    advice: `Protect the first use on page ${first.page}: without it the second, on page ${last.page}, loses its weight.`,
  };
}

function sayCarriedObject(facts: z.infer<typeof carriedObject.facts>): Told {
  const { name, plural, firstPage, lastPage, scenes, allScenes, cites, others, otherCites } = facts;
  const too = others.map((object) => `the ${object.name} (${counted(object.scenes, 'scene')})`);
  return {
    title: `The ${name} ${plural ? 'run' : 'runs'} from page ${firstPage} to page ${lastPage}`,
    bullets: [
      {
        text: `${plural ? 'They are' : 'It is'} in ${scenes} of ${allScenes} scenes, in what is seen and in what is said.`,
        evidence: cites,
      },
      ...(too.length > 0
        ? [
            {
              text: `${too.length === 1 ? 'Another thing that spans' : 'Other things that span'} the script: ${listed(too)}.`,
              evidence: otherCites,
            },
          ]
        : []),
    ],
    advice: `A reader will remember the ${name}: see that the last appearance, on page ${lastPage}, is the one you want remembered.`,
  };
}

function sayLookBack({ place, firstPage, lastPage, things, cites }: z.infer<typeof lookBack.facts>): Told {
  const names = listed(things.map(({ name }) => `the ${name}`));
  const are = things.length === 1 && !things[0]?.plural ? 'is' : 'are';
  return {
    title:
      place === null ? `The last scene picks up ${names} from the first` : `The script ends where it began: ${place}`,
    bullets: [
      {
        text:
          things.length > 0
            ? `${names.replace(/^t/, 'T')} ${are} in the first scene and in the last.`
            : 'The first and the last heading name the same place.',
        evidence: cites,
      },
    ],
    advice: `Compare the two scenes side by side, page ${firstPage} and page ${lastPage}: what has changed between them is what the script says has happened.`,
  };
}

function saySoleLead(facts: z.infer<typeof soleLead.facts>, nameOf: NameOf): Told {
  const { who, firstPage, lastPage, scenes, allScenes, margin, pages, cites } = facts;
  const name = nameOf(who);
  return {
    title: `${name} carries the script from page ${firstPage} to page ${lastPage}`,
    bullets: [
      {
        text: `${name} is in ${scenes} of ${allScenes} scenes and speaks ${timesAs(margin ?? Number.POSITIVE_INFINITY)} as many words as the next speaker, over ${Math.ceil(pages)} pages.`,
        evidence: cites,
      },
    ],
    advice: `Read ${name}’s first and last speech together: they are the two ends of the part.`,
  };
}

/** By the pattern's id. */
const patterns: Readonly<Record<string, (facts: unknown, nameOf: NameOf) => Told>> = {
  [echo.id]: (facts, nameOf) => sayEcho(echo.facts.parse(facts), nameOf),
  [carriedObject.id]: (facts) => sayCarriedObject(carriedObject.facts.parse(facts)),
  [lookBack.id]: (facts) => sayLookBack(lookBack.facts.parse(facts)),
  [soleLead.id]: (facts, nameOf) => saySoleLead(soleLead.facts.parse(facts), nameOf),
};

/** Throws RangeError for a pattern that has no words. */
export function patternAsStrength({ rule, facts }: { rule: string; facts: unknown }, nameOf: NameOf): Told {
  const told = patterns[rule];
  if (!told) throw new RangeError(`No words for the pattern ${rule}`);
  return told(facts, nameOf);
}
