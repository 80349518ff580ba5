/** An opinion as it is stored, for tests of what is made of it. */
import type { GivenOpinion } from '../../lib/contract/opinion.ts';

export const opinionOrigin = {
  provider: 'bedrock',
  model: 'us.anthropic.claude-sonnet-5-5',
  promptVersion: 3,
  promptHash: 'abc',
  usage: { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 },
  costUsd: 0.01,
  calls: 1,
  suspicious: [],
};
const evidence = { scene: 4, page: 7, line: 3, quote: 'She *hangs* it.' };
export const opinionGiven: GivenOpinion = {
  kind: 'given',
  ...opinionOrigin,
  title: null,
  logline: 'A projectionist has one night.',
  summary: null,
  synopsis: 'One.\nTwo.',
  claims: [
    { kind: 'strength', text: 'The ladder is a joke and a plan.', standing: 'verified', evidence },
    { kind: 'strength', text: 'The jars return.', standing: 'replaced', evidence },
    { kind: 'weakness', text: 'The buyer has no face.', standing: 'unsupported', evidence: null },
  ],
  ratings: [{ name: 'Flux', score: 6.5, low: 5, high: 7, readings: 3, why: 'It moves.' }],
  verdict: 'Keep the jars.',
  quotes: { verified: 9, replaced: 1, dropped: 2 },
};
