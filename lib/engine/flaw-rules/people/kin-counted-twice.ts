/** A family counted two ways. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { kin, kinKinds, kinOpenings, notSiblings, siblingKinds, units } from '../../norms/flaw-words/people.ts';
import { anyOf } from '../../text/phrases.ts';
import { quoteWhere } from '../../text/quote.ts';
import { listed, pagesOf } from '../../wording.ts';
import { english, scene, talk } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';

/** Larger families are counted in figures of speech. */
const mostKin = 12;

const counting = new RegExp(
  `\\b${anyOf(kinOpenings)} (${anyOf(units.slice(0, mostKin))}) (?:${anyOf(kinKinds)} )?(${anyOf(kin)})\\b`,
  'iu',
);
const onlyChild = /\bI(?:['’]m| am| was) an only child\b/i;
const sibling = new RegExp(`\\bmy (?:${anyOf(siblingKinds)} )?(brother|sister)(?!${anyOf(notSiblings)})`, 'i');

/** 'two brothers' has number and kin, 'a sister' kin alone, 'an only child' neither. `page` is where the speech begins. */
const claim = z.object({ number: z.string().nullable(), kin: z.string().nullable(), page: z.number().int(), cite });
const facts = z.object({ people: z.array(z.object({ who: z.string(), claims: z.array(claim) })).min(1) });

const saidOf = ({ number, kin: of }: z.infer<typeof claim>): string =>
  of === null ? 'an only child' : `${number ?? 'a'} ${of}`;

export const kinCountedTwice = flawRule({
  id: 'kinCountedTwice',
  name: 'A family counted two ways',
  topic: 'kin',
  effect: 0.6,
  work: 'slip',
  facts,
  find({ characters, english: isEnglish }) {
    if (!isEnglish) return null;
    const people = characters.flatMap(({ id, speeches }) => {
      const claims = (pattern: RegExp) =>
        speeches.flatMap(({ passage }) => {
          const match = pattern.exec(passage.text);
          if (!match) return [];
          const [one, two] = match.slice(1).map((word) => word.toLowerCase());
          return [
            {
              number: two === undefined ? null : (one ?? null),
              kin: two ?? one ?? null,
              page: passage.at.page,
              cite: quoteWhere(passage, (text) => pattern.test(text)),
            },
          ];
        });
      const counts = claims(counting);
      const pair = counts.flatMap((one, index) =>
        counts
          .slice(index + 1)
          .filter((two) => two.kin === one.kin && two.number !== one.number)
          .map((two) => [one, two]),
      )[0];
      if (pair) return [{ who: characterId(id), claims: pair }];
      const [only] = claims(onlyChild);
      const [has] = claims(sibling);
      return only && has ? [{ who: characterId(id), claims: [only, has] }] : [];
    });
    return people.length === 0 ? null : { people };
  },
  say({ people }, nameOf) {
    const [one] = people;
    const name = nameOf(one?.who ?? '');
    return {
      title: `${name} counts the family two ways`,
      points: people.slice(0, pointsShown).map(({ who, claims }) => ({
        text: `${nameOf(who)} speaks of ${listed(claims.map(saidOf))}, on ${pagesOf(claims.map(({ page }) => page))}.`,
        evidence: claims.map((each) => each.cite),
      })),
      advice: `Make ${pagesOf((one?.claims ?? []).map(({ page }) => page))} agree, or let somebody catch ${name} in the lie.`,
      unless: `If ${name} is lying, or there has been a death or a birth between, it is no slip.`,
    };
  },
  costs: (where) => `The family does not add up on ${where}`,
  examples: [
    yard(talk('RUTH', 'I have two brothers.'), talk('MARTIN', 'So?')) +
      yard(talk('RUTH', 'My three older brothers built this.')),
    yard(talk('RUTH', "I'm an only child."), talk('MARTIN', 'So?')) + yard(talk('RUTH', 'Ask my sister.')),
  ],
  nearMisses: [
    yard(talk('RUTH', 'I have two brothers.'), talk('MARTIN', 'I have three brothers.')),
    yard(talk('RUTH', 'I have two brothers.'), talk('MARTIN', 'So?'), talk('RUTH', 'I have three sisters.')),
    yard(talk('RUTH', "I'm an only child."), talk('MARTIN', 'My sister is not.')),
    yard(talk('RUTH', "I'm an only child."), talk('MARTIN', 'So?'), talk('RUTH', 'Ask my sister-in-law.')),
  ],
});

function yard(...talked: readonly string[]): string {
  return scene('EXT. YARD - DAY', english, ...talked);
}
