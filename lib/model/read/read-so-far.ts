/** What has been read so far, as text for the passes that come after. */
import type { GivenPart, GivenPoints, GivenSaid, GivenScenes, GivenStory } from './forms.ts';
import type { NumberedScript } from './numbered-script.ts';
import type { Claim } from './proof/proof-claim.ts';
import type { DigestLine } from './windows.ts';

export function digestLines(script: NumberedScript, chunks: readonly GivenScenes[]): DigestLine[] {
  const told = new Map(chunks.flatMap(({ scenes }) => scenes.map((scene) => [scene.scene, scene] as const)));
  return script.scenes.flatMap(({ scene, page }) => {
    const ordinal = scene ?? 0;
    const given = told.get(ordinal);
    if (!given) return [];
    const { happens, turns, plants, pays, cites } = given;
    return [
      {
        at: `scene ${ordinal}, p. ${page}`,
        cite: cites.slice(0, 2).join(', ') || `${ordinal}.1`,
        happens,
        turns,
        plants,
        pays,
      },
    ];
  });
}

const saidText = (label: string, said: GivenSaid | null): string[] =>
  said === null ? [] : [`${label}: ${said.text} [${said.cites.join(', ')}]`];

/** What was written up of days, ways, things and counts, with what does not agree. */
export const ledgerLines = ({ ledger }: GivenStory): string[] =>
  (ledger?.ledger ?? []).map(({ about, text, cites, hole }) =>
    [`Ledger, ${about}: ${text} [${cites.join(', ')}]`, ...(hole === null ? [] : [`Hole: ${hole}`])].join(' '),
  );

/** Ledger, people, beats, set-ups and promises in short lines with their cites. */
export function storyText(story: GivenStory): string {
  const { ledger, people, shape, meaning } = story;
  return [
    ...ledgerLines(story),
    ...(ledger?.needs ?? []).map(({ kind, what, scenes }) => `Needs, ${kind}: ${what} (scenes ${scenes.join(', ')})`),
    ...(people?.people ?? []).map(({ name, role, want, need, missing }) =>
      [
        `${name} (${role})`,
        ...saidText('wants', want),
        ...saidText('needs', need),
        ...saidText('missing', missing),
      ].join('; '),
    ),
    ...(shape?.shape ? [`Shape: ${shape.shape}`] : []),
    ...(shape?.beats ?? []).flatMap(({ name, said }) => saidText(`Beat, ${name}`, said)),
    ...(shape?.setups ?? []).map(
      ({ what, planted, paid, state }) => `Set-up, ${state}: ${what} [${[...planted, ...paid].join(', ')}]`,
    ),
    ...(shape?.patterns ?? []).flatMap(({ what, keep, ...said }) =>
      saidText(`Recurs, ${what}${keep === null ? '' : ` (keep: ${keep})`}`, said),
    ),
    ...(shape?.pressure ?? []).flatMap(({ from, to, ...said }) => saidText(`Against the lead, p. ${from}-${to}`, said)),
    ...(meaning?.promises ?? []).flatMap(({ kept, ...said }) =>
      saidText(kept ? 'Promise kept' : 'Promise not kept', said),
    ),
    ...saidText('Picture', meaning?.picture ?? null),
  ].join('\n');
}

const cutText = ({ page, to, act, text }: GivenPart): string[] =>
  act === 'cut' ? [`Cuts page ${to === null ? page : `${page}-${to}`}: ${text}`] : [];

/** The notes with their numbers, by which the judgement names its reasons, and what they advise: what is sold is the script after them. */
export const pointsText = ({ points }: GivenPoints): string =>
  points
    .map(({ kind, title, weight, try: advice, parts }, at) =>
      [
        `${at + 1}. ${kind}, weight ${weight}: ${title}`,
        ...(advice === null ? [] : [`Advises: ${advice}`]),
        ...parts.flatMap(cutText),
      ].join(' | '),
    )
    .join('\n');

export const claimsText = (claims: readonly Claim[]): string =>
  claims
    .map(({ key, text, passages, search }) =>
      [
        `Claim ${key}: ${text}`,
        ...(passages.length === 0 ? [] : ['Passages:', ...passages]),
        ...(search === null ? [] : ['Searched, and the lines that come nearest:', ...search]),
      ].join('\n'),
    )
    .join('\n\n');
