/** Where a copy of the product keeps its things: from the output of its stack, or from the state of a local run. Puts it where the functions' own wiring looks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type LocalOperations,
  localOperations,
  type OperationSettings,
  operationSettings,
  operationsFile,
  operationsOutput,
} from '../../lib/contract/operations.ts';
import { type Aws, queryCall } from '../ask-aws.ts';
import { OpsError } from './operation.ts';

const version = '2010-05-15';
/** A local run stands in this region. */
const localRegion = 'us-east-1';

const unescaped = (xml: string): string =>
  xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Of a deployment. @throws OpsError for a stack that is not there, or was deployed before there was such an output. */
export async function deployedSettings(aws: Pick<Aws, 'ask'>, stackName: string): Promise<OperationSettings> {
  const fields = { Action: 'DescribeStacks', StackName: stackName };
  const { status, text } = await aws.ask(queryCall('cloudformation', version, fields));
  if (status >= 300)
    throw new OpsError(`CloudFormation says: ${/<Message>([^<]*)<\/Message>/.exec(text)?.[1] ?? status}`);
  const output = new RegExp(`<OutputKey>${operationsOutput}</OutputKey>\\s*<OutputValue>([^<]*)</OutputValue>`);
  const found = output.exec(text)?.[1];
  if (found === undefined)
    throw new OpsError(`The stack ${stackName} does not say where its things are: deploy it anew.`);
  return operationSettings.parse(JSON.parse(unescaped(found)));
}

/** Of a local run that uses this state now. @throws OpsError when none does. */
export async function localSettings(stateDirectory: string): Promise<LocalOperations> {
  const none = `No local run uses the state in ${stateDirectory}: npm start, or name its state in DRAMATURG_STATE.`;
  const held = readOperations(path.join(stateDirectory, operationsFile));
  // A run that was killed left its file behind.
  if (held === null || !(await answers(held.url))) throw new OpsError(none);
  return held;
}

function readOperations(file: string): LocalOperations | null {
  try {
    return localOperations.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/config.json`).then(
    ({ ok }) => ok,
    () => false,
  );

/** As the functions are told: before anything of theirs is asked for. */
export function enterSettings(environment: NodeJS.ProcessEnv, settings: OperationSettings): void {
  Object.assign(environment, settings);
}
export function enterLocalRun(environment: NodeJS.ProcessEnv, { settings, endpoints }: LocalOperations): void {
  Object.assign(environment, { AWS_REGION: localRegion }, endpoints);
  enterSettings(environment, settings);
}
