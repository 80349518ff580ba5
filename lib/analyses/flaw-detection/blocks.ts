/** Lays the flaws out by severity, then every check that was run and how often produced scripts fall for it. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised, counted } from '../wording.ts';
import { type FlawDetectionFindings, flawDetectionCard } from './card.ts';

const groups = [
  { severity: 'major', title: 'Major' },
  { severity: 'minor', title: 'Minor' },
  { severity: 'info', title: 'Common practice, for information' },
] as const;

export function flawDetectionEntries({ flaws, checks, read }: FlawDetectionFindings): ReportEntry[] {
  const lists = groups.flatMap(({ severity, title }): Block[] => {
    const items = flaws.filter((flaw) => flaw.severity === severity);
    if (items.length === 0) return [];
    return [
      {
        kind: 'findings',
        title,
        items: items.map(({ title: what, bullets, advice }) => ({ title: what, bullets, advice, severity })),
        basis: 'counted',
      },
    ];
  });
  const blocks: Block[] = [
    {
      kind: 'prose',
      title: null,
      paragraphs: [
        verdict(flaws, checks.filter(({ asked }) => asked).length, read),
        ...(read.against === null ? [] : [read.against]),
      ],
      basis: 'counted',
    },
    ...lists,
    {
      kind: 'table',
      title: 'Every check there is',
      columns: [
        { label: 'Check', align: 'left' },
        { label: 'Here', align: 'left' },
        { label: 'Produced scripts, in 100', align: 'right' },
      ],
      rows: checks.map(({ name, asked, found, baseRate }) => [
        name,
        found ? 'found' : asked ? 'not found' : 'not asked',
        baseRate ?? 'not counted',
      ]),
      basis: 'counted',
    },
  ];
  return flawDetectionCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function verdict(flaws: FlawDetectionFindings['flaws'], checks: number, read: FlawDetectionFindings['read']): string {
  const slips = flaws.filter(({ baseRate }) => baseRate === null).length;
  const unusual = flaws.filter(({ severity, baseRate }) => severity !== 'info' && baseRate !== null).length;
  const common = flaws.length - unusual - slips;
  const over = `over ${counted(read.scenes, 'scene')} and ${counted(read.speeches, 'speech', 'speeches')}`;
  const first =
    unusual === 0
      ? `${checks} checks, ${over}: none found a habit that is rare in produced scripts.`
      : `${checks} checks, ${over}: ${counted(unusual, 'found something', 'found something')} that most produced scripts avoid.`;
  const second = common > 0 ? ` ${capitalised(counted(common, 'more', 'more'))} found what is common practice.` : '';
  const third = slips > 0 ? ` ${capitalised(counted(slips, 'check'))} found the script at odds with itself.` : '';
  return `${first}${second}${third} The base rate beside each says how many of 100 produced scripts do the same, where that has been counted: a flaw that many share may still be one, and none here is a verdict on the story.`;
}
