/** `npm run prune-models -- DATA`: keeps of botocore's service models what the judges of the emulators need, with every shape in reach and no documentation. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { keptOperations, type ModelName } from '../test/judges/models/operations.ts';
import {
  modelPath,
  type Reference,
  type ServiceModel,
  serviceModel,
  shapeNamed,
} from '../test/judges/models/service-model.ts';
import { runCommand } from './command.ts';

const usage = `Usage: npm run prune-models -- DATA

Writes test/judges/models/*.json.gz anew: AWS's published service models, pruned to the operations of test/judges/models/operations.ts.
DATA is the folder botocore/data of an unpacked botocore (pip download --no-deps botocore, then unzip the wheel). Raise the version in
test/judges/models/NOTICE with it.`;

class PruneError extends Error {}

/** The newest version of a service's model. */
function published(data: string, name: ModelName): ServiceModel {
  const versions = readdirSync(path.join(data, name)).sort();
  const file = path.join(data, name, versions.at(-1) ?? '', 'service-2.json.gz');
  return serviceModel.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
}

/** Every shape that can be reached from these, themselves included. */
function reachable(model: ServiceModel, from: readonly Reference[]): Set<string> {
  const seen = new Set<string>();
  const visit = ({ shape: name }: Reference): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const { members = {}, member, key, value } = shapeNamed(model, name);
    for (const next of [...Object.values(members), member, key, value]) if (next !== undefined) visit(next);
  };
  from.forEach(visit);
  return seen;
}

function prune(model: ServiceModel, kept: readonly string[]): ServiceModel {
  const operations = Object.entries(model.operations).filter(([name]) => kept.includes(name));
  const missing = kept.find((name) => model.operations[name] === undefined);
  if (missing !== undefined) throw new PruneError(`There is no operation ${missing} in ${model.metadata.serviceId}.`);
  const roots = operations.flatMap(([, { input, output, errors }]) => [input, output, ...errors]);
  const wanted = reachable(
    model,
    roots.filter((root) => root !== undefined),
  );
  const shapes = Object.entries(model.shapes).filter(([name]) => wanted.has(name));
  return {
    metadata: model.metadata,
    operations: Object.fromEntries(operations.sort(([a], [b]) => a.localeCompare(b))),
    shapes: Object.fromEntries(shapes.sort(([a], [b]) => a.localeCompare(b))),
  };
}

await runCommand({ usage, isForUser: (error) => error instanceof PruneError }, (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [data] = positionals;
  if (data === undefined) throw new PruneError(usage);
  for (const name of Object.keys(keptOperations) as ModelName[]) {
    const packed = gzipSync(JSON.stringify(prune(published(data, name), keptOperations[name])), { level: 9 });
    writeFileSync(modelPath(name), packed);
    console.log(`${name}: ${keptOperations[name].length} operations, ${packed.length} bytes`);
  }
});
