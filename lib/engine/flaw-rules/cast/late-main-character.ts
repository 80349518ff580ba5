/** A main character who enters after the middle. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { listed, numberWord } from '../../wording.ts';
import { many, scene, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { saidByOthers } from '../said-by-others.ts';
import { firstSpeech } from './first-speech.ts';

/** Who counts as a main character: one of the first by words, with speeches enough to matter. */
const mainCharacters = 5;
const fewestSpeeches = 4;
const middle = 0.5;

/** `named`: the talk names them before they enter. */
const late = z.object({
  who: z.string(),
  firstPage: z.number().int(),
  named: z.object({ page: z.number().int(), cite }).nullable(),
  first: z.array(cite),
});
const facts = z.object({ pages: z.number(), late: z.array(late).min(1) });

export const lateMainCharacter = flawRule({
  id: 'lateMainCharacter',
  name: 'A main character who enters after the middle',
  topic: 'late-main',
  effect: 0.8,
  work: 'story',
  facts,
  find(derived) {
    const { characters, scenes, pages } = derived;
    const found = characters.slice(0, mainCharacters).flatMap((character) => {
      const entrance = scenes.find(
        (scene) => scene.present.includes(character.id) || scene.speakers.includes(character.id),
      );
      if (character.speeches.length < fewestSpeeches || entrance === undefined || entrance.start <= middle) return [];
      const [named] = saidByOthers(character, derived).filter(({ position }) => position < entrance.start);
      return [
        {
          who: characterId(character.id),
          firstPage: character.firstPage,
          named: named ? { page: named.page, cite: named.evidence } : null,
          first: firstSpeech(character),
        },
      ];
    });
    return found.length === 0 ? null : { pages, late: found };
  },
  say({ pages, late: found }, nameOf) {
    const [first] = found;
    return {
      title: `${listed(found.map(({ who }) => nameOf(who)))} ${found.length === 1 ? 'enters' : 'enter'} in the second half`,
      points: found.map(({ who, firstPage, named, first: speech }) => ({
        text: `${nameOf(who)} is among the ${numberWord(mainCharacters)} who speak most, but is first heard on page ${firstPage} of ${Math.ceil(pages)}${named ? `, though named from page ${named.page} on` : ''}.`,
        evidence: [...(named ? [named.cite] : []), ...speech],
      })),
      advice: first?.named
        ? `The name is planted on page ${first.named.page}: see that the entrance on page ${first.firstPage} is what that line made a reader expect, or its surprise.`
        : `Let ${nameOf(first?.who ?? '')} be mentioned, seen or felt before page ${Math.round(pages / 2)}, so that the entrance answers something.`,
    };
  },
  costs: (where) => `Somebody who counts comes in on ${where}, when a reader’s interest is already given`,
  examples: [rooms() + orsini('PORT'), rooms('Captain Orsini will know.') + orsini('PORT')],
  nearMisses: [
    orsini('PORT') + rooms(),
    rooms() + scene('INT. PORT - DAY', talk('CAPTAIN ORSINI', 'I have nine men.')),
  ],
});

/** Scenes in which two wait; one of them says `line` early on. */
function rooms(line = 'The boat is late.'): string {
  return many(12, (number) =>
    scene(
      `INT. ROOM ${number} - DAY`,
      'The two of them are at the table.',
      talk('VALE', number === 3 ? line : `The boat is late by ${number} hours.`),
      talk('INES', `Then we wait for it, ${number} days.`),
    ),
  );
}

/** A scene in which the captain has his say. */
function orsini(place: string): string {
  const exchange = (number: number): string =>
    `${talk('CAPTAIN ORSINI', `I have ${number} men.`)}\n\n${talk('INES', `Only ${number}?`)}`;
  return scene(`INT. ${place} - DAY`, many(4, exchange));
}
