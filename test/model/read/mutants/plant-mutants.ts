/**
 * Plants faults in a recorded reading, one at a time, runs each through the real forms, assembly and proof, and says which were shown. The second look's recorded
 * answers stand for the sentences that it saw; a planted sentence it never saw, so what is caught here is caught by code alone.
 */
import { randomFrom, sampleOf } from '../../../../bin/mutants/sample-mutants.ts';
import type { Assembled } from '../../../../lib/model/read/assemble-story.ts';
import { controls } from './controls.ts';
import { digestFaults, type Fault, sentenceFaults, setupFaults } from './faults.ts';
import { openWorld, type World } from './reading-world.ts';
import { type Answers, assembled, type ReadableScript } from './recorded-answers.ts';
import { type Path, type Places, placesIn, withChange } from './sentences.ts';
import { slips } from './slips.ts';

/** 'caught': it is not shown. 'second look': code lets it pass, or doubts a true sentence, and leaves it to a cheap call that sees it beside its passages. 'shown': nobody looks at it again. */
export type Fate = 'caught' | 'second look' | 'shown';
export interface Planted {
  readonly kind: string;
  /** 'points.points.3' */
  readonly at: string;
  readonly text: string;
  readonly fate: Fate;
}
export interface Tally {
  readonly kind: string;
  readonly planted: number;
  readonly caught: number;
  readonly secondLook: number;
  readonly shown: number;
}
export interface PlantOptions {
  readonly seed: number;
  /** Places tried of each kind; null tries all. */
  readonly most: number | null;
}

interface Trial {
  readonly kind: string;
  readonly path: Path;
  readonly value: Readonly<Record<string, unknown>>;
}

const textOf = (value: Trial['value']): string => String(value['text'] ?? value['happens'] ?? value['what']);
const holds = (whole: unknown, part: string): boolean => JSON.stringify(whole).includes(JSON.stringify(part));

/** Whether a reader of the report would see what was planted: the sentence, the scene's line, the dropped set-up. */
function isShown({ value }: Trial, { story }: Assembled): boolean {
  if ('state' in value)
    return story.setups.some(({ what, state }) => what === String(value['what']).trim() && state === value['state']);
  return holds(story, textOf(value).trim());
}

/** Sentences that stand once in the report as it was recorded: where nothing is shown, nothing can be planted. */
function standing({ sentences, digests, setups }: Places, { story }: Assembled): Places {
  const told = JSON.stringify(story);
  return {
    sentences: sentences.filter(({ value }) => told.split(JSON.stringify(value.text.trim())).length === 2),
    digests: digests.filter(({ value }) => holds(story, value.happens)),
    setups: setups.filter(({ value }) => holds(story, value.what)),
  };
}

function trialsOf<Place extends { readonly path: Path }>(
  faults: readonly Fault<Place>[],
  places: readonly Place[],
  world: World,
  most: number | null,
): Trial[] {
  return faults.flatMap(({ kind, plant }) => {
    const planted = places.flatMap((place): Trial[] => {
      const value = plant(place, world);
      return value === null ? [] : [{ kind, path: place.path, value }];
    });
    return most === null ? planted : sampleOf(planted, most, world.random);
  });
}

function fateOf(trial: Trial, readable: ReadableScript, answers: Answers, what: 'faults' | 'controls'): Fate {
  const made = assembled(readable, withChange(answers, trial.path, trial.value));
  const text = textOf(trial.value).trim();
  if (!isShown(trial, made))
    return what === 'controls' && made.doubts.some((doubt) => doubt.text === text) ? 'second look' : 'caught';
  return made.claims.some((claim) => claim.text === text) ? 'second look' : 'shown';
}

function plantAll(
  readable: ReadableScript,
  answers: Answers,
  { seed, most }: PlantOptions,
  what: 'faults' | 'controls',
): Planted[] {
  const world = openWorld(readable, answers, randomFrom(seed));
  const { sentences, digests, setups } = standing(placesIn(answers), assembled(readable, answers));
  // A sentence about what is missing is held to less: a fault in it is planted by its absence.
  const held = sentences.filter(({ absent }) => !absent);
  const trials =
    what === 'controls'
      ? trialsOf(controls, sentences, world, most)
      : [
          ...trialsOf(sentenceFaults, held, world, most),
          ...trialsOf(slips, held, world, most),
          ...trialsOf(digestFaults, digests, world, most),
          ...trialsOf(setupFaults, setups, world, most),
        ];
  return trials.map((trial) => ({
    kind: trial.kind,
    at: trial.path.join('.'),
    text: textOf(trial.value),
    fate: fateOf(trial, readable, answers, what),
  }));
}

export const plantFaults = (readable: ReadableScript, answers: Answers, options: PlantOptions): Planted[] =>
  plantAll(readable, answers, options, 'faults');
/** A control that is 'caught' is a true sentence lost. */
export const plantControls = (readable: ReadableScript, answers: Answers, options: PlantOptions): Planted[] =>
  plantAll(readable, answers, options, 'controls');

export function tallyOf(planted: readonly Planted[]): Tally[] {
  return [...new Set(planted.map(({ kind }) => kind))].map((kind) => {
    const own = planted.filter((one) => one.kind === kind);
    const count = (fate: Fate): number => own.filter((one) => one.fate === fate).length;
    return {
      kind,
      planted: own.length,
      caught: count('caught'),
      secondLook: count('second look'),
      shown: count('shown'),
    };
  });
}
