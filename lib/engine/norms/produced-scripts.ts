/** Percentiles over produced features as scales, from a counted table. Holds no text of any script. */
import { type FeatureTable, featureTable } from './norm-tables.ts';
import table from './produced-scripts.json' with { type: 'json' };
import type { Scale } from './scale.ts';

type FeatureMeasure = keyof FeatureTable['measures'];

/** Every measure of a table as a scale that names its source and its number of scripts. */
export function featureScales({
  source,
  scripts,
  percentiles,
  measures,
}: FeatureTable): Readonly<Record<FeatureMeasure, Scale>> {
  const scale = (values: readonly number[]): Scale => ({
    kind: 'norm',
    source,
    sample: scripts,
    points: percentiles.map((percentile, index) => ({ percentile, value: values[index] ?? 0 })),
  });
  return {
    pages: scale(measures.pages),
    scenesPerPage: scale(measures.scenesPerPage),
    dialogueShare: scale(measures.dialogueShare),
    speakers: scale(measures.speakers),
    locations: scale(measures.locations),
    nightShare: scale(measures.nightShare),
    leadShare: scale(measures.leadShare),
    parentheticalsPerSpeech: scale(measures.parentheticalsPerSpeech),
  };
}

/** 5th, 50th and 95th percentile over features. */
export const tripodNorms = featureScales(featureTable.parse(table));
