/** Numbered findings: a title, bullets with their evidence, and what to do about it. */
import type * as z from 'zod';
import type { findingsBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame, InnerHeading } from './block-frame.tsx';
import { ChallengeNote } from './challenge-note.tsx';
import { EvidenceList } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';
import { useFold } from './show-all.tsx';

const severities = {
  info: null,
  minor: { word: 'Minor', look: 'bg-brass-wash text-brass' },
  major: { word: 'Major', look: 'bg-bad-wash text-bad' },
} as const;

const findingsShown = 8;

/** Scenes come with the numbers that the script counts them by: none of ours stands beside these. */
const areScenes = ({ items }: z.infer<typeof findingsBlock>): boolean =>
  items.length > 0 && items.every(({ id }) => id?.startsWith('scene.'));

export function FindingsBlock({ block }: { readonly block: z.infer<typeof findingsBlock> }) {
  const scenes = areScenes(block);
  // What happens in a sequence is told, and nobody's finding to challenge.
  const isCourse = block.id === 'course';
  const what = scenes ? 'scenes' : isCourse ? 'sequences' : 'findings';
  const { folded, button } = useFold(block.items.length, findingsShown, what);
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ol className="@container space-y-7">
        {keyed(block.items, (finding) => finding.title).map(({ key, item }, at) => {
          const severity = item.severity && severities[item.severity];
          return (
            <li key={key} className={`${scenes ? '' : 'grid grid-cols-[2rem_1fr] gap-x-2'} ${folded(at)}`}>
              {!scenes && (
                <span className="font-serif text-lg leading-snug font-semibold text-brass tabular-nums">{at + 1}.</span>
              )}
              {/* Where there is room, what to do stands beside what is wrong. */}
              <div
                className={`min-w-0 max-w-[72ch] wrap-anywhere ${item.advice ? `@3xl:grid @3xl:max-w-none @3xl:gap-x-8 ${item.steps ? '@3xl:grid-cols-2' : '@3xl:grid-cols-[3fr_2fr]'}` : ''}`}
              >
                <div className="min-w-0">
                  <InnerHeading className="font-serif text-lg leading-snug font-semibold">
                    <PageLinks text={item.title} />
                    {severity && (
                      <span className={`ml-2 rounded px-1.5 py-0.5 align-middle font-sans text-xs ${severity.look}`}>
                        {severity.word}
                      </span>
                    )}
                  </InnerHeading>
                  <ul className="mt-2 space-y-3">
                    {keyed(item.bullets, ({ text }) => text).map(({ key: bulletKey, item: bullet }) => (
                      <li key={bulletKey} className="whitespace-pre-line">
                        <PageLinks text={bullet.text} />
                        <EvidenceList evidence={bullet.evidence} />
                      </li>
                    ))}
                  </ul>
                </div>
                {item.advice && (
                  <div className="mt-3 min-w-0 rounded-md @3xl:mt-0 @3xl:self-start bg-accent-wash px-3 py-2 text-[0.95rem] print:break-before-avoid">
                    <strong className="font-semibold">What to do: </strong>
                    <PageLinks text={item.advice} />
                    {item.steps && (
                      <ul className="mt-2 list-disc space-y-1 pl-5">
                        {keyed(item.steps, (step) => step).map(({ key: stepKey, item: step }) => (
                          <li key={stepKey} className="whitespace-pre-line">
                            <PageLinks text={step} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                )}
                {item.id !== undefined && !isCourse && (
                  <div className="@3xl:col-span-2">
                    <ChallengeNote finding={item.id} />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {button}
    </BlockFrame>
  );
}
