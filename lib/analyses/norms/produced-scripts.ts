/** Percentiles over produced screenplays, as tables of numbers with their sources. Refuses text of any script. */
import type { Scale } from './scale.ts';

const tripod = (p5: number, p50: number, p95: number): Scale => ({
  kind: 'norm',
  source: '92 produced scripts of the TRIPOD selection, counted with a quick parser, 2026-11',
  sample: 92,
  points: [
    { percentile: 5, value: p5 },
    { percentile: 50, value: p50 },
    { percentile: 95, value: p95 },
  ],
});

/** 5th, 50th and 95th percentile over 92 features. Term lists behind clichés and camera terms differ a little from ours. */
export const tripodNorms = {
  pages: tripod(90, 119, 154),
  scenesPerPage: tripod(0.58, 1.19, 2.02),
  dialogueShare: tripod(0.19, 0.39, 0.66),
  speakers: tripod(20, 42, 80),
  locations: tripod(26, 71, 174),
  exteriorShare: tripod(0.15, 0.37, 0.64),
  nightShare: tripod(0.02, 0.24, 0.6),
  leadShare: tripod(0.18, 0.31, 0.46),
  parentheticalsPerSpeech: tripod(0.01, 0.15, 0.43),
  clichesPerThousandWords: tripod(0.1, 0.35, 0.97),
  cameraTermsPerPage: tripod(0.06, 0.39, 1.5),
} as const;
