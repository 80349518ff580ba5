/** `npm run openapi`: writes docs/openapi.json anew from the contract. Refuses arguments. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiText } from '../lib/contract/openapi/openapi.ts';

writeFileSync(path.join(import.meta.dirname, '../docs/openapi.json'), openApiText());
