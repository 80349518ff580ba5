/** The configured model as a reader of scripts, within each script's budget. */

import type { Clock } from '../../lib/model/ask-patiently.ts';
import type { Models } from '../../lib/model/open-model.ts';
import { briefParts, countedBrief } from '../../lib/model/read/counted-brief.ts';
import { readScript } from '../../lib/model/read/read-script.ts';
import type { ScriptLedger } from '../../lib/model/script-ledger.ts';
import { scriptPieces } from '../../lib/model/script-lines.ts';
import { suspiciousLines } from '../../lib/model/suspicious-lines.ts';
import { readingContext } from '../../lib/reports/reading-context.ts';
import { countParts } from '../../lib/reports/run.ts';
import type { StoryReader } from './read-story.ts';

export interface StoryReaderDeps {
  readonly models: Models;
  /** Tokens that the model holds. */
  readonly window: number;
  readonly ledgerOf: (script: { readonly userId: string; readonly scriptId: string }) => ScriptLedger;
  readonly clock: Clock;
  readonly now: () => Date;
  /** Default: the model's own. */
  readonly callTimeoutMs?: number;
}

export const storyReader = ({ ledgerOf, now, ...deps }: StoryReaderDeps): StoryReader => ({
  model: deps.models.first.id,
  suspicious: (screenplay) => suspiciousLines(scriptPieces(screenplay), screenplay),
  read({ userId, scriptId, screenplay, details, passes }) {
    const input = { screenplay, details };
    return readScript(
      { ...deps, passes, ledger: ledgerOf({ userId, scriptId }), today: () => now().toISOString().slice(0, 10) },
      { screenplay, brief: countedBrief(countParts(briefParts, input)), context: readingContext(input) },
    );
  },
});
