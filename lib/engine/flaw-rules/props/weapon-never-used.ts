/** A gun that is shown and never used. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { gunTalk, shots } from '../../norms/flaw-words/firearms.ts';
import { wholeWords } from '../../text/phrases.ts';
import { quoteWhere } from '../../text/quote.ts';
import { pagesOf } from '../../wording.ts';
import { scene, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { gunIn, showsGun } from './guns.ts';
import { quietRooms } from './quiet-rooms.ts';

/** A gun last shown before this share of the script is a promise. */
const early = 0.5;
const fires = wholeWords(shots);
const aboutGuns = wholeWords(gunTalk);

/** `pages` of every paragraph that shows it; the first and the last of them are cited. */
const facts = z.object({
  gun: z.string(),
  first: z.number().int(),
  last: z.number().int(),
  pages: z.array(z.number().int()),
  cites: z.array(cite),
});

export const weaponNeverUsed = flawRule({
  id: 'weaponNeverUsed',
  name: 'A gun that is shown and never used',
  topic: 'weapon-unused',
  effect: 0.5,
  work: 'scene',
  facts,
  find({ actions, passages, english }) {
    if (!english) return null;
    const shown = actions.filter(({ text }) => showsGun(text));
    const [first] = shown;
    const last = shown.at(-1);
    const gun = gunIn(first?.text ?? '');
    if (!first || !last || !gun || last.position > early) return null;
    const scenes = new Set(shown.map((one) => one.scene));
    const used = passages.some(
      ({ scene: at, order, text, kind }) =>
        (scenes.has(at) && kind === 'action' && fires.test(text)) || (order > last.order && aboutGuns.test(text)),
    );
    if (used) return null;
    return {
      gun,
      first: first.at.page,
      last: last.at.page,
      pages: shown.map(({ at }) => at.page),
      cites: [...new Set([first, last])].map((passage) => quoteWhere(passage, showsGun)),
    };
  },
  say({ gun, first, last, pages, cites }) {
    return {
      title: `The ${gun} of page ${first} is never used and never mentioned again`,
      points: [
        {
          text: `A ${gun} is shown on ${pagesOf(pages)}; after page ${last} nobody holds, fires or speaks of a weapon.`,
          evidence: cites,
        },
      ],
      advice: `Either let the ${gun} matter once more after page ${last}, if only by staying in its place, or take it out of page ${first}.`,
      unless: `If the ${gun} only tells us who its owner is, page ${first} has done its work.`,
    };
  },
  costs: (where) => `A promise made on ${where} is still waiting at the end`,
  examples: [study('Dov opens the drawer. In it lies a revolver.') + quietRooms(6)],
  nearMisses: [
    study('In the drawer lies a revolver.') + quietRooms(6) + study('Dov fires.', 'A gunshot.'),
    study('In the drawer lies a revolver.') + quietRooms(6) + study(talk('DOV', 'Where is the gun?')),
    study('Dov lifts a revolver. He shoots the clock.') + quietRooms(6),
    study('Dov lifts a nail gun.') + quietRooms(6),
    study('Dov pats a gun dog.') + quietRooms(6),
    study(talk('DOV', 'My father had a revolver.')) + quietRooms(6),
    quietRooms(6) + study('In the drawer lies a revolver.'),
  ],
});

function study(...body: readonly string[]): string {
  return scene('INT. STUDY - DAY', ...body);
}
