/** A script of three pages and the graph that is made of what somebody answered about it. */
import { assembleStory } from '../../../../lib/model/read/assemble-story.ts';
import type { GivenReading } from '../../../../lib/model/read/given-reading.ts';
import { numberScript } from '../../../../lib/model/read/numbered-script.ts';
import { fountainScript } from '../small-script.ts';

/** A page a scene; one line stands before the first heading. */
const script = numberScript(
  await fountainScript(
    [
      'Rain over the harbour.\n\nINT. BOOTH - NIGHT\n\nLena threads the reel.\n\nLENA\nI will stay untill morning.\n\nLENA\nYour here.',
      'EXT. PIER - DAY\n\nMags counts the crates.\n\nMAGS\nThe boat leaves at noon.',
      'INT. HALL - DAY\n\nLena opens the tin.\n\nMags waits untill morning.',
    ].join('\n\n===\n\n'),
  ),
);
const cast = ['Lena', 'Mags'].map((name) => ({ id: `ch.${name.toUpperCase()}`, name, cue: name.toUpperCase() }));
export const made = { model: 'm', readOn: '2026-11-24', whole: true };

/** Nothing was answered. */
export const nothingGiven: GivenReading = {
  scenes: [],
  story: {},
  points: null,
  fixes: null,
  judgement: null,
  carried: new Map(),
};
export const assembled = (given: Partial<GivenReading>) =>
  assembleStory(script, cast, { ...nothingGiven, ...given }, made);
export const storyOf = (given: Partial<GivenReading>) => assembled(given).story;
export const said = (text: string, ...cites: string[]) => ({ text, cites, sure: 'sure' as const });
export const nowhere = said('Nobody is here.', '9.9');
export const places = (cites: readonly { scene: number | null; from: number }[]) =>
  cites.map(({ scene, from }) => `${scene ?? 0}.${from}`).join(' ');
