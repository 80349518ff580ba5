/** A gun that comes from nowhere. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { armedPeople, gunTalk, shots } from '../../norms/flaw-words/firearms.ts';
import { wholeWords } from '../../text/phrases.ts';
import { quoteWhere } from '../../text/quote.ts';
import { scene, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { gunIn, showsGun } from './guns.ts';
import { quietRooms } from './quiet-rooms.ts';

/** A gun first shown after this share of the script is late. */
const late = 0.75;
const fires = wholeWords(shots);
const preparing = wholeWords([...gunTalk, ...armedPeople]);
const armed = wholeWords(armedPeople);

const facts = z.object({ gun: z.string(), page: z.number().int(), cite });

export const weaponFromNowhere = flawRule({
  id: 'weaponFromNowhere',
  name: 'A gun that comes from nowhere',
  topic: 'weapon-unprepared',
  effect: 0.6,
  work: 'scene',
  facts,
  find({ actions, passages, english }) {
    const first = english ? actions.find(({ text }) => showsGun(text)) : undefined;
    const gun = gunIn(first?.text ?? '');
    if (!first || !gun || first.position < late) return null;
    const prepared = passages.some(
      ({ order, text, cue }) => order < first.order && (preparing.test(text) || armed.test(cue?.name ?? '')),
    );
    const used = passages.some(
      ({ order, kind, text }) => order >= first.order && kind === 'action' && fires.test(text),
    );
    return prepared || !used ? null : { gun, page: first.at.page, cite: quoteWhere(first, showsGun) };
  },
  say({ gun, page, cite: place }) {
    return {
      title: `The ${gun} of page ${page} comes from nowhere`,
      points: [
        {
          text: `Page ${page} is the first to show a ${gun}, in the last quarter of the script, and it is aimed or fired; no page before it shows or mentions a weapon, or anybody who would carry one.`,
          evidence: [place],
        },
      ],
      advice: `Let us see the ${gun}, its drawer or its owner once before page ${page}, in a scene that is about something else.`,
      unless: `If the shock of the ${gun} on page ${page} is the point, ask only whether it also feels possible.`,
    };
  },
  costs: (where) => `On ${where} a reader asks where that came from instead of what it will do`,
  examples: [quietRooms(12) + study('Dov draws a pistol and aims it at her.')],
  nearMisses: [
    study(talk('DOV', 'He is armed.')) + quietRooms(12) + study('Dov draws a pistol and aims.'),
    study('A police car passes.') + quietRooms(12) + study('The driver draws a pistol and aims.'),
    study(talk('OFFICER HALE', 'Good day.')) + quietRooms(12) + study('Dov draws a pistol and aims.'),
    study('Dov draws a pistol and aims.') + quietRooms(12),
    quietRooms(12) + study('A pistol lies in the snow.'),
  ],
});

function study(...body: readonly string[]): string {
  return scene('INT. STUDY - DAY', ...body);
}
