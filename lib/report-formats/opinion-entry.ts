/** A model's opinion as a report entry of its own, so that page, markdown and terminal say the same. Refuses to mix it with what was counted. */
import type { Block } from '../contract/blocks.ts';
import { type GivenOpinion, opinionHeading, type ShownOpinion, type SuspiciousLine } from '../contract/opinion.ts';
import type { ReportEntry } from '../contract/report.ts';

type Claim = GivenOpinion['claims'][number];

const groups: readonly (readonly [Claim['kind'], string])[] = [
  ['strength', 'What works, in the model’s reading'],
  ['weakness', 'What works against it, in the model’s reading'],
  ['observation', 'What the model sees'],
  ['suggestion', 'What the model would try'],
];

const standings: Readonly<Record<Claim['standing'], string>> = {
  verified: 'Quoted word for word.',
  replaced: 'The model quoted this passage inexactly; these are the script’s own words.',
  unsupported: 'Unsupported: the quote given for this is not in the script and was dropped.',
};

const prose = (title: string | null, text: string | null): Block[] =>
  text === null ? [] : [{ kind: 'prose', title, paragraphs: text.split(/\n+/), basis: 'opinion' }];

function claimsBlock(claims: readonly Claim[], [kind, title]: (typeof groups)[number]): Block[] {
  const items = claims
    .map((claim, at) => ({ ...claim, id: `op.${at + 1}` }))
    .filter((claim) => claim.kind === kind)
    .map(({ id, text, standing, evidence }) => ({
      id,
      title: text,
      bullets: [{ text: standings[standing], evidence: evidence === null ? [] : [evidence] }],
      advice: null,
      severity: null,
    }));
  return items.length === 0 ? [] : [{ kind: 'findings', title, items, basis: 'opinion' }];
}

function ratingsBlock(ratings: GivenOpinion['ratings']): Block[] {
  if (ratings.length === 0) return [];
  const rows = ratings.map(({ name, score, low, high, readings, why }) => [
    name,
    score,
    low === high ? `${low}` : `${low}-${high}`,
    readings,
    why,
  ]);
  const columns = [
    { label: 'Rated by the model', align: 'left' as const },
    { label: 'Median', align: 'right' as const },
    { label: 'Range', align: 'right' as const },
    { label: 'Readings', align: 'right' as const },
    { label: 'Why', align: 'left' as const },
  ];
  return [{ kind: 'table', title: 'Ratings in the model’s reading (1-10)', columns, rows, basis: 'opinion' }];
}

/** The lines are counted, not judged, and say nothing against the script by themselves. */
function suspiciousBlock(suspicious: readonly SuspiciousLine[]): Block[] {
  if (suspicious.length === 0) return [];
  const items = suspicious.map(({ page, line, quote, hidden }) => ({
    label: hidden ? 'Hidden from a reader of the PDF' : 'Looks addressed to a reading machine',
    value: page === null ? 'title page' : `page ${page}`,
    note: hidden
      ? 'The model was not given it, and no report counts it.'
      : `${page === null ? `“${quote}” ` : ''}The model was told to treat it as part of the script.`,
    evidence: page === null || line === null ? [] : [{ scene: null, page, line, quote }],
  }));
  return [
    {
      kind: 'facts',
      title: suspicious.some(({ hidden }) => hidden)
        ? 'Hidden text, and lines that address a machine'
        : 'Lines that address a machine',
      items,
      basis: 'counted',
    },
  ];
}

/** The prompt is 'Opinion by MODEL, prompt v1: …', or says that there is none. */
export function opinionEntry(opinion: ShownOpinion): ReportEntry {
  const suspicious = suspiciousBlock(opinion.suspicious);
  if (opinion.kind === 'missing') {
    return { prompt: `No opinion by ${opinion.model}`, blocks: [...prose(null, opinion.message), ...suspicious] };
  }
  if (opinion.kind === 'awaited') {
    const message = `${opinion.model} is reading the script. What was counted from it is all here.`;
    return { prompt: 'The opinion is being written', blocks: [...prose(null, message), ...suspicious] };
  }
  const { title, logline, summary, synopsis, claims, ratings, verdict } = opinion;
  return {
    prompt: opinionHeading(opinion),
    blocks: [
      ...prose('Title of the note', title),
      ...prose('Logline', logline),
      ...prose('Summary in the model’s words', summary),
      ...prose('Synopsis', synopsis),
      ...groups.flatMap((group) => claimsBlock(claims, group)),
      ...ratingsBlock(ratings),
      ...prose('Verdict', verdict),
      ...suspicious,
    ],
  };
}
