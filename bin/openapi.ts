/** `npm run openapi`: writes docs/openapi.json anew from the contract. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openApiText } from '../lib/contract/openapi/openapi.ts';
import { runCommand } from './command.ts';

const usage = `Usage: npm run openapi

Writes docs/openapi.json, the API's description in OpenAPI 3.1, anew from the routes and schemas of lib/contract.`;

await runCommand({ usage }, (args) => {
  parseArgs({ args, options: {} });
  writeFileSync(path.join(import.meta.dirname, '../docs/openapi.json'), openApiText());
});
