/** `node test/analyses/renew-golden.ts`: writes the sample's answers anew. Read the difference before you keep it. */
import { writeFileSync } from 'node:fs';
import { currentAnswers, goldenFile } from './golden.ts';

writeFileSync(goldenFile, `${JSON.stringify(await currentAnswers(), null, 1)}\n`);
