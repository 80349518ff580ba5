/** The ids of the story graph's nodes: given by code from what stands on the page, the same for the same page. */
import type { FindingSource } from './finding.ts';

/** 'sc.12', by the scene's ordinal among those with a heading. */
export const sceneId = (ordinal: number): string => `sc.${ordinal}`;

/** 'ch.MRS. MULLER', by the name that the person's cues are merged under. */
export const characterId = (cueName: string): string => `ch.${cueName}`;

/** The cue name behind a character's id: 'MRS. MULLER'. */
export const cueNameOf = (id: string): string => id.slice(characterId('').length);
/** 'pl.MERIDIAN CINEMA', by the words that every spelling of the place shares. */
export const placeId = (key: string): string => `pl.${key}`;
/** The words behind a place's id: 'MERIDIAN CINEMA'. */
export const placeKeyOf = (id: string): string => id.slice(placeId('').length);
/** 'fi.longSpeech' of a flaw rule, 'fi.measure.adverbs', 'fi.pattern.sole-lead': the same in every draft. */
export const findingId = (source: FindingSource, rule: string): string =>
  source === 'flaw' ? `fi.${rule}` : `fi.${source}.${rule}`;

/** The rule behind a finding's id: 'longSpeech', 'adverbs'. What is no finding's id is given back. */
export const ruleOfFinding = (id: string): string => id.replace(/^fi\.(?:measure\.|pattern\.)?/, '');

/** 'Aiden Polywell' for a name in capitals, as a cue and an introduction have it; any other stays as it is spelled. */
export const spelledName = (name: string): string =>
  /\p{Ll}/u.test(name)
    ? name
    : name.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
