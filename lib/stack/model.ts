/** What a deployment with a language model adds to the function that answers questions: settings, parameters, and leave to call the given models. Rejects every other model. */
import { CfnParameter, aws_iam as iam, type Stack, aws_secretsmanager as secretsmanager } from 'aws-cdk-lib';
import { type PlanTerms, quotasAt } from '../contract/plan-terms.ts';
import { type Access, secretReadAccess, settings } from './access.ts';

/** Decided before the synthesis, because the permissions follow from the models' ids. */
export interface ModelProps {
  readonly provider: 'bedrock' | 'openai-compatible';
  readonly modelId: string;
  readonly fallbackModelId: string | null;
  /** Bedrock's region; null means the stack's own. */
  readonly region: string | null;
}

/** An inference profile is known by the part of the world it begins with. */
const worldParts = ['us-gov', 'us', 'eu', 'apac', 'jp', 'au', 'ca', 'global'];
const profile = new RegExp(`^(?:${worldParts.join('|')})\\.(.+)$`);

/** A profile needs leave for itself and for the model behind it, in whichever region it runs. */
const arnsOf = (stack: Stack, region: string, modelId: string): string[] => {
  const behind = profile.exec(modelId)?.[1];
  const start = `arn:${stack.partition}:bedrock`;
  return behind === undefined
    ? [`${start}:${region}::foundation-model/${modelId}`]
    : [`${start}:${region}:${stack.account}:inference-profile/${modelId}`, `${start}:*::foundation-model/${behind}`];
};

function parameter(stack: Stack, name: string, props: ConstructorParameters<typeof CfnParameter>[2]): string {
  const made = new CfnParameter(stack, name, props);
  made.overrideLogicalId(name);
  return made.valueAsString;
}

function bedrockAccess(stack: Stack, { region, modelId, fallbackModelId }: ModelProps): Access {
  const where = region ?? stack.region;
  const models = [modelId, ...(fallbackModelId === null ? [] : [fallbackModelId])];
  const resources = models.flatMap((id) => arnsOf(stack, where, id));
  const anyRegion = models.flatMap((id) => profile.exec(id)?.[1] ?? []);
  return {
    environment: { MODEL_REGION: where },
    statements: [new iam.PolicyStatement({ actions: ['bedrock:InvokeModel'], resources })],
    accepted: Object.fromEntries(
      anyRegion.map((id) => [
        `IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/${id}]`,
        'An inference profile sends a call to whichever of its regions has room; the model is the given one.',
      ]),
    ),
  };
}

/** A name or number with its port; nothing before an @, which would stand in the way of telling it. */
const host = '[^\\s/?#@]+';

function serverAccess(stack: Stack): Access[] {
  const baseUrl = parameter(stack, 'ModelBaseUrl', {
    description:
      'Address of the OpenAI-compatible server up to and with its version, such as https://llm.example.com/v1.',
    allowedPattern: `^(https://${host}|http://(127(\\.\\d{1,3}){3}|localhost|\\[::1\\])(:\\d{1,5})?)(/\\S*)?$`,
    constraintDescription:
      'must begin with https://, because scripts and the server’s key are sent there. Plain http is only for a server on the same machine: 127.0.0.1, localhost or [::1].',
  });
  const secretName = parameter(stack, 'ModelSecretName', {
    description: 'Name of the Secrets Manager secret {"apiKey": "…"} of the model server; it is not created here.',
    default: 'dramaturg/model',
    allowedPattern: '[A-Za-z0-9/_+=.@-]+',
  });
  const secret = secretsmanager.Secret.fromSecretNameV2(stack, 'ModelSecret', secretName);
  return [settings({ MODEL_BASE_URL: baseUrl }), secretReadAccess(secret, 'MODEL_SECRET_NAME')];
}

/** What a function is given that only has to know whether there is a model. */
export const knowsModel = ({ provider }: ModelProps): Access => settings({ MODEL_PROVIDER: provider });

/** Everything that the answering function is given for its model. Adds the parameters to the stack. */
export function modelAccess(stack: Stack, props: ModelProps, terms: PlanTerms): Access[] {
  const { provider, modelId, fallbackModelId } = props;
  const budget = parameter(stack, 'ModelBudgetUsd', {
    type: 'Number',
    description:
      'US dollars that reading one script and answering questions about it may cost in all; asked for before each call.',
    default: '2',
    minValue: 0.01,
  });
  const window = parameter(stack, 'ModelWindow', {
    description:
      'Tokens that the model holds, prompt and answer together; empty means 200,000 for Bedrock and 32,000 for another server.',
    default: '',
    allowedPattern: '([0-9]{4,7})?',
  });
  const aDay = parameter(stack, 'ModelUsdADay', {
    type: 'Number',
    description: 'US dollars that the model may cost in a day over all accounts; 0 asks it nothing.',
    default: '20',
    minValue: 0,
  });
  const price = parameter(stack, 'ModelPrice', {
    description:
      'US dollars a million tokens, input/output/cache write/cache read; empty means the table’s own prices.',
    default: '',
    allowedPattern: '([0-9.]+(/[0-9.]+){3})?',
  });
  const named = settings({
    MODEL_PROVIDER: provider,
    MODEL_ID: modelId,
    ...(fallbackModelId !== null && { MODEL_FALLBACK_ID: fallbackModelId }),
    MODEL_BUDGET_USD: budget,
    MODEL_PRICE: price,
    MODEL_WINDOW: window,
    MODEL_USD_A_DAY: aDay,
    PLAN_QUOTAS: JSON.stringify(quotasAt(terms)),
  });
  return [named, ...(provider === 'bedrock' ? [bedrockAccess(stack, props)] : serverAccess(stack))];
}
