/** What `npm start` is told on its command line and by its environment. Refuses words it does not know. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { PlanTerms } from '../lib/contract/plan-terms.ts';
import { type ModelOptions, readModelOptions } from './model-options.ts';
import { readPlanTerms } from './plan-terms.ts';

export interface StartOptions {
  /** Begin anew: forget users, scripts and mail of earlier runs. */
  readonly fresh: boolean;
  /** Serve the site from its sources with hot reload. */
  readonly dev: boolean;
  /** The fault plan of an ordinary day in a new AWS account. */
  readonly likeAws: boolean;
  /** Seed of what goes wrong on purpose; null when nothing does. */
  readonly faults: string | null;
  readonly port: number;
  readonly stateDirectory: string;
  /** Keep the functions loaded between their calls: quicker, for more memory. */
  readonly keepWarm: boolean;
  /** A server that speaks OpenAI's form; null runs without opinions. */
  readonly model: ModelOptions | null;
  /** Prices and quotas. */
  readonly terms: PlanTerms;
}

const port = z.coerce.number().int().min(0).max(65_535).default(3000);

/** Amazon's models need real credentials, which the functions of a local run do not have. */
function localModel(environment: NodeJS.ProcessEnv): ModelOptions | null {
  const model = readModelOptions(environment);
  if (model?.provider === 'bedrock') {
    throw new Error(
      'On one machine a model is reached by MODEL_BASE_URL; Bedrock is for a deployment and for `npm run analyze`.',
    );
  }
  if (model && model.baseUrl === null) throw new Error('The model’s server is missing: set MODEL_BASE_URL.');
  return model;
}

/**
 * Reads `--fresh`, `--dev`, `--faults SEED`, `--like-aws`, `PORT` (default 3000) and `DRAMATURG_STATE` (default `.local` under `root`), `DRAMATURG_WARM` (1 keeps the functions loaded) and the settings of model and plans.
 * @throws Error with a sentence for the terminal.
 */
export function readStartOptions(root: string, args: string[], environment: NodeJS.ProcessEnv): StartOptions {
  const {
    values: { 'like-aws': likeAws, ...values },
  } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      faults: { type: 'string' },
      'like-aws': { type: 'boolean', default: false },
    },
  });
  if (likeAws && values.faults !== undefined)
    throw new Error('Please choose --like-aws or --faults: one plan runs at a time.');
  const parsedPort = port.safeParse(environment.PORT || undefined);
  if (!parsedPort.success) throw new Error(`PORT should be a number from 0 to 65535, not ${environment.PORT}.`);
  const stateDirectory = path.resolve(root, environment.DRAMATURG_STATE || '.local');
  return {
    ...values,
    likeAws,
    faults: values.faults ?? null,
    port: parsedPort.data,
    stateDirectory,
    keepWarm: environment.DRAMATURG_WARM === '1',
    model: localModel(environment),
    terms: readPlanTerms(environment),
  };
}
