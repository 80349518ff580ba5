/**
 * Reads a script with a language model, pass by pass: scenes by chunks, the story, the notes, the judgement, a trial of what they say and propose, a second look at every claim. Each pass is kept
 * as soon as it is answered; one that fails costs what it would have said and no more. What comes back is assembled and proved by code.
 */
import type * as z from 'zod';
import type { ModelTrouble } from '../../contract/model.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { mapLimited } from '../limit.ts';
import { ModelFailure } from '../model-failure.ts';
import { assembleStory } from './assemble-story.ts';
import { claimsOnTrial, type OnTrial } from './claims-on-trial.ts';
import type { CountedBrief } from './counted-brief.ts';
import * as forms from './forms.ts';
import { carriedBy } from './given-reading.ts';
import { checkerInstructions } from './instructions.ts';
import { type NumberedScript, numberScript, tokensOf } from './numbered-script.ts';
import { type Ask, PassAsker, type ReadCost, type ReadDeps } from './pass-asker.ts';
import { patientForm } from './patient-form.ts';
import type { Carried, Claim } from './proof/proof-claim.ts';
import * as questions from './questions.ts';
import { claimsText, digestLines, ledgerLines, pointsText, storyText } from './read-so-far.ts';
import { proposalsText, trialOf } from './try-fixes.ts';
import {
  type Chunk,
  chunksOf,
  type DigestLine,
  digestText,
  leastWindow,
  roomIn,
  tellsAllAtOnce,
  wholeText,
} from './windows.ts';

export interface ReadInput {
  readonly screenplay: Screenplay;
  readonly brief: CountedBrief;
  /** Format and what the writer told us of the script, as text. */
  readonly context: string;
}
/** 'missing': not even the scenes could be read. `failed` are passes that the reading does without. */
export type ReadOutcome =
  | { readonly kind: 'read'; readonly story: StoryRead; readonly failed: PassAsker['failed']; readonly cost: ReadCost }
  | { readonly kind: 'missing'; readonly trouble: ModelTrouble; readonly cost: ReadCost };

const scenesForm = patientForm(forms.scenesForm);
const wholeStoryForm = patientForm(forms.wholeStory);
const pointsForm = patientForm(forms.pointsForm);
const judgementForm = patientForm(forms.judgementForm);
const fixesForm = patientForm(forms.fixesForm);
const checkForm = patientForm(forms.checkForm);

/** Calls made side by side, and claims that one call looks at. */
const sideBySide = 4;
const claimsPerCheck = 40;

const sceneAsk = ({ text, first, last }: Chunk, at: number): Ask<forms.GivenScenes> => ({
  name: `scenes.${at + 1}`,
  script: text,
  evidence: '',
  question: questions.scenesQuestion(first, last),
  form: scenesForm,
  saysNothing: ({ scenes }) => scenes.length === 0,
});

/** A script whose chunks are too long for the model is read in halves of its window; a chunk that fails for another reason costs its scenes. @throws ModelFailure */
async function readScenes(asker: PassAsker, script: NumberedScript): Promise<forms.GivenScenes[]> {
  for (;;) {
    const read = await mapLimited(chunksOf(script, asker.window), sideBySide, (chunk, at) =>
      asker.tried(sceneAsk(chunk, at)),
    );
    const given = read.flatMap((one) => one ?? []);
    if (!asker.failed.some(({ trouble }) => trouble === 'too_long')) {
      if (given.length === 0) throw new ModelFailure(asker.failed[0]?.trouble ?? 'malformed');
      return given;
    }
    if (asker.window / 2 < leastWindow) throw new ModelFailure('too_long');
    asker.window = Math.floor(asker.window / 2);
    asker.failed.length = 0;
  }
}

/** A model that holds less than was said is asked again for half as much, down to the least that is any use. */
async function narrowed<T>(asker: PassAsker, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = asker.failed.length;
    const answer = await ask();
    const tooLong = asker.failed.slice(before).some(({ trouble }) => trouble === 'too_long');
    if (!tooLong || asker.window / 2 < leastWindow) return answer;
    asker.window = Math.floor(asker.window / 2);
    asker.failed.length = before;
  }
}

type Prompt = Pick<Ask<unknown>, 'script' | 'evidence'>;

const isEmpty = (answer: Readonly<Record<string, unknown>>): boolean =>
  Object.values(answer).every((one) => one === null || (Array.isArray(one) && one.length === 0));

/** Everything in one call where the model can write so much, else a call a group. */
async function readStory(asker: PassAsker, prompt: Prompt): Promise<forms.GivenStory> {
  if (tellsAllAtOnce(asker.window)) {
    const question = questions.storyQuestion(forms.storyGroupNames);
    const answer = await asker.tried({
      name: 'story',
      ...prompt,
      question,
      form: wholeStoryForm,
      saysNothing: isEmpty,
    });
    if (answer === null) return {};
    return Object.fromEntries(forms.storyGroupNames.map((group) => [group, forms.storyGroups[group].parse(answer)]));
  }
  const given = await mapLimited(forms.storyGroupNames, sideBySide, async (group) => {
    const form = patientForm<z.ZodObject>(forms.storyGroups[group]);
    const question = questions.storyQuestion([group]);
    const answer = await asker.tried({ name: `story.${group}`, ...prompt, question, form, saysNothing: isEmpty });
    return answer === null ? [] : [[group, answer]];
  });
  return Object.fromEntries(given.flat());
}

/** Claims in calls that the model's window holds, as many as one call looks at. */
function checkGroups(claims: readonly Claim[], window: number): Claim[][] {
  const room = roomIn(window);
  const groups: Claim[][] = [];
  for (const claim of claims) {
    const open = groups.at(-1);
    const fits = open !== undefined && open.length < claimsPerCheck && tokensOf(claimsText([...open, claim])) <= room;
    if (fits) open.push(claim);
    else groups.push([claim]);
  }
  return groups;
}

/** `name` is that of the passes: what code lets stand is looked at apart from what it doubts. */
async function lookAgain(
  asker: PassAsker,
  name: 'check' | 'doubt',
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, Carried>> {
  const groups = checkGroups(claims, asker.window);
  const answers = await mapLimited(groups, sideBySide, async (group, at) => {
    const given = await asker.tried({
      name: `${name}.${at + 1}`,
      instructions: checkerInstructions,
      script: '',
      evidence: claimsText(group),
      question: questions.checkQuestion,
      form: checkForm,
      saysNothing: ({ checks }) => checks.length === 0,
    });
    const keys = group.map(({ key }) => key);
    return given === null ? [] : [...carriedBy(keys, given)];
  });
  return new Map(answers.flat());
}

/** What every later pass is given: the whole script where the window holds it, else what was read of its scenes. */
function promptsFor(asker: PassAsker, script: NumberedScript, lines: readonly DigestLine[], facts: string) {
  const room = roomIn(asker.window);
  const whole = wholeText(script, asker.window);
  const digest = (more: string): string =>
    `What was read of the scenes (cite these pieces):\n${digestText(lines, room - tokensOf(facts + more))}`;
  return {
    whole: whole !== null,
    withScript: (more: string): Prompt =>
      whole === null
        ? { script: '', evidence: `${facts}\n\n${more}\n\n${digest(more)}` }
        : { script: whole, evidence: `${facts}\n\n${more}` },
    withDigest: (more: string): Prompt => ({ script: '', evidence: `${facts}\n\n${more}\n\n${digest(more)}` }),
  };
}

/** Never rejects for what a model does. The same answers always give the same story. */
export async function readScript(deps: ReadDeps, { screenplay, brief, context }: ReadInput): Promise<ReadOutcome> {
  const script = numberScript(screenplay);
  const asker = new PassAsker(deps);
  try {
    const scenes = await readScenes(asker, script);
    const facts = `${context}\n\nCounted (a count may be wrong where a name is misread; then trust the page):\n${brief.text}`;
    const lines = digestLines(script, scenes);
    const prompts = () => promptsFor(asker, script, lines, facts);
    const story = await narrowed(asker, () => readStory(asker, prompts().withScript('')));
    const told = `The story as you told it:\n${storyText(story)}`;
    const points = await narrowed(asker, () =>
      asker.tried({
        name: 'points',
        ...prompts().withScript(told),
        question: questions.pointsQuestion,
        form: pointsForm,
        saysNothing: (value) => value.points.length === 0,
      }),
    );
    const judgement = await narrowed(asker, async () =>
      points === null ? null : judge(asker, prompts().withDigest(`${told}\n\nYour notes:\n${pointsText(points)}`)),
    );
    const fixes = await narrowed(asker, async () =>
      points === null ? null : tryFixes(asker, script, { points, judgement }, ledgerLines(story)),
    );
    const given = { scenes, story, points, judgement, fixes };
    const made = { model: deps.models.first.id, readOn: deps.today(), whole: prompts().whole };
    const { claims, doubts } = assembleStory(script, brief.cast, { ...given, carried: new Map() }, made);
    const looked = [await lookAgain(asker, 'check', claims), await lookAgain(asker, 'doubt', doubts)];
    const carried = new Map(looked.flatMap((each) => [...each]));
    const proved = assembleStory(script, brief.cast, { ...given, carried }, made).story;
    return { kind: 'read', story: proved, failed: asker.failed, cost: asker.cost() };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'missing', trouble: error.code, cost: asker.cost() };
  }
}

async function tryFixes(
  asker: PassAsker,
  script: NumberedScript,
  onTrial: OnTrial,
  ledger: readonly string[],
): Promise<forms.GivenFixes | null> {
  const { points } = onTrial;
  const trial = trialOf(script, points, roomIn(asker.window));
  if (trial === null) return null;
  return asker.tried({
    name: 'fixes',
    script: trial.script,
    evidence: proposalsText(trial.proposals, points, ledger, claimsOnTrial(onTrial)),
    question: questions.fixesQuestion,
    form: fixesForm,
    saysNothing: ({ fixes }) => fixes.length === 0,
  });
}

const judge = (asker: PassAsker, prompt: Prompt): Promise<forms.GivenJudgement | null> =>
  asker.tried({
    name: 'judgement',
    ...prompt,
    question: questions.judgementQuestion,
    form: judgementForm,
    saysNothing: ({ against, verdict }) => against === '' && verdict === '',
  });
