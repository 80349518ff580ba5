/** The CDK app: builds what the stack deploys, then synthesizes it. Run by the CDK CLI (`npm run synth`, `npm run deploy`); needs no account to synthesize. */
import path from 'node:path';
import { build } from 'vite';
import { bundleHandlers } from '../lib/stack/bundle-handlers.ts';
import { synthesize } from '../lib/stack/synthesize.ts';
import { helpAndEnd } from './command.ts';
import { readModelOptions } from './model-options.ts';
import { readPlanTerms } from './plan-terms.ts';
import { readStage } from './stage.ts';

helpAndEnd('Usage: npm run synth, or npm run deploy. The CDK runs this to make the template.');
const terms = readPlanTerms(process.env);
// Always anew: a deployment must never publish the site of yesterday.
await build({ configFile: path.join(import.meta.dirname, '../web/vite.config.ts'), logLevel: 'warn' });
const model = readModelOptions(process.env);
await bundleHandlers({ model: model !== null });
await synthesize({
  outdir: process.env.CDK_OUTDIR,
  validation: process.env.CDK_VALIDATION !== 'false',
  model,
  terms,
  stage: readStage(process.env.STAGE),
});
