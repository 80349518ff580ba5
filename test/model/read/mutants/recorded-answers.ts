/** A recorded reading as the answers of its passes: taken as they came, read by the real forms, assembled and proved by the real code. No model, no road. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { emptyDetails } from '../../../../lib/contract/uploads.ts';
import { type Assembled, assembleStory } from '../../../../lib/model/read/assemble-story.ts';
import { briefParts, type CastMember, countedBrief } from '../../../../lib/model/read/counted-brief.ts';
import * as forms from '../../../../lib/model/read/forms.ts';
import type { GivenReading } from '../../../../lib/model/read/given-reading.ts';
import { type NumberedScript, numberScript } from '../../../../lib/model/read/numbered-script.ts';
import { patientForm } from '../../../../lib/model/read/patient-form.ts';
import { countParts } from '../../../../lib/reports/run.ts';
import type { Screenplay } from '../../../../lib/screenplay/model.ts';

/** What each pass answered, by its name ('scenes.1', 'story', 'check.2'). */
export type Answers = ReadonlyMap<string, unknown>;

const recorded = z.object({ answer: z.unknown() });

export const answersIn = (folder: string): Answers =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((name) => [
        name.replace(/\.json$/, ''),
        recorded.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).answer,
      ]),
  );

/** Reads an answer once, however many changed readings it stands in: a planted fault changes one answer, and leaves the others the objects that they were. */
function readOnce<S extends z.ZodObject>(schema: S): (answer: unknown) => z.ZodSafeParseResult<z.output<S>> {
  const { read } = patientForm(schema);
  const known = new WeakMap<object, z.ZodSafeParseResult<z.output<S>>>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return read(answer);
    const held = known.get(answer) ?? read(answer);
    known.set(answer, held);
    return held;
  };
}

const readScenes = readOnce(forms.scenesForm);
const readStory = readOnce(forms.wholeStory);
const readPoints = readOnce(forms.pointsForm);
const readJudgement = readOnce(forms.judgementForm);
const readFixes = readOnce(forms.fixesForm);
const readCheck = readOnce(forms.checkForm);

/** The answers as the passes read them. What the second look was not asked about stays unchecked. @throws Error where the story was not recorded in one pass */
export function givenOf(answers: Answers): GivenReading {
  const named = (opening: string): unknown[] =>
    [...answers].flatMap(([name, answer]) => (name.startsWith(opening) ? [answer] : []));
  const story = readStory(answers.get('story'));
  if (!story.success) throw new Error('The story was not recorded in one pass.');
  const checks = [...named('check.'), ...named('doubt.')].flatMap((answer) => readCheck(answer).data?.checks ?? []);
  return {
    scenes: named('scenes.').flatMap((answer) => readScenes(answer).data ?? []),
    story: Object.fromEntries(
      forms.storyGroupNames.map((group) => [group, forms.storyGroups[group].parse(story.data)]),
    ),
    points: readPoints(answers.get('points')).data ?? null,
    fixes: answers.has('fixes') ? (readFixes(answers.get('fixes')).data ?? null) : null,
    judgement: readJudgement(answers.get('judgement')).data ?? null,
    carried: new Map(checks.map(({ claim, carried }) => [claim, carried])),
  };
}

export interface ReadableScript {
  readonly script: NumberedScript;
  readonly cast: readonly CastMember[];
}
export const readableScript = (screenplay: Screenplay): ReadableScript => ({
  script: numberScript(screenplay),
  cast: countedBrief(countParts(briefParts, { screenplay, details: emptyDetails })).cast,
});

const made = { model: 'recorded', readOn: '2026-11-22', whole: true };
export const assembled = ({ script, cast }: ReadableScript, answers: Answers): Assembled =>
  assembleStory(script, cast, givenOf(answers), made);
