/** Says in the state directory, while a run lasts, where `npm run ops` finds its services. Readable by the owner of the directory alone; gone with the run. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LocalOperations, operationSettings, operationsFile, operationsOutput } from '../contract/operations.ts';
import type { Template } from './template.ts';

/** Nothing for a template without the output. What it answers takes the file away. */
export function writeOperatorFile(
  stateDirectory: string,
  template: Template,
  { url, endpoints }: Pick<LocalOperations, 'url' | 'endpoints'>,
): { close(): Promise<void> } {
  const output = template.output(operationsOutput);
  if (typeof output !== 'string') return { close: async () => undefined };
  const file = path.join(stateDirectory, operationsFile);
  const content: LocalOperations = { url, settings: operationSettings.parse(JSON.parse(output)), endpoints };
  writeFileSync(file, JSON.stringify(content, null, 2), { mode: 0o600 });
  return { close: async () => rmSync(file, { force: true }) };
}
