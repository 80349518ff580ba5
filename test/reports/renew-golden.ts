/** `node test/reports/renew-golden.ts`: writes the answers about the corpus scripts anew. Read the difference before you keep it. */
import { writeFileSync } from 'node:fs';
import { currentAnswers, goldens } from './golden.ts';

for (const golden of Object.values(goldens))
  writeFileSync(golden.file, `${JSON.stringify(await currentAnswers(golden), null, 1)}\n`);
