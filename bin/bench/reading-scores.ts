/** Recorded readings of scripts with labels: planted contradictions found and missed, and whether verdicts and ratings tell strong scripts from weak ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { numberScript } from '../../lib/model/read/numbered-script.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { parseScreenplay } from '../../lib/screenplay/parse.ts';
import type { StoryRead } from '../../lib/story/read/story-read.ts';
import { labelsIn, scoreOf } from '../../test/model/read/labels/score-labels.ts';
import { gradedLabels, type Judged, separationOf } from '../../test/model/read/labels/separation.ts';
import { readAlone } from '../read-alone.ts';
import { recordedReader } from '../recorded-passes.ts';
import { readOptions } from './read-once.ts';

const corpus = path.join(import.meta.dirname, '../../test/corpus');

interface ReadScript {
  readonly name: string;
  readonly screenplay: Screenplay;
  readonly story: StoryRead;
}
/** Scripts of a folder of the corpus that have a whole reading; the others are named. */
async function readingsOf(folder: string): Promise<ReadScript[]> {
  const names = readdirSync(path.join(corpus, folder)).flatMap((file) =>
    file.endsWith('.fountain') ? [path.parse(file).name] : [],
  );
  const read: ReadScript[] = [];
  for (const name of names) {
    const recorded = path.join(corpus, 'readings', name);
    const text = readFileSync(path.join(corpus, folder, `${name}.fountain`));
    const screenplay = await parseScreenplay(new Uint8Array(text), readOptions('fountain'));
    const outcome = existsSync(recorded) ? await readAlone(recordedReader(recorded), screenplay) : null;
    if (outcome?.kind === 'read') read.push({ name, screenplay, story: outcome.story });
    else console.log(`${name}: no reading is recorded`);
  }
  return read;
}

export async function benchScores(): Promise<void> {
  let [foundAll, plantedAll] = [0, 0];
  for (const { name, screenplay, story } of await readingsOf('planted')) {
    const labels = labelsIn(path.join(corpus, 'planted', `${name}.labels.json`));
    const { found, missed, mistaken, others } = scoreOf(story.points, numberScript(screenplay), labels);
    foundAll += found.length;
    plantedAll += labels.planted.length;
    console.log(
      `${name}: ${found.length} of ${labels.planted.length} contradictions found; missed: ${missed.join(', ') || 'none'}`,
    );
    console.log(
      `  taken for faults though meant: ${mistaken.join(', ') || 'none'}; other faults told: ${others.length}`,
    );
  }
  if (plantedAll > 0) console.log(`found in all: ${foundAll} of ${plantedAll}`);
  const judged = (await readingsOf('graded')).map(
    ({ name, story }): Judged => ({
      name,
      script: story.verdict?.script ?? null,
      ratings: story.ratings.map(({ score }) => score),
    }),
  );
  if (judged.length === 0) return;
  const labelled = gradedLabels.parse(JSON.parse(readFileSync(path.join(corpus, 'graded', 'labels.json'), 'utf8')));
  const { pairs, ordered, share, scandals } = separationOf(judged, labelled);
  for (const { name, script, ratings } of judged) {
    const mean = ratings.reduce((sum, one) => sum + one, 0) / Math.max(1, ratings.length);
    console.log(`${name} (${labelled[name]}): ${script ?? 'no verdict'}, ratings ${mean.toFixed(1)}`);
  }
  console.log(
    `pairs in the right order: ${ordered} of ${pairs} (${(100 * share).toFixed(0)} %); never to be: ${scandals.join(', ') || 'none'}`,
  );
}
