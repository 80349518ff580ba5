/** Turns the stack into a CDK assembly on disk, for a deployment or for the local cloud. Fails without the bundles and the built site. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { App, aws_lambda as lambda, Validations } from 'aws-cdk-lib';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';
import { defaultTerms, type PlanTerms } from '../contract/plan-terms.ts';
import { AppStack } from './app-stack.ts';
import { bundleDirectory } from './bundle-handlers.ts';
import type { ModelProps } from './model.ts';
import { type Stage, stackNameOf } from './stage.ts';

const dist = path.join(import.meta.dirname, '../../dist');

/** CDK's switches as a project begun today has them; what CDK's own rules find is an error. */
export const featureFlags = { ...CURRENTLY_RECOMMENDED_FLAGS, '@aws-cdk/core:validateAgainstDefaultRules': true };

export interface SynthesizeOptions {
  /** Where the assembly goes; default: where the CDK CLI asks for it, else `cdk.out`. */
  readonly outdir?: string;
  /** Whether the template is checked by CDK's own rules and cdk-nag, which takes seconds; findings fail the synthesis. */
  readonly validation: boolean;
  /** One folder a handler; default where bundle-handlers leaves those that fit `model`. */
  readonly lambdas?: string;
  /** The built site; default `dist/site`. */
  readonly site?: string;
  /** The language model to deploy with; default none. */
  readonly model?: ModelProps | null;
  /** Prices and quotas; default as specified. */
  readonly terms?: PlanTerms;
  /** Which copy of the product; prod by itself. */
  readonly stage?: Stage;
}

export interface Assembly {
  readonly assemblyDirectory: string;
  readonly stackName: string;
}

/** A folder to deploy, if the file that makes it worth deploying is in it. */
function built(directory: string, file: string, what: string): string {
  if (existsSync(path.join(directory, file))) return directory;
  throw new Error(`${what} has not been built: there is no ${file} in ${path.basename(directory)}.`);
}

/**
 * Synthesizes from bundled handlers and the built site. Needs no account and no network.
 * @throws Error when one of them has not been built, or when a validation finds something.
 */
export async function synthesize(options: SynthesizeOptions): Promise<Assembly> {
  const { site = path.join(dist, 'site'), stage = 'prod' } = options;
  const { lambdas = bundleDirectory({ model: Boolean(options.model) }) } = options;
  const app = new App({
    outdir: options.outdir,
    context: featureFlags,
    analyticsReporting: false,
    builtinCloudFormationValidation: options.validation,
  });
  if (options.validation) {
    const { AwsSolutionsChecks } = await import('cdk-nag');
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  }
  const stack = new AppStack(app, stackNameOf(stage), {
    stage,
    code: (name) => lambda.Code.fromAsset(built(path.join(lambdas, name), 'index.mjs', `The function ${name}`)),
    model: options.model,
    terms: options.terms ?? defaultTerms,
    site: Source.asset(built(site, 'index.html', 'The site')),
  });
  return { assemblyDirectory: app.synth().directory, stackName: stack.stackName };
}
