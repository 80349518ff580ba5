/** What was written up before judging, in the graph: days, ways, what is known and counted, proved; what a shoot needs. */
import type { LedgerEntry, NeedRead } from '../../story/read/ledger-read.ts';
import type { GivenReading } from './given-reading.ts';
import { type NumberedScript, sceneOf } from './numbered-script.ts';
import { pagesTold } from './pages-for-scenes.ts';
import type { Prover } from './proof/proof.ts';

/** Days, ways and counts that stood their proof, and what a shoot needs in scenes that are there. */
export function ledgerOf(
  script: NumberedScript,
  { story }: GivenReading,
  prover: Prover,
): { ledger: LedgerEntry[]; needs: NeedRead[] } {
  const { ledger = [], needs = [] } = story.ledger ?? {};
  return {
    ledger: ledger.flatMap(({ about, hole, ...said }) => {
      const proved = prover.prove(said);
      return proved ? [{ about, said: proved, hole: hole?.trim() || null }] : [];
    }),
    needs: needs
      .filter(({ what }) => what.trim() !== '')
      .map(({ kind, what, scenes: named }) => {
        const scenes = named.filter((ordinal) => ordinal > 0 && sceneOf(script, ordinal) !== undefined);
        return { kind, what: what.trim(), scenes, pages: pagesTold(script, what, scenes) };
      }),
  };
}
