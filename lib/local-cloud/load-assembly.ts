/** Reads a synthesized CDK assembly from disk: its one stack's template and where its assets lie. Rejects an assembly with several stacks. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.object({ templateFile: z.string() }).partial().optional() }),
  ),
});

const assetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string().optional(), packaging: z.enum(['zip', 'file']).optional() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

const resource = z.object({
  Type: z.string(),
  Condition: z.string().optional(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
export type TemplateResource = z.infer<typeof resource>;

const templateDocument = z.object({
  Parameters: z.record(z.string(), z.object({ Type: z.string(), Default: z.unknown().optional() })).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Resources: z.record(z.string(), resource),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
});
export type TemplateDocument = z.infer<typeof templateDocument>;

/** `assetPaths` maps the object key a template names (`<hash>.zip`) to the absolute path of the staged folder or file. */
export interface Assembly {
  readonly stackName: string;
  readonly document: TemplateDocument;
  readonly assetPaths: ReadonlyMap<string, string>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Loads the assembly in `directory` (a `cdk.out`).
 * @throws Error when the folder holds no stack, more than one, or a file that is not what CDK writes.
 */
export function loadAssembly(directory: string): Assembly {
  const { artifacts } = manifest.parse(readJson(join(directory, 'manifest.json')));
  const stacks = Object.entries(artifacts).filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack');
  const [name, artifact] = stacks[0] ?? [];
  if (!name || !artifact?.properties?.templateFile || stacks.length > 1) {
    throw new Error(`The assembly should hold exactly one stack; it holds ${stacks.length}.`);
  }
  const { templateFile } = artifact.properties;
  const assetFile = templateFile.replace(/\.template\.json$/, '.assets.json');
  const { files } = assetManifest.parse(readJson(join(directory, assetFile)));
  const assetPaths = new Map<string, string>();
  for (const { source, destinations } of Object.values(files)) {
    for (const { objectKey } of Object.values(destinations)) {
      if (source.path) assetPaths.set(objectKey, resolve(directory, source.path));
    }
  }
  return { stackName: name, document: templateDocument.parse(readJson(join(directory, templateFile))), assetPaths };
}
